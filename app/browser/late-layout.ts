/**
 * Lays out what `late-layout` (styles/app.css) kept out of the first paint, piece by piece while the browser is idle.
 * From then on every page is laid out whole, so that Back finds its place.
 */
export function layOutTheRest(): void {
  const pieces = document.querySelectorAll<HTMLElement>('[class*="late-layout"]').values()
  const next = () => {
    const { value: piece = document.documentElement, done: isLast } = pieces.next()
    piece.dataset.laidOut = ''
    if (!isLast) requestAnimationFrame(() => whenIdle(next))
  }
  whenIdle(next)
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 50)
}
