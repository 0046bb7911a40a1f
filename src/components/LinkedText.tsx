import { Fragment } from 'react'

type Props = {
  text: string
  links?: readonly { words: string; address: string }[] | undefined
  className?: string
}

/** A text of which some words are links; words that it does not have are none. */
export function LinkedText({ text, links = [], className }: Props) {
  let rest = text
  const parts = links
    .filter(({ words }) => text.includes(words))
    .map(({ words, address }) => {
      const [before = '', ...after] = rest.split(words)
      rest = after.join(words)
      return (
        <Fragment key={address}>
          {before}
          <a className={className} href={address}>
            {words}
          </a>
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
