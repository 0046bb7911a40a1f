import { Fold } from '../fold/Fold.tsx'

type Props = { sections: readonly { title: string; text: string }[] }

/** The four or five sections of a solution: a rule with a tick, a heading, two or three lines. */
export function Notes({ sections }: Props) {
  return (
    <div className={`notes notes--${sections.length}`}>
      {sections.map(({ title, text }) => (
        <Fold key={title} className="note" summary={<h3 className="h4">{title}</h3>}>
          <p>{text}</p>
        </Fold>
      ))}
    </div>
  )
}
