import { Icon } from '../../../components/Icon.tsx'
import type { IconName } from '../../../components/icon-address.ts'
import './topics.css?deferred'

/** The small line above a solution's title: its drawing and its name. */
export function TopicLabel({ icon, text }: { icon: IconName; text: string }) {
  return (
    <p className="topic">
      <Icon name={icon} />
      {text}
    </p>
  )
}
