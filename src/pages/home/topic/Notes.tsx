type Props = { sections: readonly { title: string; text: string }[] }

/** The four or five sections of a solution: a rule with a tick, a heading, two or three lines. */
export function Notes({ sections }: Props) {
  return (
    <div className={`notes notes--${sections.length}`}>
      {sections.map((section) => (
        <div key={section.title} className="note">
          <h3 className="h4">{section.title}</h3>
          <p>{section.text}</p>
        </div>
      ))}
    </div>
  )
}
