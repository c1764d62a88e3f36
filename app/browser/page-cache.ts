/**
 * Back to a page that the browser kept whole while another document was there: to the place that was left. Engines
 * other than Chromium leave it to the page, as the router asked them to.
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
