import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Editor } from './editor-site.ts'

/** Opens the form of a data file with a full page load, which discards unsaved changes. */
export async function openDataForm(page: Page, { address }: Editor, form: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${address}/edit#/collections/${form}`)
}

/** Scrolls until a field is rendered: Sveltia CMS renders only the fields in the viewport. */
async function scrollToField(field: Locator): Promise<void> {
  await field.page().mouse.move(300, 500)
  await expect(async () => {
    if (!(await field.isVisible())) await field.page().mouse.wheel(0, 300)
    expect(await field.isVisible()).toBe(true)
  }).toPass({ timeout: 15_000 })
}

/** Expands the groups around the field with a key path such as `damage.0.text.sv`, and returns the field. */
export async function revealField(page: Page, keys: string): Promise<Locator> {
  const at = (path: string) => page.locator(`[data-key-path="${path}"]`)
  const parts = keys.split('.')
  await expect(page.locator('[data-key-path]').first()).toBeVisible({ timeout: 60_000 })
  await scrollToField(at(parts[0] ?? ''))
  for (const [index, part] of parts.entries()) {
    if (index === 0 || /^\d+$/.test(part)) continue
    const isEntry = /^\d+$/.test(parts[index - 1] ?? '')
    const outer = at(parts.slice(0, isEntry ? index - 1 : index).join('.'))
    const inner = at(parts.slice(0, index + 1).join('.'))
    const opener = outer.getByRole('button', { name: isEntry ? 'Expandera alla' : 'Expandera', exact: true }).first()
    await expect(inner.or(opener).or(outer).first()).toBeVisible()
    if (!(await inner.isVisible()) && (await opener.isVisible())) await opener.click()
    await scrollToField(inner)
  }
  return at(keys)
}

/** Dispatches synthetic drag events with a file onto an element. */
export async function dispatchDrop(place: Locator, name: string, bytes: Buffer): Promise<void> {
  const type = { svg: 'image/svg+xml', heic: 'image/heic' }[name.split('.')[1] ?? ''] ?? 'image/jpeg'
  const given = { name, type, data: bytes.toString('base64') }
  const dataTransfer = await place.page().evaluateHandle(({ name, type, data }) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], name, { type }))
    return transfer
  }, given)
  const { x = 0, y = 0 } = (await place.boundingBox()) ?? {}
  for (const event of ['dragenter', 'dragover', 'drop'])
    await place.dispatchEvent(event, { dataTransfer, clientX: x + 4, clientY: y + 4 })
}

/** Drops a file of the disk onto an element by native drag events (Chrome DevTools Protocol). */
export async function dropFile(place: Locator, file: string): Promise<void> {
  const page = place.page()
  const browser = await page.context().newCDPSession(page)
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data })
}

/** Creates a JPEG of one colour, optionally with an EXIF orientation as cameras write it. */
export function createPhotograph(
  { width, height }: { width: number; height: number },
  orientation = 0,
): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#345' } }).jpeg()
  return (orientation ? picture.withMetadata({ orientation }) : picture).toBuffer()
}
