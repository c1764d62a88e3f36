/** The fragment that opens a saved list: '/pedido-rapido#lista-{id}'. It works only on the device that has the list. */
export function savedFragment(id: string): string {
  return `lista-${encodeURIComponent(id)}`
}

/** The id in such a fragment; undefined for any other. */
export function savedIdOf(fragment: string): string | undefined {
  const id = /^lista-(.+)$/.exec(fragment)?.[1]
  try {
    return id === undefined ? undefined : decodeURIComponent(id)
  } catch {
    return undefined // An incomplete percent escape: the fragment was typed by hand.
  }
}
