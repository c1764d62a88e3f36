import { takeDestination } from '#app/browser/destination.ts'
import { keepPresses } from '#app/ui/late/early-presses.ts'

/**
 * A script within each page: starts the page's other scripts after its first paint
 * (docs/decisions/039-plain-navigation.md).
 */

/** Milliseconds after which the scripts start without the browser having reported a paint. */
const latest = 3000

let isUnderWay = false
let pause = 500

/** Inserts the scripts, which the page holds inertly in `<noscript id="scripts">`, into the document. */
function start(): void {
  const aside = document.querySelector('#scripts')
  if (isUnderWay || !aside) return
  isUnderWay = true
  const scripts = document.createRange().createContextualFragment(aside.textContent)
  for (const script of scripts.querySelectorAll('script')) script.addEventListener('error', startAgain)
  document.head.append(scripts)
}

/** Scripts that fail to load are loaded again, each time after twice the pause. */
function startAgain(): void {
  isUnderWay = false
  pause *= 2
  setTimeout(start, pause)
}

function startAfterPaint(): void {
  const presses = keepPresses(start)
  // One of the router's scripts imports the entry: when that fails, the browser reports an unhandled rejection.
  addEventListener('unhandledrejection', () => presses.isKept && startAgain())
  if (document.hidden) return start()
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, latest)
}

const destination = takeDestination()
if (document.documentElement.hasAttribute('data-scripts')) {
  if (destination) location.replace(destination)
  else startAfterPaint()
}
