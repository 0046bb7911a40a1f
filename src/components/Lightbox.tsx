import { Dialog } from './Dialog.tsx'

type Props = { id: string; label: string; closeLabel: string }

/** The full-screen dialog that src/reading/lightbox.ts shows pictures in. */
export function Lightbox({ id, label, closeLabel }: Props) {
  return (
    <Dialog id={id} className="lightbox" label={label} closeLabel={closeLabel}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; what stands in it when React comes is left alone */}
      <figure dangerouslySetInnerHTML={{ __html: '' }} />
    </Dialog>
  )
}
