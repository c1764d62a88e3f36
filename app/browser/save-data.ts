/** Whether the visitor asked their browser to save data. Chromium only; false in other browsers. */
export function savesData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false
  const { connection } = navigator
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** When a link prefetches its page: on hover or focus, or with Save-Data only on the click. */
export const linkPrefetch = savesData() ? 'none' : 'intent'
