import * as v from 'valibot'
import { jsonOf, readBy } from '#domain/text/read-by.ts'

/** A bank card by ISO/IEC 7810 ID-1, in millimetres. */
export const card = { long: 85.6, short: 53.98 } as const
/** The coin of 1 real of two colours, in millimetres. */
export const coin = 27

/** What decides how large a CSS pixel is on the glass. */
export interface ScreenState {
  /** Device pixels of a CSS pixel. Most browsers count the page's zoom in it. */
  ratio: number
  /** The screen's sides in CSS pixels. */
  width: number
  height: number
  /** The page's zoom, where a browser does not count it in the ratio; 1 without. */
  zoom: number
  /** How many times two fingers have enlarged the page; 1 without. */
  pinch: number
}

/** CSS pixels of a millimetre between which a screen is believed: a projector, and twice the densest phone. */
export const pixelLimits = { least: 0.8, most: 20 } as const

const positive = v.pipe(v.number(), v.minValue(0.01))
const calibrationSchema = jsonOf(
  v.object({
    version: v.literal(1),
    /** CSS pixels of a millimetre, without a pinch. */
    pixels: v.pipe(v.number(), v.minValue(pixelLimits.least), v.maxValue(pixelLimits.most)),
    ratio: positive,
    zoom: positive,
    screen: v.strictTuple([positive, positive]),
  }),
)
/** How large a millimetre is on a screen, and on which. */
export type Calibration = v.InferOutput<typeof calibrationSchema>

/** Reads a calibration as the device keeps it; undefined where there is none or it is broken. */
export function readCalibration(text: string): Calibration | undefined {
  return readBy(calibrationSchema, text)
}

/** A calibration as text, for the device. */
export function writeCalibration(calibration: Calibration): string {
  return JSON.stringify(calibration)
}

/** In: CSS pixels that a millimetre takes on a screen as it is now. Out: the calibration of that screen. */
export function calibrated(pixels: number, { ratio, width, height, zoom, pinch }: ScreenState): Calibration {
  return { version: 1, pixels: within(pixels * pinch), ratio, zoom, screen: [width, height] }
}

/** Whether a calibration is of this screen and zoom. A turned phone and a pinch change nothing. */
export function stillHolds({ ratio, zoom, screen: [width, height] }: Calibration, now: ScreenState): boolean {
  return (
    isNear(ratio, now.ratio, 0.005) &&
    isNear(zoom, now.zoom, zoomStep) &&
    isNear(Math.min(width, height), Math.min(now.width, now.height), 0.005) &&
    isNear(Math.max(width, height), Math.max(now.width, now.height), 0.005)
  )
}

/**
 * CSS pixels of a millimetre on a screen as it is now. Where the calibration is of another zoom this is what it comes to on
 * the same screen: a good place to begin, to be confirmed.
 */
export function pixelsPerMillimetre({ pixels, ratio, zoom }: Calibration, now: ScreenState): number {
  const byRatio = ratio / now.ratio
  const byZoom = isNear(zoom, now.zoom, zoomStep) ? 1 : zoom / now.zoom
  return (pixels * (isNear(byRatio, 1, 0.005) ? byZoom : byRatio)) / now.pinch
}

/** CSS pixels of a millimetre to begin with: what phones and desktop screens usually have. */
export function usualPixels({ width, height, pinch }: ScreenState): number {
  return (Math.min(width, height) < 600 ? 6.2 : 3.8) / pinch
}

/** Pixels of a millimetre within what is believed. */
export function within(pixels: number): number {
  return Math.min(pixelLimits.most, Math.max(pixelLimits.least, pixels))
}

/** A window's frame looks like a little zoom; the smallest step of a browser without zoom in its ratio is 15%. */
const zoomStep = 0.12

function isNear(one: number, other: number, tolerance: number): boolean {
  return Math.abs(one / other - 1) <= tolerance
}
