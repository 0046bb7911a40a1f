import type { ReactNode } from 'react'

type Props = {
  text: string
  links?: readonly { words: string; address: string }[] | undefined
  className?: string
}

/** Renders a text and links the given phrases in it; phrases that do not occur are ignored. */
export function LinkedText({ text, links = [], className }: Props): ReactNode {
  const link = links.find(({ words }) => text.includes(words))
  if (!link) return text
  const [before, ...after] = text.split(link.words)
  return (
    <>
      {before}
      <a className={className} href={link.address}>
        {link.words}
      </a>
      <LinkedText text={after.join(link.words)} links={links.filter((other) => other !== link)} className={className} />
    </>
  )
}
