/** Settles once the browser has shown what was changed: what else follows from a press does not delay its answer. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A page that nobody sees is not painted.
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}
