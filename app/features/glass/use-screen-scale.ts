import { useSyncExternalStore } from 'react'
import { announceChange, writeStored } from '#app/browser/storage.ts'
import { useSite } from '#app/site.tsx'
import { useStored } from '#app/use-stored.ts'
import {
  writeCalibration,
  type Calibration,
  type ScreenState,
  calibrationOf,
  pixelsPerMillimetre,
  readCalibration,
  appliesTo,
  usualPixels,
} from '#domain/true-size/calibration.ts'

const storageName = 'tela'

let lastState: ScreenState | undefined

/**
 * What the size of a CSS pixel depends on: zoom, window and screen. Out: the same object as long as nothing has
 * changed.
 */
function screenState(): ScreenState {
  const { width, height } = globalThis.screen
  const state = {
    ratio: devicePixelRatio,
    width,
    height,
    zoom: pageZoom(),
    pinch: globalThis.visualViewport?.scale ?? 1,
  }
  if (!lastState || !isSame(lastState, state)) lastState = state
  return lastState
}

/** Calls back when zoom, pinch, window or screen may have changed. Out: how to stop listening. */
function onScreenChange(listener: () => void): () => void {
  let resolution = currentResolution()
  // A window that moves to another screen at the same size changes its resolution only.
  const follow = () => {
    resolution.removeEventListener('change', follow)
    resolution = currentResolution()
    resolution.addEventListener('change', follow)
    listener()
  }
  resolution.addEventListener('change', follow)
  addEventListener('resize', listener)
  globalThis.visualViewport?.addEventListener('resize', listener)
  return () => {
    resolution.removeEventListener('change', follow)
    removeEventListener('resize', listener)
    globalThis.visualViewport?.removeEventListener('resize', listener)
  }
}

function currentResolution(): MediaQueryList {
  return matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
}

/**
 * Safari does not count the page's zoom in the pixel ratio; there the zoom is the window's outer width over its inner
 * width.
 */
function pageZoom(): number {
  const zoom = outerWidth / document.documentElement.clientWidth
  // No browser zooms further: then one of the two widths is not that of the window, as on some phones.
  return zoom > 0.2 && zoom < 6 ? Math.round(zoom * 100) / 100 : 1
}

function isSame(a: ScreenState, b: ScreenState): boolean {
  return a.ratio === b.ratio && a.width === b.width && a.height === b.height && a.zoom === b.zoom && a.pinch === b.pinch
}

/** Whether the screen is calibrated: yes, to be confirmed after a change, or not yet. */
export interface ScreenScale {
  state: 'unknown' | 'changed' | 'calibrated'
  /** CSS pixels per millimetre; a starting value where it is not calibrated. */
  pixels: number
  calibrate: (pixels: number) => void
}

function calibrationState(calibration: Calibration | undefined, screen: ScreenState): ScreenScale['state'] {
  if (!calibration) return 'unknown'
  return appliesTo(calibration, screen) ? 'calibrated' : 'changed'
}

/** The scale of the screen, kept up to date with zoom, pinch and other tabs; undefined before hydration. */
export function useScreenScale(): ScreenScale | undefined {
  const { slug } = useSite().brand
  const stored = useStored(storageName)
  const screen = useSyncExternalStore(onScreenChange, screenState, () => undefined)
  if (!screen) return undefined
  const calibration = readCalibration(stored)
  return {
    state: calibrationState(calibration, screen),
    pixels: calibration ? pixelsPerMillimetre(calibration, screen) : usualPixels(screen),
    calibrate: (pixels) => {
      // Where the device refuses it, the tab keeps it.
      writeStored(`${slug}-${storageName}`, writeCalibration(calibrationOf(pixels, screen)))
      announceChange(`${slug}-${storageName}`)
    },
  }
}
