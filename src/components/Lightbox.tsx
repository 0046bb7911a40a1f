import { Dialog } from './Dialog.tsx'

type Props = { id: string; label: string; closeLabel: string }

/** The full-screen dialog that src/client/lightbox.ts shows pictures in. */
export function Lightbox({ id, label, closeLabel }: Props) {
  return (
    <Dialog id={id} className="lightbox" label={label} closeLabel={closeLabel}>
      <figure />
    </Dialog>
  )
}
