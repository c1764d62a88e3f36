import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Metric } from 'web-vitals'
import { trackEvent, trackContact } from '#app/browser/analytics.ts'
import { readConsent, storeConsent, type Consent } from '#app/browser/consent.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { LazyBoundary, lazyComponent } from '#app/ui/lazy-boundary.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { paths } from '#domain/pages/paths.ts'

/** Measures visits, if the company set it up and the visitor agreed; asks for that consent (spec §7). */
export function Analytics() {
  const { analyticsUrl, countsVisits } = useSite()
  // The answer is stored in the browser, so the served page never shows the question.
  const isHydrated = useIsHydrated()

  useEffect(watchContactClicks, [])

  return isHydrated && (analyticsUrl || countsVisits) && <ConsentNotice analyticsUrl={analyticsUrl} />
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

/** Loads the company's analytics script and starts reporting vitals. To be called with the visitor's consent only. */
async function loadAnalytics(url: string): Promise<void> {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  const scriptLoaded = new Promise((resolve) => script.addEventListener('load', resolve))
  document.head.append(script)
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
    // CLS times 1000, the others in milliseconds, rounded (spec §7, §9).
    const report = async ({ name, value }: Metric) => {
      await scriptLoaded
      trackEvent(name, { value: Math.round(name === 'CLS' ? value * 1000 : value) })
    }
    for (const observe of [onCLS, onINP, onFCP, onLCP, onTTFB]) observe((metric) => void report(metric))
  } catch (error) {
    // Spec §8: the page works without its vitals being measured.
    console.warn('web-vitals', error)
  }
}

const CountedVisit = lazyComponent(async () => (await import('./counted-visit.tsx')).CountedVisit)

/** Asks once whether the visit may be measured; the privacy page asks again. Rendered in the browser only. */
function ConsentNotice({ analyticsUrl }: { analyticsUrl: string }) {
  const { brand, countsVisits } = useSite()
  const { pathname } = useLocation()
  const [consent, setConsent] = useState(() => readConsent(brand.slug))
  const [isAnswered, setIsAnswered] = useState(false)

  useEffect(() => {
    if (analyticsUrl && consent === 'granted') void loadAnalytics(analyticsUrl)
  }, [consent, analyticsUrl])

  function setAndStoreConsent(newConsent: Consent) {
    storeConsent(brand.slug, newConsent)
    // A script that is already running stops only with a reload.
    if (consent === 'granted' && newConsent === 'refused') location.reload()
    setConsent(newConsent)
    setIsAnswered(true)
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  const mayCountVisit = countsVisits && !refusesMeasuring()
  // Nothing would be measured, so there is no question.
  if (!analyticsUrl && !mayCountVisit) return null

  const asksAgain = pathname === paths.privacy && !isAnswered
  // The counter is always at the same place in the tree, because it holds the counts of the visit.
  const visitCounter = mayCountVisit && consent === 'granted' && (
    <LazyBoundary whenFailed="nothing">
      <CountedVisit />
    </LazyBoundary>
  )
  return (
    <>
      {visitCounter}
      {(!consent || asksAgain) && (
        <section
          aria-label="Privacidade"
          className="no-print fixed inset-x-3 bottom-3 z-40 [body:has(.bottom-bar)_&]:bottom-20 grid max-w-lg gap-2 rounded border border-rule-strong bg-sheet p-3 text-small shadow-lift sm:inset-x-4 sm:p-4"
        >
          <p>
            {consent ? `Sua resposta: ${consent === 'granted' ? 'aceita' : 'recusada'}. ` : ''}
            Podemos medir o uso do site?{' '}
            <Link to={paths.privacy} className="underline">
              Como e para quê
            </Link>
            .
          </p>
          <p className="grid grid-cols-2 gap-2">
            <Button onClick={() => setAndStoreConsent('granted')}>Aceitar</Button>
            <Button onClick={() => setAndStoreConsent('refused')}>Recusar</Button>
          </p>
        </section>
      )}
    </>
  )
}

/** Whether the browser asks not to be measured: by Global Privacy Control, or by its predecessor Do Not Track. */
const refusesMeasuring = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
