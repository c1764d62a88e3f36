import { unstored } from '#app/browser/storage.ts'

/** Erases a text from the device, and from the tab's memory, which holds it where the device refused it. */
export function forgetText(key: string): void {
  unstored.delete(key)
  try {
    sessionStorage.removeItem(key)
    localStorage.removeItem(key)
  } catch {
    // Where storage is forbidden, nothing is kept in it.
  }
}
