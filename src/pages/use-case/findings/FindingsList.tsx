import type { FindingsMessages } from '../../../../content/messages/findings.en.ts'
import type { ListRow } from './describe-findings.ts'

type Props = { title: string; head: FindingsMessages['listHead']; rows: readonly ListRow[] }

/** What is marked in the picture, in words. */
export function FindingsList({ title, head, rows }: Props) {
  return (
    <details className="finds__list">
      <summary>{title}</summary>
      <table>
        <thead>
          <tr>
            <th>{head.what}</th>
            <th>{head.size}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, size }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{size}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
