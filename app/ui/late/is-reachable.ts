/** Whether the server answers for the current page at present. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}
