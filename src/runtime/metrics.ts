import type { Metric } from 'web-vitals'
import { loadChunk } from '../dom/load-chunk.ts'

/** Reports web vitals (CLS, INP, FCP, LCP, TTFB) to a callback; without one nothing is loaded or measured. */
export async function reportWebVitals(callback?: (metric: Metric) => void): Promise<void> {
  if (!callback) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await loadChunk('web-vitals', () => import('web-vitals'))
  for (const observe of [onCLS, onINP, onFCP, onLCP, onTTFB]) observe(callback)
}
