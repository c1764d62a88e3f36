import { useEffect, useSyncExternalStore } from 'react'
import { trackContact } from '#app/browser/analytics.ts'
import { useSite } from '#app/site.tsx'
import { LatePlace, latePart } from '#app/ui/late.tsx'

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

/** Calls the conversion hooks at every click on a WhatsApp or e-mail link of the page (spec §7). Out: how to stop. */
function watchContactClicks(): () => void {
  const onClick = ({ target, defaultPrevented }: MouseEvent) => {
    // The second click of a double click is prevented elsewhere and opens nothing.
    if (defaultPrevented) return
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.href.startsWith('https://wa.me/')) trackContact('whatsapp')
    if (link?.href.startsWith('mailto:')) trackContact('email')
  }
  addEventListener('click', onClick)
  return () => removeEventListener('click', onClick)
}
