import { savesData } from './save-data.ts'

/** Registers the worker that keeps visited pages readable without a connection, once the page has loaded. */
export function registerServiceWorker(): void {
  const container = serviceWorkers()
  if (!container) return
  const registerAndSendFiles = async () => {
    await container.register('/service-worker.js')
    // On a first visit the page's files are loaded before the worker runs, so the page sends their addresses to it.
    if (!container.controller) await cacheInWorker(performance.getEntriesByType('resource').map(({ name }) => name))
  }
  const registerOrWarn = () => void registerAndSendFiles().catch((error) => console.warn('service worker', error))
  if (document.readyState === 'complete') registerOrWarn()
  else window.addEventListener('load', registerOrWarn)
}

/** Has the worker keep this page, unless the visitor saves data: the router changes pages without their HTML. */
export function cachePageForOffline(): void {
  if (!savesData()) void cacheInWorker([location.pathname])
}

async function cacheInWorker(addresses: string[]): Promise<void> {
  const { active } = (await serviceWorkers()?.ready) ?? {}
  active?.postMessage(addresses)
}

/** The browser's service workers; undefined on pages without TLS, where browsers offer none. */
const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined
