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
  if (import.meta.env.PROD) registerServiceWorker()
}
