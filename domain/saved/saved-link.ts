/** The fragment that opens a saved list: '/pedido-rapido#lista-{id}'. Other devices do not have the list. */
export function savedFragment(id: string): string {
  return `lista-${encodeURIComponent(id)}`
}

/** The id in such a fragment, or undefined for any other. */
export function savedIdOf(fragment: string): string | undefined {
  const id = /^lista-(.+)$/.exec(fragment)?.[1]
  try {
    return id === undefined ? undefined : decodeURIComponent(id)
  } catch {
    return undefined // Half a percent sign: typed by hand.
  }
}
