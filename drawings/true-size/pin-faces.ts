import { longPlaces } from '#drawings/faces/contact-places.ts'
import { counted } from '#drawings/faces/face.ts'
import { inkFill } from '#drawings/palette.ts'
import { circle, path, type Point, rect } from '#drawings/svg.ts'
import { contour, type TrueDraw, units, unmeasured } from './true-size.ts'

/** A single contact; its insulation is drawn for orientation, at a size that no standard gives. */
const safety: TrueDraw = ({ key }, { outline }) => ({
  outline: counted(key, [contour(outline)]),
  details: circle([0, 0], units(2.5), unmeasured),
  reach: [2.5, 2.5],
})

const blade: TrueDraw = ({ key }, { outline }) => ({ outline: counted(key, [contour(outline)]), details: '' })

const bipin: TrueDraw = (connector, { pitch = 0, contact = 1 }) => ({
  outline: counted(
    connector.key,
    longPlaces(connector, [units(pitch), 0]).map((place) => circle(place, units(contact / 2))),
  ),
  details: rect([-units(pitch), -units(2), units(pitch) * 2, units(4)], { ...unmeasured, rx: units(1) }),
  reach: [pitch, 2],
})

const couplerBody = 'M-1200 800V-350L-750 -800H750L1200 -350V800Z'
const plugBody = 'M-1750 0L-1050 -800H1050L1750 0L1050 800H-1050Z'

/** A mains connector: live and neutral in line, earth offset: towards the bevels in IEC 60320, below in NBR 14136. */
const mains: TrueDraw = ({ key, gender, standard }, { pitch = 0, rowPitch = 0, contact = 0 }) => {
  const isCoupler = standard === 'IEC 60320-1'
  const [across, off, size] = [units(pitch / 2), units(rowPitch / 2), units(contact)]
  const places: readonly Point[] = [
    [-across, isCoupler ? off : -off],
    [0, isCoupler ? -off : off],
    [across, isCoupler ? off : -off],
  ]
  const coupler = ([x, y]: Point) => rect([x - size / 2, y - size, size, size * 2])
  const pins = gender === 'macho' ? places.map((place) => circle(place, size / 4, inkFill)).join('') : ''
  return {
    outline: counted(
      key,
      places.map((place) => (isCoupler ? coupler(place) : circle(place, size / 2))),
    ),
    details: pins + path(isCoupler ? couplerBody : plugBody, unmeasured),
    reach: isCoupler ? [12, 8] : [17.5, 8],
  }
}

/** Connectors whose contacts are measured. */
export const pinFaces = {
  'din-seguranca': safety,
  lamina: blade,
  bipino: bipin,
  tomada: mains,
} as const satisfies Record<string, TrueDraw>
