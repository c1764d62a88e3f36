import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { registerServiceWorker } from './browser/service-worker-registration.ts'
import { toleratePageTranslation } from './browser/page-translation.ts'

if (!document.querySelector('main')) throw new Error('Root element not found')

/** Older browsers read the pages and follow links without scripts (docs/decisions/016-engines.md). */
const isNewEnough = 'toSorted' in Array.prototype && CSS.supports('color', 'color-mix(in srgb, red, red)')

if (isNewEnough) {
  toleratePageTranslation()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
  keepPlaceOfKeptPage()
  if (import.meta.env.PROD) registerServiceWorker()
}

/**
 * Back to a page that the browser kept whole shows it where it was left. Only Chromium does so by itself: the router
 * restores places only of pages that it draws, and forbids WebKit and Firefox to.
 */
function keepPlaceOfKeptPage(): void {
  let left = 0
  addEventListener('pagehide', () => (left = scrollY))
  addEventListener('pageshow', ({ persisted }) => persisted && scrollTo({ top: left, behavior: 'instant' }))
}
