import { savesData } from './link-prefetch.ts'

/** Registers the worker that keeps visited pages readable without a connection, once the page has loaded. */
export function registerServiceWorker(): void {
  const workers = serviceWorkers()
  if (!workers) return
  const register = async () => {
    await workers.register('/service-worker.js')
    // On a first visit the page's files are loaded before the worker runs, so the page sends their addresses to it.
    if (!workers.controller) await tell(performance.getEntriesByType('resource').map(({ name }) => name))
  }
  const start = () => void register().catch((error) => console.warn('service worker', error))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start)
}

/**
 * Keeps the shown page for reading offline. The router changes pages without requesting their HTML, so the worker
 * fetches it in the background, unless the visitor saves data. Another search, filter or choice is still the same page.
 */
export function keepThisPage(): void {
  if (!savesData()) void tell([location.pathname])
}

/** Sends the worker, as soon as there is one, the addresses to keep. */
async function tell(addresses: string[]): Promise<void> {
  const { active } = (await serviceWorkers()?.ready) ?? {}
  active?.postMessage(addresses)
}

/** The browser's service workers; undefined on pages without TLS, where browsers offer none. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
}
