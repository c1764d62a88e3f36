/** Whether the visitor asked their browser to save data. Only Chromium tells; in other browsers the answer is no. */
export function savesData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false
  const { connection } = navigator
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** When a link prefetches its page: on hover or focus; where data is saved, not before the click. */
export const linkPrefetch = savesData() ? 'none' : 'intent'
