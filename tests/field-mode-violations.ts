import type { Page } from '@playwright/test'

/** Violations of the field mode's rules for sunlight and gloves: text of 20 px and a contrast of 7:1, targets of 56 × 56 px. */
export function fieldModeViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, .skip:not(:focus), svg, script, noscript')
    const about = (element: Element) => `${element.outerHTML.slice(0, 90)} …`
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const known = new Map<string, number[]>()
    const channels = (colour: string) => {
      const there = known.get(colour)
      if (there || !paint) return there ?? []
      paint.clearRect(0, 0, 1, 1)
      paint.fillStyle = colour
      paint.fillRect(0, 0, 1, 1)
      const read = [...paint.getImageData(0, 0, 1, 1).data]
      known.set(colour, read)
      return read
    }
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((part) => {
        const value = part / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element | null): string => {
      if (!element) return 'white'
      const { backgroundColor } = getComputedStyle(element)
      return channels(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement
      if (!element || !text.textContent?.trim() || !isSeen(element)) continue
      const { fontSize, color } = getComputedStyle(element)
      if (Number.parseFloat(fontSize) < 20) found.push(`${fontSize}: ${about(element)}`)
      const [one, other] = [luminance(color), luminance(groundOf(element))]
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      if (contrast < 7) found.push(`${contrast.toFixed(1)}:1: ${about(element)}`)
    }
    for (const element of document.querySelectorAll('a[href], button, summary, input, textarea, select')) {
      if (!isSeen(element)) continue
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      if (height < 55.5 || width < 55.5) found.push(`${Math.round(width)} × ${Math.round(height)}: ${about(element)}`)
    }
    return found
  })
}
