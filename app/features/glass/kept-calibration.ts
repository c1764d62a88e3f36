import { onStoredElsewhere, readStored, writeStored } from '#app/browser/storage.ts'
import { writeCalibration, type Calibration } from '#domain/true-size/calibration.ts'

const keyOf = (slug: string) => `${slug}-tela`

/** The calibration as the device keeps it, to be read by `readCalibration`; '' when there is none. */
export function storedCalibration(slug: string): string {
  return readStored(keyOf(slug)) ?? ''
}

/** Keeps a calibration; where the device refuses it, the tab keeps it. */
export function keepCalibration(slug: string, calibration: Calibration): void {
  const key = keyOf(slug)
  writeStored(key, writeCalibration(calibration))
  // The browser reports a change to other tabs only; here it is reported to this tab's own components.
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** Calls back whenever the calibration changes, in this tab or another. Out: how to stop listening. */
export function onCalibration(slug: string, listener: () => void): () => void {
  return onStoredElsewhere(keyOf(slug), listener)
}
