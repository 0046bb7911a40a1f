import { Icon, type IconName } from '../../../components/Icon.tsx'

/** The small line above a solution's title: its drawing and its name. */
export function Topic({ icon, text }: { icon: IconName; text: string }) {
  return (
    <p className="topic">
      <Icon name={icon} />
      {text}
    </p>
  )
}
