/** Whether the server answers for this page just now. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}
