import type { Page } from '@playwright/test'

/** Violations of the field mode's rules for sunlight and gloves: text of 20 px and a contrast of 7:1, targets of 56 × 56 px. */
export function findFieldModeViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const violations: string[] = []
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, .skip:not(:focus), svg, script, noscript')
    const describe = (element: Element) => `${element.outerHTML.slice(0, 90)} …`
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const cache = new Map<string, number[]>()
    const channels = (colour: string) => {
      const cached = cache.get(colour)
      if (cached || !context) return cached ?? []
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const read = [...context.getImageData(0, 0, 1, 1).data]
      cache.set(colour, read)
      return read
    }
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((part) => {
        const value = part / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const backgroundOf = (element: Element | null): string => {
      if (!element) return 'white'
      const { backgroundColor } = getComputedStyle(element)
      return channels(backgroundColor)[3] === 0 ? backgroundOf(element.parentElement) : backgroundColor
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement
      if (!element || !text.textContent?.trim() || !isVisible(element)) continue
      const { fontSize, color } = getComputedStyle(element)
      if (Number.parseFloat(fontSize) < 20) violations.push(`${fontSize}: ${describe(element)}`)
      const [one, other] = [luminance(color), luminance(backgroundOf(element))]
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      if (contrast < 7) violations.push(`${contrast.toFixed(1)}:1: ${describe(element)}`)
    }
    for (const element of document.querySelectorAll('a[href], button, summary, input, textarea, select')) {
      if (!isVisible(element)) continue
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      if (height < 55.5 || width < 55.5)
        violations.push(`${Math.round(width)} × ${Math.round(height)}: ${describe(element)}`)
    }
    return violations
  })
}
