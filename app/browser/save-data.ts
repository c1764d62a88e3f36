/** Whether the visitor asked their browser to save data. Chromium only; false in other browsers. */
export function savesData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false
  const { connection } = navigator
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
