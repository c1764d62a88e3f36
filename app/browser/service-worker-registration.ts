import { savesData } from './data-saver.ts'

/** Registers the worker that keeps visited pages readable without a connection, once the page has loaded. */
export function registerServiceWorker(): void {
  const workers = serviceWorkers()
  if (!workers) return
  const register = async () => {
    await workers.register('/service-worker.js')
    // On a first visit the page's files were loaded before the worker ran: it is told their addresses.
    if (!workers.controller) await tell(performance.getEntriesByType('resource').map(({ name }) => name))
  }
  const start = () => void register().catch((error) => console.warn('service worker', error))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start)
}

/**
 * Keeps the page that is shown. The router changes pages without asking for them: the worker fetches the whole
 * page behind, unless the visitor saves data. A search, filter or choice is the same page.
 */
export function keepThisPage(): void {
  if (!savesData()) void tell([location.pathname])
}

/** Tells the worker, as soon as there is one, what is to be kept. */
async function tell(addresses: string[]): Promise<void> {
  const { active } = (await serviceWorkers()?.ready) ?? {}
  active?.postMessage(addresses)
}

/** The browser's service workers; browsers offer none to pages that came without TLS. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
}
