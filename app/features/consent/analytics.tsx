import { lazy, Suspense, useEffect, useState } from 'react'
import { watchContactClicks } from '#app/browser/contact-clicks.ts'
import { useSite } from '#app/site.tsx'

const ConsentNotice = lazy(async () => ({ default: (await import('./consent-notice.tsx')).ConsentNotice }))

/** Measures nothing unless the company configured a script and the visitor agreed (decisions, 'Privacy'). */
export function Analytics() {
  const { analyticsUrl } = useSite()
  const [isHydrated, setIsHydrated] = useState(false)

  useEffect(() => {
    setIsHydrated(true)
    return watchContactClicks()
  }, [])

  if (!analyticsUrl || !isHydrated) return null
  return (
    <Suspense>
      <ConsentNotice analyticsUrl={analyticsUrl} />
    </Suspense>
  )
}
