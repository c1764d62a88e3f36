import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ClientInstrumentation } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { stopKeepingPresses } from './ui/late/early-presses.ts'
import { navigateTo } from './browser/destination.ts'
import { registerServiceWorker } from './browser/service-worker-registration.ts'

if (!document.querySelector('main')) throw new Error('Root element not found')

/**
 * Notes the address before the navigation starts: the router may find the next page's code missing, and reload, before
 * it renders anything.
 */
const destinations: ClientInstrumentation = {
  router: (router) => router.instrument({ navigate: (go, { to }) => navigateTo(to, go) }),
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Hydrates synchronously: in slices of 5 ms, a list to which Back leads would appear later
          (docs/decisions/039-plain-navigation.md). */}
      <HydratedRouter useTransitions={false} instrumentations={[destinations]} />
    </StrictMode>,
  )
  stopKeepingPresses()
})

if (import.meta.env.PROD) registerServiceWorker()
