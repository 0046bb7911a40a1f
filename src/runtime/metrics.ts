import type { Metric } from 'web-vitals'
import { loadChunk } from '../dom/load-chunk.ts'

/**
 * Reports layout shift, interaction delay, first paint, largest paint and time to first byte to a callback; without
 * one nothing is measured and nothing is loaded.
 */
export async function reportMetrics(callback?: (metric: Metric) => void): Promise<void> {
  if (!callback) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await loadChunk('web-vitals', () => import('web-vitals'))
  for (const observe of [onCLS, onINP, onFCP, onLCP, onTTFB]) observe(callback)
}
