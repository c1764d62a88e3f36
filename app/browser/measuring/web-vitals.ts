import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import type { track } from './analytics.ts'

/** Reports the page's vitals once each is known: CLS times 1000, the others in milliseconds, rounded (spec §7, §9). */
export function reportWebVitals(report: typeof track): void {
  const tell = ({ name, value }: Metric) => report(name, { value: Math.round(name === 'CLS' ? value * 1000 : value) })
  for (const observe of [onCLS, onINP, onFCP, onLCP, onTTFB]) observe(tell)
}
