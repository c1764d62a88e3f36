import { useCallback, useSyncExternalStore } from 'react'
import { keepCalibration, onCalibration, storedCalibration } from '#app/browser/kept-calibration.ts'
import { onScreenState, screenState } from '#app/browser/screen-state.ts'
import { useSite } from '#app/site.tsx'
import {
  calibrated,
  pixelsPerMillimetre,
  readCalibration,
  stillHolds,
  usualPixels,
} from '#domain/true-size/calibration.ts'

/** How a millimetre stands on this screen: as it was calibrated, to be confirmed after a change, or not known yet. */
export interface GlassScale {
  state: 'unknown' | 'changed' | 'calibrated'
  /** CSS pixels of a millimetre; where it is not calibrated, what to begin with. */
  pixels: number
  calibrate: (pixels: number) => void
}

/** The scale of the screen, live with zoom, pinch and other tabs; undefined while the page does not run. */
export function useGlass(): GlassScale | undefined {
  const { slug } = useSite().brand
  const listen = useCallback((listener: () => void) => onCalibration(slug, listener), [slug])
  const stored = useSyncExternalStore(
    listen,
    () => storedCalibration(slug),
    () => '',
  )
  const screen = useSyncExternalStore(onScreenState, screenState, () => undefined)
  if (!screen) return undefined
  const kept = readCalibration(stored)
  return {
    state: !kept ? 'unknown' : stillHolds(kept, screen) ? 'calibrated' : 'changed',
    pixels: kept ? pixelsPerMillimetre(kept, screen) : usualPixels(screen),
    calibrate: (pixels) => keepCalibration(slug, calibrated(pixels, screen)),
  }
}
