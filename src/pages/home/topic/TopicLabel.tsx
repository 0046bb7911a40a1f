import { Icon } from '../../../components/Icon.tsx'
import type { IconName } from '../../../components/icon-address.ts'
import './topics.css?deferred'

/** The label above the heading of a solution: its icon and name. */
export function TopicLabel({ icon, text }: { icon: IconName; text: string }) {
  return (
    <p className="topic">
      <Icon name={icon} />
      {text}
    </p>
  )
}
