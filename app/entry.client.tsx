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
 * A page that the browser kept whole and shows again scrolls to where it was left. Chromium does this alone; WebKit and
 * Firefox do not, because the router has set `history.scrollRestoration` to manual.
 */
function keepPlaceOfKeptPage(): void {
  let left = 0
  addEventListener('pagehide', () => (left = scrollY))
  addEventListener('pageshow', ({ persisted }) => persisted && scrollTo({ top: left, behavior: 'instant' }))
}
