import { Fragment } from 'react'

type Props = { text: string; links?: readonly { words: string; address: string }[] | undefined }

/** A text of which some words are links. */
export function LinkedText({ text, links = [] }: Props) {
  let rest = text
  const parts = links.map(({ words, address }) => {
    const [before = '', ...after] = rest.split(words)
    rest = after.join(words)
    return (
      <Fragment key={address}>
        {before}
        <a href={address}>{words}</a>
      </Fragment>
    )
  })
  return (
    <>
      {parts}
      {rest}
    </>
  )
}
