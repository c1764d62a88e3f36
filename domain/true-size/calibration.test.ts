import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  calibrationOf,
  pixelsPerMillimetre,
  readCalibration,
  appliesTo,
  writeCalibration,
  type ScreenState,
} from './calibration.ts'

const phone: ScreenState = { ratio: 3, width: 390, height: 844, zoom: 1, pinch: 1 }
const pixels = fc.double({ min: 1, max: 15, noNaN: true })
const pinch = fc.double({ min: 1, max: 5, noNaN: true })

describe('a calibration', () => {
  test('gives back the millimetre that it was made with, however far the page was pinched then and is now', () => {
    fc.assert(
      fc.property(pixels, pinch, pinch, (perMillimetre, before, now) => {
        fc.pre(perMillimetre * before < 20)
        const made = calibrationOf(perMillimetre, { ...phone, pinch: before })
        const onGlass = pixelsPerMillimetre(made, { ...phone, pinch: now }) * now
        expect(onGlass).toBeCloseTo(perMillimetre * before, 8)
      }),
    )
  })

  test('keeps the same device pixels when a zoom changes the ratio', () => {
    fc.assert(
      fc.property(pixels, fc.constantFrom(0.5, 0.8, 1.1, 1.25, 2), (perMillimetre, zoom) => {
        const made = calibrationOf(perMillimetre, { ...phone, ratio: 1 })
        const zoomed = { ...phone, ratio: zoom, zoom }
        expect(pixelsPerMillimetre(made, zoomed) * zoom).toBeCloseTo(perMillimetre, 8)
        expect(appliesTo(made, zoomed)).toBe(false)
      }),
    )
  })

  test('follows a zoom that the ratio does not count, as in Safari', () => {
    const made = calibrationOf(4, { ...phone, ratio: 2 })
    const zoomed = { ...phone, ratio: 2, zoom: 1.25 }
    expect(pixelsPerMillimetre(made, zoomed)).toBeCloseTo(3.2)
    expect(appliesTo(made, zoomed)).toBe(false)
  })

  test('holds for the same screen turned, and with a window frame that looks like a little zoom', () => {
    const made = calibrationOf(6.2, phone)
    expect(appliesTo(made, { ...phone, width: 844, height: 390, zoom: 1.05, pinch: 3 })).toBe(true)
  })

  test.each([
    ['another ratio', { ratio: 2 }],
    ['another screen', { width: 414 }],
  ])('does not hold for %s', (_what, change) => {
    expect(appliesTo(calibrationOf(6.2, phone), { ...phone, ...change })).toBe(false)
  })

  test('is read as it was written, and is none where the text is broken or beyond belief', () => {
    const made = calibrationOf(6.2, phone)
    expect(readCalibration(writeCalibration(made))).toEqual(made)
    for (const text of ['', '{', '{"version":2}', writeCalibration({ ...made, pixels: 900 })])
      expect(readCalibration(text)).toBeUndefined()
  })

  test('is kept within what a screen can be', () => {
    expect(calibrationOf(0.001, phone).pixels).toBe(0.8)
    expect(calibrationOf(400, phone).pixels).toBe(20)
  })
})
