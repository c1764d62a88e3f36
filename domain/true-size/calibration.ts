import * as v from 'valibot'
import { jsonTextSchema, tryParse } from '#domain/text/text-schemas.ts'

/** Sides of a bank card (ISO/IEC 7810 ID-1) in millimetres. */
export const card = { long: 85.6, short: 53.98 } as const
/** Diameter of the bimetallic coin of R$ 1 in millimetres. */
export const coin = 27

export interface ScreenState {
  /** Device pixels per CSS pixel. In most browsers this includes the page's zoom. */
  ratio: number
  /** The screen's sides in CSS pixels. */
  width: number
  height: number
  /** The page's zoom, where the ratio does not include it; otherwise 1. */
  zoom: number
  /** The factor of a pinch zoom; 1 without one. */
  pinch: number
}

/** Plausible CSS pixels per millimetre: from a projector to twice the densest phone. */
export const pixelLimits = { minimum: 0.8, maximum: 20 } as const

const positive = v.pipe(v.number(), v.minValue(0.01))
const calibrationSchema = jsonTextSchema(
  v.object({
    version: v.literal(1),
    /** CSS pixels per millimetre, without a pinch zoom. */
    pixels: v.pipe(v.number(), v.minValue(pixelLimits.minimum), v.maxValue(pixelLimits.maximum)),
    ratio: positive,
    zoom: positive,
    screen: v.strictTuple([positive, positive]),
  }),
)
export type Calibration = v.InferOutput<typeof calibrationSchema>

/** Reads a stored calibration; undefined where there is none or it is invalid. */
export function readCalibration(text: string): Calibration | undefined {
  return tryParse(calibrationSchema, text)
}

/** Writes a calibration for storage, as `readCalibration` reads it. */
export function writeCalibration(calibration: Calibration): string {
  return JSON.stringify(calibration)
}

/** Makes a screen's calibration. In: CSS pixels per millimetre on the screen as it is now. */
export function calibrationOf(pixels: number, { ratio, width, height, zoom, pinch }: ScreenState): Calibration {
  return { version: 1, pixels: clampPixels(pixels * pinch), ratio, zoom, screen: [width, height] }
}

/** Whether a calibration applies to the screen as it is now; rotating a phone and pinch zoom do not matter. */
export function appliesTo({ ratio, zoom, screen: [width, height] }: Calibration, now: ScreenState): boolean {
  return (
    isNear(ratio, now.ratio, roundingTolerance) &&
    isNear(zoom, now.zoom, zoomStep) &&
    isNear(Math.min(width, height), Math.min(now.width, now.height), roundingTolerance) &&
    isNear(Math.max(width, height), Math.max(now.width, now.height), roundingTolerance)
  )
}

/** The CSS pixels of a millimetre now; after a change of zoom they are converted, a starting point to be confirmed. */
export function pixelsPerMillimetre({ pixels, ratio, zoom }: Calibration, now: ScreenState): number {
  const byRatio = ratio / now.ratio
  const byZoom = isNear(zoom, now.zoom, zoomStep) ? 1 : zoom / now.zoom
  return (pixels * (isNear(byRatio, 1, roundingTolerance) ? byZoom : byRatio)) / now.pinch
}

/** The usual CSS pixels per millimetre of phones and of desktop screens, as a starting point. */
export function usualPixels({ width, height, pinch }: ScreenState): number {
  const isPhone = Math.min(width, height) < 600
  return (isPhone ? 6.2 : 3.8) / pinch
}

/** CSS pixels per millimetre, moved within the plausible limits. */
export function clampPixels(pixels: number): number {
  return Math.min(pixelLimits.maximum, Math.max(pixelLimits.minimum, pixels))
}

/** The relative difference that is none: browsers round ratios and screens differently from visit to visit. */
const roundingTolerance = 0.005

/** The relative difference that is no zoom: a window's frame looks like a small one, the smallest real step is 15%. */
const zoomStep = 0.12

const isNear = (a: number, b: number, tolerance: number): boolean => Math.abs(a / b - 1) <= tolerance
