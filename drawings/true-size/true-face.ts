import { type ConnectorMeasures, type Extent, boxOf } from '#domain/catalogue/registry/connector-measures.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { countedMarks, longPositions, rowOf } from '#drawings/faces/face.ts'
import { colour, inkFill, noFill, noLine } from '#drawings/palette.ts'
import { circle, type Point, rect, path, d, line } from '#drawings/svg.ts'

/** Drawing units per millimetre: with one decimal, numbers are exact to the micrometre. */
const perMillimetre = 100

type TrueFaceDrawer = (
  connector: Connector,
  measures: ConnectorMeasures,
) => {
  outline: string
  details: string
  /** The extent of the details to the side and up in millimetres, where they reach beyond the outline. */
  reach?: Point
}

function contour(extent: Extent, radius = 0, attributes: Parameters<typeof circle>[2] = {}): string {
  if ('diameter' in extent) return circle([0, 0], (extent.diameter / 2) * perMillimetre, attributes)
  const [width, height] = [extent.width * perMillimetre, extent.height * perMillimetre]
  const rx = radius > 0 ? { rx: radius * perMillimetre } : {}
  return rect([-width / 2, -height / 2, width, height], { ...rx, ...attributes })
}

/** The style of parts that no standard measures: dashed. */
const unmeasuredStyle = { ...noFill, stroke: colour.mid, 'stroke-dasharray': '60 50' } as const

const toUnits = (millimetres: number): number => millimetres * perMillimetre

function halfBoxOf(extent: Extent): Point {
  const [width, height] = boxOf(extent)
  return [toUnits(width) / 2, toUnits(height) / 2]
}

function contactDots({ gender }: Connector, positions: readonly Point[], diameter: number): string[] {
  return positions.map((position) =>
    circle(position, toUnits(diameter / 2), gender === 'femea' ? {} : { ...inkFill, ...noLine }),
  )
}

/** A single airway: the contour of its tip or mouth is measured, and an inner one where the standard gives it. */
const airway: TrueFaceDrawer = ({ key, gender }, { outline, inner }) => {
  const [diameter] = boxOf(outline)
  const bore = gender === 'femea' ? '' : circle([0, 0], toUnits(diameter) * 0.3, unmeasuredStyle)
  return {
    outline: countedMarks(key, [contour(outline)]),
    details: inner ? contour(inner, 0, { fill: colour.tint }) : bore,
  }
}

/** A thread, measured over its crests; the inner circle is its root. */
const thread: TrueFaceDrawer = (_connector, { outline, inner }) => ({
  outline: contour(outline),
  details: inner ? contour(inner, 0, { ...noFill, 'stroke-dasharray': '120 60' }) : '',
})

/** A single safety contact; its insulation is drawn for orientation, in a size that no standard gives. */
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
    longPositions(connector, [toUnits(pitch), 0]).map((position) => circle(position, toUnits(contact / 2))),
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
  const positions: readonly Point[] = [
    [-across, isCoupler ? off : -off],
    [0, isCoupler ? -off : off],
    [across, isCoupler ? off : -off],
  ]
  const coupler = ([x, y]: Point) => rect([x - size / 2, y - size, size, size * 2])
  const pins = gender === 'macho' ? positions.map((position) => circle(position, size / 4, inkFill)).join('') : ''
  return {
    outline: countedMarks(
      key,
      positions.map((position) => (isCoupler ? coupler(position) : circle(position, size / 2))),
    ),
    details: pins + path(isCoupler ? couplerBody : plugBody, unmeasuredStyle),
    reach: isCoupler ? [12, 8] : [17.5, 8],
  }
}

/** The slope of the sides of a D-sub shell, which lean by ten degrees. */
const dShellSlope = Math.tan(Math.PI / 18)

function dShell(extent: Extent): string {
  const [w, h] = halfBoxOf(extent)
  const bottomHalf = w - 2 * h * dShellSlope
  const r = toUnits(1)
  return path(
    d`M${r - w} ${-h}H${w - r}Q${w} ${-h} ${w - r * dShellSlope} ${r - h}L${bottomHalf + r * dShellSlope} ${h - r}Q${bottomHalf} ${h} ${bottomHalf - r} ${h}H${r - bottomHalf}Q${-bottomHalf} ${h} ${-bottomHalf - r * dShellSlope} ${h - r}L${r * dShellSlope - w} ${r - h}Q${-w} ${-h} ${r - w} ${-h}Z`,
    { fill: colour.tint },
  )
}

const subD: TrueFaceDrawer = (connector, { outline, inner, holes = 0, pitch = 0, rowPitch = 0, contact = 1 }) => {
  const rows = connector.arrangement && 'rows' in connector.arrangement ? connector.arrangement.rows : []
  const positions = longPositions(connector, [toUnits(pitch) * (Math.max(...rows) - 1), toUnits(rowPitch)])
  const screw = toUnits(1.55)
  return {
    outline: contour(outline, 1),
    details:
      (inner ? dShell(inner) : '') +
      [-1, 1].map((side) => circle([(side * toUnits(holes)) / 2, 0], screw, noFill)).join('') +
      countedMarks(connector.key, contactDots(connector, positions, contact)),
  }
}

