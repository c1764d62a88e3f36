/** ms of work in one go: a frame has 16, and a phone takes four times as long as the machines that this is made on. */
const atOnce = 8

/**
 * Lays out what `late-layout` (styles/app.css) kept out of the first paint, piece by piece while the browser is idle.
 * From then on every page is laid out whole, so that Back finds its place.
 */
export function layOutTheRest(): void {
  const pieces = document.querySelectorAll<HTMLElement>('[class*="late-layout"]').values()
  const next = () => {
    const end = performance.now() + atOnce
    let isLast: boolean | undefined
    do {
      const { value: piece = document.documentElement, done } = pieces.next()
      piece.dataset.laidOut = ''
      isLast = done
      // Asked for its height, a piece is laid out now, and the time that it takes is known.
    } while (!isLast && document.body.offsetHeight > 0 && performance.now() < end)
    if (!isLast) whenIdle(next)
  }
  whenIdle(next)
}

/** Safari has no idle callbacks: a task of its own comes after the taps that wait already. A frame for each piece took 1 to 2 s. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 })
  else setTimeout(work)
}
