/** Registers the worker that keeps visited pages readable without a connection, once the page has loaded. */
export function registerServiceWorker(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  const tell = async (addresses: string[]) => {
    const { active } = await workers.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
    active?.postMessage(addresses)
  }
  const tellPage = () => tell([location.href.replace(/#.*/, '')])
  const register = async () => {
    await workers.register('/service-worker.js')
    // What this page loaded went past a worker that was not there yet.
    if (!workers.controller) await tell(performance.getEntriesByType('resource').map(({ name }) => name))
    await tellPage()
    // The router changes pages without asking for them: the worker fetches the whole page behind.
    if ('navigation' in window) navigation.addEventListener('navigatesuccess', () => void tellPage())
  }
  const start = () => void register().catch((error) => console.warn('service worker', error))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start)
}