/** A phone plug: the rings around the tip show the number of contacts; only the outermost is measured. */
const phone: TrueFaceDrawer = ({ key, contacts = 2 }, { outline }) => {
  const [diameter] = boxOf(outline)
  const rings = Array.from({ length: contacts }, (_, index) =>
    circle([0, 0], (toUnits(diameter) / 2) * (0.98 - index / contacts), {
      fill: index === contacts - 1 ? colour.shade : colour.sheet,
    }),
  )
  return { outline: contour(outline), details: countedMarks(key, rings) }
}

const modular: TrueFaceDrawer = ({ key, contacts = 1 }, { outline, pitch = 1 }) => {
  const [halfWidth, halfHeight] = halfBoxOf(outline)
  const blades = rowOf(contacts, toUnits(pitch), 0).map(([x]) =>
    line([x, -halfHeight], [x, toUnits(2.2) - halfHeight], { 'stroke-width': toUnits(0.35), stroke: colour.ink }),
  )
  return {
    outline: contour(outline, 0.3),
    details:
      countedMarks(key, blades) + rect([-halfWidth * 0.25, halfHeight, halfWidth * 0.5, toUnits(1.6)], unmeasuredStyle),
    reach: [0, halfHeight / perMillimetre + 1.6],
  }
}

const bevelled = ([w, h]: Point, bevel: number, up: 1 | -1) =>
  path(d`M${bevel - w} ${-h * up}H${w - bevel}L${w} ${(bevel - h) * up}V${h * up}H${-w}V${(bevel - h) * up}Z`)

/** USB plugs: B (nearly square) has bevelled upper corners, micro-B (5 contacts) bevelled lower ones, C round ends. */
const usb: TrueFaceDrawer = ({ key, contacts = 4 }, { outline }) => {
  const [w, h] = halfBoxOf(outline)
  const isSquare = w < h * 2
  const isMicro = contacts === 5
  const rows = isSquare || contacts === 24 ? 2 : 1
  const contactsPerRow = contacts / rows
  const mark = Math.min((w * 1.5) / contactsPerRow / 3, toUnits(0.6))
  const positions = Array.from({ length: rows }, (_, row) =>
    rowOf(contactsPerRow, (w * 1.5) / contactsPerRow, rows === 1 ? h * 0.35 : (row - 0.5) * h * 0.7),
  ).flat()
  const marks = positions.map(([x, y]) => rect([x - mark / 2, y - mark / 2, mark, mark], { ...inkFill, ...noLine }))
  if (isSquare || isMicro)
    return {
      outline: bevelled([w, h], isSquare ? toUnits(1.7) : toUnits(0.6), isMicro ? -1 : 1),
      details: countedMarks(key, marks),
    }
  return { outline: contour(outline, contacts === 24 ? h / perMillimetre : 0.3), details: countedMarks(key, marks) }
}

/** A battery holder, drawn as the cell that it holds, because the visitor has the cell in hand. */
const cell: TrueFaceDrawer = ({ key }, { outline }) => {
  const [diameter] = boxOf(outline)
  const r = toUnits(diameter) / 2
  const arm = r * 0.2
  return {
    outline: contour(outline),
    details: countedMarks(key, [
      circle([0, 0], r * 0.86, unmeasuredStyle),
      path(d`M${-arm} 0H${arm}M0 ${-arm}V${arm}`, { 'stroke-width': 40 }),
    ]),
  }
}

/** A connector's face at true size: a viewBox around the origin with 100 units per millimetre. */
export interface TrueFace {
  viewBox: string
  /** Width of the measured contour in millimetres. */
  width: number
  height: number
  /** Width and height of the whole drawing in millimetres. */
  drawingSize: readonly [width: number, height: number]
  /** The measured contour, as shapes without style. Their bounding box is the measure. */
  outline: string
  /** Drawn parts inside or around the outline. */
  details: string
}

const drawers: Partial<Record<Connector['shape'], TrueFaceDrawer>> = {
  'tipo-d': subD,
  p10: phone,
  p2: phone,
  modular,
  usb,
  'contatos-redondos': cell,
  'din-seguranca': safety,
  lamina: blade,
  bipino: bipin,
  tomada: mains,
  luer: airway,
  'luer-lock': airway,
  cone: airway,
  rosca: thread,
}

/** The face of a connector at true size; undefined where the registry has no measures, or the shape has no drawing. */
export function trueFace(connector: Connector): TrueFace | undefined {
  const { measures, shape } = connector
  const draw = drawers[shape]
  if (!measures || !draw) return undefined
  const [width, height] = boxOf(measures.outline)
  const unitWidth = Math.round(toUnits(width))
  const unitHeight = Math.round(toUnits(height))
  const { reach = [0, 0], ...shapes } = draw(connector, measures)
  return {
    viewBox: `${-unitWidth / 2} ${-unitHeight / 2} ${unitWidth} ${unitHeight}`,
    width,
    height,
    drawingSize: [Math.max(width, reach[0] * 2), Math.max(height, reach[1] * 2)],
    ...shapes,
  }
}
