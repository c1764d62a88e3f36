const name = 'destino'
let underWay: string | undefined

/**
 * Does what leads to an address, and notes meanwhile where the visitor is going: in a step of the history (a number) nothing. The router
 * loads the present page anew when the code of the next one cannot be had, as after a new release: the start (app/start.ts)
 * then goes on to where the visitor was going.
 */
export async function onTheWay(to: string | number, go: () => Promise<unknown>): Promise<void> {
  const address = typeof to === 'string' ? new URL(to, location.href).href : undefined
  note(address)
  await go()
  if (underWay === address) note(undefined)
}

function note(address: string | undefined): void {
  underWay = address
  try {
    if (address) sessionStorage.setItem(name, address)
    else sessionStorage.removeItem(name)
  } catch {
    // Without storage the press is lost with its page, which is what the router does by itself.
  }
}

/** Where a page that was loaded anew goes on to; told once. */
export function takenDestination(): string | undefined {
  try {
    const address = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    const [navigation] = performance.getEntriesByType('navigation')
    const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
    return isReload && address ? address : undefined
  } catch {
    return undefined // A storage that is refused keeps nothing.
  }
}

/** Whether the visitor is on the way to another path: an address that follows late would call them back. */
export function isLeaving(path: string): boolean {
  return underWay !== undefined && pathOf(underWay) !== pathOf(path)
}

/** Prerendered addresses end in a slash. */
function pathOf(address: string): string {
  return new URL(address, location.origin).pathname.replace(/\/$/, '')
}
