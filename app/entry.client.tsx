import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { stopKeepingPresses } from './ui/late/early-presses.ts'
import { registerServiceWorker } from './browser/service-worker-registration.ts'

if (!document.querySelector('main')) throw new Error('Root element not found')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* In one piece: in slices of 5 ms the next page comes later (docs/decisions/039-plain-navigation.md). */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  )
  stopKeepingPresses()
})

if (import.meta.env.PROD) registerServiceWorker()
