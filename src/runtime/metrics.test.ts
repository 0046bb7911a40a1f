import { expect, test, vi } from 'vitest'
import { reportWebVitals } from './metrics.ts'

const observers = vi.hoisted(() => ({
  onCLS: vi.fn(),
  onFCP: vi.fn(),
  onINP: vi.fn(),
  onLCP: vi.fn(),
  onTTFB: vi.fn(),
}))
const loaded = vi.hoisted(() => vi.fn())
vi.mock('web-vitals', () => {
  loaded()
  return observers
})

test('loads nothing without a callback, and observes the five metrics with one', async () => {
  await reportWebVitals()
  expect(loaded).not.toHaveBeenCalled()
  const callback = vi.fn()
  await reportWebVitals(callback)
  for (const observe of Object.values(observers)) expect(observe).toHaveBeenCalledExactlyOnceWith(callback)
})
