import { useCallback, useSyncExternalStore } from 'react'
import { keepCalibration, onCalibration, storedCalibration } from '#app/features/glass/kept-calibration.ts'
import { onScreenState, screenState } from '#app/features/glass/screen-state.ts'
import { useSite } from '#app/site.tsx'
import {
  calibrated,
  pixelsPerMillimetre,
  readCalibration,
  stillHolds,
  usualPixels,
} from '#domain/true-size/calibration.ts'

/** Whether the screen is calibrated: yes, to be confirmed after a change, or not yet. */
export interface GlassScale {
  state: 'unknown' | 'changed' | 'calibrated'
  /** CSS pixels per millimetre; a starting value where it is not calibrated. */
  pixels: number
  calibrate: (pixels: number) => void
}

/** The scale of the screen, kept up to date with zoom, pinch and other tabs; undefined before hydration. */
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
