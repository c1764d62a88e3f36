/** Whether the visitor asked their browser to save data. Chromium tells; where none does, nobody asked. */
export function savesData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false
  const { connection } = navigator
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** When links fetch the page that they lead to: as somebody turns to them, and by the press alone where data is saved. */
export const fetchAhead = savesData() ? 'none' : 'intent'
