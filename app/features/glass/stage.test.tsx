import fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished, expect, test } from 'vitest'
import { FaceView } from './stage.tsx'

const millimetres = fc.double({ min: 0.7, max: 60, noNaN: true })
/** CSS pixels per millimetre: from a projector to the densest phone. */
const pixelsPerMm = fc.double({ min: 0.8, max: 20, noNaN: true })
const shown = fc.record({
  width: millimetres,
  height: millimetres,
  perMillimetre: pixelsPerMm,
  isRimOnly: fc.boolean(),
})

test('at any calibration the picture is as large as the measure, and the outline as large as the picture', () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  fc.assert(
    fc.property(shown, ({ width, height, perMillimetre, isRimOnly }) => {
      const [w, h] = [width * 100, height * 100]
      const face = {
        name: 'Face',
        size: '',
        width,
        height,
        viewBox: `${-w / 2} ${-h / 2} ${w} ${h}`,
        outline: `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"/>`,
        details: '',
      }
      const look = { degrees: 0, isMirrored: false, isRimOnly }
      flushSync(() => root.render(<FaceView face={face} pixelsPerMm={perMillimetre} look={look} />))
      const picture = place.querySelector('svg')
      const outline = place.querySelector('rect')
      const matrix = outline?.getScreenCTM()
      if (!picture || !outline || !matrix) throw new Error('nothing is drawn')
      const box = picture.getBoundingClientRect()
      expect(Math.abs(box.width / perMillimetre - width)).toBeLessThanOrEqual(0.3)
      expect(Math.abs(box.height / perMillimetre - height)).toBeLessThanOrEqual(0.3)
      expect(Math.abs((outline.getBBox().width * matrix.a) / perMillimetre - width)).toBeLessThanOrEqual(0.3)
      expect(Math.abs((outline.getBBox().height * matrix.d) / perMillimetre - height)).toBeLessThanOrEqual(0.3)
    }),
  )
})
