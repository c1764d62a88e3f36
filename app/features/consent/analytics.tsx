import { useEffect, useSyncExternalStore } from 'react'
import { watchContactClicks } from '#app/browser/measuring/contact-clicks.ts'
import { useSite } from '#app/site.tsx'
import { LatePlace, latePart } from '#app/ui/late/late-part.tsx'

const ConsentNotice = latePart(async () => (await import('./consent-notice.tsx')).ConsentNotice)
const never = () => () => {}

/** Measures nothing unless the company set it up and the visitor agreed (spec §7). */
export function Analytics() {
  const { analyticsUrl, countsVisits } = useSite()
  // The answer is stored in the browser, so the served page never shows the question.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  useEffect(watchContactClicks, [])

  if (!isBrowser || !(analyticsUrl || countsVisits)) return null
  return (
    <LatePlace whenFailed="nothing">
      <ConsentNotice analyticsUrl={analyticsUrl} />
    </LatePlace>
  )
}
