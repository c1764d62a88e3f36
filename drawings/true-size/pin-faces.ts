import { longPlaces } from '#drawings/faces/contact-places.ts'
import { countedMarks } from '#drawings/faces/face.ts'
import { inkFill } from '#drawings/palette.ts'
import { circle, path, type Point, rect } from '#drawings/svg.ts'
import { contour, type TrueFaceDrawer, toUnits, unmeasuredStyle } from './true-size.ts'

/** A single contact; its insulation is drawn for orientation, at a size that no standard gives. */
const safety: TrueFaceDrawer = ({ key }, { outline }) => ({
  outline: countedMarks(key, [contour(outline)]),
  details: circle([0, 0], toUnits(2.5), unmeasuredStyle),
  reach: [2.5, 2.5],
})

const blade: TrueFaceDrawer = ({ key }, { outline }) => ({
  outline: countedMarks(key, [contour(outline)]),
  details: '',
})

const bipin: TrueFaceDrawer = (connector, { pitch = 0, contact = 1 }) => ({
  outline: countedMarks(
    connector.key,
    longPlaces(connector, [toUnits(pitch), 0]).map((place) => circle(place, toUnits(contact / 2))),
  ),
  details: rect([-toUnits(pitch), -toUnits(2), toUnits(pitch) * 2, toUnits(4)], { ...unmeasuredStyle, rx: toUnits(1) }),
  reach: [pitch, 2],
})

const couplerBody = 'M-1200 800V-350L-750 -800H750L1200 -350V800Z'
const plugBody = 'M-1750 0L-1050 -800H1050L1750 0L1050 800H-1050Z'

/** A mains connector: live and neutral in line, earth offset: towards the bevels in IEC 60320, below in NBR 14136. */
const mains: TrueFaceDrawer = ({ key, gender, standard }, { pitch = 0, rowPitch = 0, contact = 0 }) => {
  const isCoupler = standard === 'IEC 60320-1'
  const [across, off, size] = [toUnits(pitch / 2), toUnits(rowPitch / 2), toUnits(contact)]
  const places: readonly Point[] = [
    [-across, isCoupler ? off : -off],
    [0, isCoupler ? -off : off],
    [across, isCoupler ? off : -off],
  ]
  const coupler = ([x, y]: Point) => rect([x - size / 2, y - size, size, size * 2])
  const pins = gender === 'macho' ? places.map((place) => circle(place, size / 4, inkFill)).join('') : ''
  return {
    outline: countedMarks(
      key,
      places.map((place) => (isCoupler ? coupler(place) : circle(place, size / 2))),
    ),
    details: pins + path(isCoupler ? couplerBody : plugBody, unmeasuredStyle),
    reach: isCoupler ? [12, 8] : [17.5, 8],
  }
}

/** Connectors whose contacts are measured. */
export const pinFaces = {
  'din-seguranca': safety,
  lamina: blade,
  bipino: bipin,
  tomada: mains,
} as const satisfies Record<string, TrueFaceDrawer>
