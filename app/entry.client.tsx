import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { registerServiceWorker } from './browser/service-worker-registration.ts'
import { toleratePageTranslation } from './browser/page-translation.ts'

if (!document.querySelector('main')) throw new Error('Root element not found')

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
