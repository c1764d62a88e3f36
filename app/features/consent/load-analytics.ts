import type { Metric } from 'web-vitals'
import { trackOnceThere } from '#app/browser/analytics.ts'

/** Loads the company's analytics script and starts reporting vitals. To be called with the visitor's consent only. */
export async function loadAnalytics(url: string): Promise<void> {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  const { report, flush } = trackOnceThere()
  script.addEventListener('load', flush)
  document.head.append(script)
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
    // CLS times 1000, the others in milliseconds, rounded (spec §7, §9).
    const tell = ({ name, value }: Metric) => report(name, { value: Math.round(name === 'CLS' ? value * 1000 : value) })
    for (const observe of [onCLS, onINP, onFCP, onLCP, onTTFB]) observe(tell)
  } catch (error) {
    // Spec §8: the page works without its vitals being measured.
    console.warn('web-vitals', error)
  }
}
