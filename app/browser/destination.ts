const name = 'destino'
let underWay: string | undefined

/**
 * Runs a navigation and notes its address in the tab's storage until it ends; a step of the history (a number) is not
 * noted. When the code of the next page cannot be loaded, as after a new release, the router reloads the present page:
 * app/start.ts then navigates to the noted address.
 */
export async function navigateTo(to: string | number, go: () => Promise<unknown>): Promise<void> {
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
    // Without storage the navigation is lost with the reload, as it is with the router alone.
  }
}

/** The address to which a reloaded page navigates; reading the address also removes it. */
export function takeDestination(): string | undefined {
  try {
    const address = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    const [navigation] = performance.getEntriesByType('navigation')
    const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
    return isReload && address ? address : undefined
  } catch {
    return undefined // Where storage is refused, nothing was noted.
  }
}

/**
 * Whether the visitor is on the way to another path. A page that is being left must not change the address any more:
 * that would call the visitor back.
 */
export function isLeaving(path: string): boolean {
  return underWay !== undefined && pathOf(underWay) !== pathOf(path)
}

/** The path of an address without its final slash, which only prerendered addresses have. */
function pathOf(address: string): string {
  return new URL(address, location.origin).pathname.replace(/\/$/, '')
}
