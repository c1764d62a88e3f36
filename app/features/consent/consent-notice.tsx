import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { readConsent, storeConsent, type Consent } from '#app/browser/consent.ts'
import { loadAnalytics } from '#app/browser/load-analytics.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'

/** Asks once whether the visit may be measured; refusing is as easy as accepting. Rendered in the browser only. */
export function ConsentNotice({ analyticsUrl }: { analyticsUrl: string }) {
  const [consent, setConsent] = useState(readConsent)

  useEffect(() => {
    if (consent === 'granted') void loadAnalytics(analyticsUrl)
  }, [consent, analyticsUrl])

  function answer(next: Consent) {
    storeConsent(next)
    setConsent(next)
  }

  if (consent) return null
  return (
    <section
      aria-label="Privacidade"
      className="no-print fixed inset-x-4 bottom-4 z-40 grid max-w-lg gap-3 rounded border border-rule-strong bg-sheet p-4 text-small shadow-lift"
    >
      <p>
        Podemos medir o uso do site para melhorá-lo? Nada é medido sem a sua resposta. Veja a{' '}
        <Link to={paths.privacy} className="underline">
          política de privacidade
        </Link>
        .
      </p>
      <p className="grid grid-cols-2 gap-2">
        <Button onClick={() => answer('granted')}>Aceitar</Button>
        <Button onClick={() => answer('refused')}>Recusar</Button>
      </p>
    </section>
  )
}
