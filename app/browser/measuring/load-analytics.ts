import { trackOnceThere } from './analytics.ts'

/** Loads the company's analytics script and starts reporting vitals. To be called with the visitor's consent only. */
export async function loadAnalytics(url: string): Promise<void> {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  const { report, flush } = trackOnceThere()
  script.addEventListener('load', flush)
  document.head.append(script)
  try {
    const { reportWebVitals } = await import('./web-vitals.ts')
    reportWebVitals(report)
  } catch (error) {
    // Spec §8: the page works without its vitals being measured.
    console.warn('web-vitals', error)
  }
}
