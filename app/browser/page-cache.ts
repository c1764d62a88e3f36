/**
 * Restores the scroll position when Back leads to a page that the browser kept whole (its back-forward cache). Chromium
 * does so by itself; other engines leave it to the page, because the router set `scrollRestoration` to manual.
 */
export function keepPlaceAcrossDocuments(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let left = 0
  addEventListener('pagehide', () => (left = scrollY), { signal })
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) scrollTo({ top: left, behavior: 'instant' })
    },
    { signal },
  )
  return () => listening.abort()
}
