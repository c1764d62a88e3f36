import { unstored } from '#app/browser/storage.ts'

/** Erases a text from the device, and from the tab that kept it where the device could not. */
export function forgetText(key: string): void {
  unstored.delete(key)
  try {
    sessionStorage.removeItem(key)
    localStorage.removeItem(key)
  } catch {
    // Storage is forbidden: nothing is kept there.
  }
}
