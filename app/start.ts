import { takenDestination } from '#app/browser/destination.ts'
import { keepPresses } from '#app/ui/late/early-presses.ts'

/** What stands in each page by itself: lets the page's scripts come after its first paint (docs/decisions/039-plain-navigation.md). */

/** ms after which the scripts wait no more for a paint that nobody tells of. */
const latest = 3000

let isUnderWay = false
let pause = 500

/** Puts the scripts, which the page carries in `<noscript id="scripts">`, into the document. */
function start(): void {
  const aside = document.querySelector('#scripts')
  if (isUnderWay || !aside) return
  isUnderWay = true
  const scripts = document.createRange().createContextualFragment(aside.textContent)
  for (const script of scripts.querySelectorAll('script')) script.addEventListener('error', startAgain)
  document.head.append(scripts)
}

/** Scripts that cannot be had are asked for again, each time after twice the pause. */
function startAgain(): void {
  isUnderWay = false
  pause *= 2
  setTimeout(start, pause)
}

function startAfterPaint(): void {
  const presses = keepPresses(start)
  // The entry is imported by a script of the router's.
  addEventListener('unhandledrejection', () => presses.isKept && startAgain())
  if (document.hidden) return start()
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, latest)
}

const destination = takenDestination()
if (document.documentElement.hasAttribute('data-scripts')) {
  if (destination) location.replace(destination)
  else startAfterPaint()
}
