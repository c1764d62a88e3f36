import type { ConnectorShape } from '#domain/catalogue/registry/connector-shapes.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { isLong } from '#drawings/faces/connector-face.ts'
import { hasScrews } from '#drawings/faces/face.ts'
import { colour, inkFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { d, path, rect } from '#drawings/svg.ts'

/** Strain relief from the cable at the origin to x = -34: a ribbed rubber cone. */
function boot(half = 12): string {
  const taper = (x: number) => 7 + (-x / 34) * (half - 6)
  const ribs = [-11, -18, -25].map((x) => d`M${x} ${-taper(x)}V${taper(x)}`).join('')
  return path(d`M0 -6L-34 ${-half}V${half}L0 6Z`, { fill: colour.mid }) + path(ribs, thinOutline)
}

/** A turned or moulded piece between two x, both measured towards the tip. */
function barrel(
  [from, to]: readonly [number, number],
  half: number,
  look: { fill?: string; rx?: number } = {},
): string {
  return rect([-to, -half, to - from, half * 2], { fill: look.fill ?? colour.shade, rx: look.rx ?? 3 })
}

/** Parallel grip lines across a piece. */
function grip(xs: readonly number[], half: number): string {
  return path(xs.map((x) => d`M${-x} ${-half}V${half}`).join(''), thinOutline)
}

/**
 * D-sub plug: pins within the shell or a block of sockets, thumbscrews where the registry names them; the plug with 15
 * pins is wider.
 */
export function dPlug(half: number, connector?: Pick<Connector, 'gender' | 'lock'>): string {
  const screw = (y: number) =>
    rect([-92, y - 5, 54, 10], { fill: colour.tint, ...thinLine }) +
    rect([-106, y - 2.5, 14, 5], { ...thinLine, ...inkFill })
  const isFemale = connector?.gender === 'femea'
  return [
    boot(),
    hasScrews(connector) ? screw(-half + 3) + screw(half - 3) : '',
    path(d`M-34 -13L-48 ${-half + 9}H-86V${half - 9}H-48L-34 13Z`, { fill: colour.shade }),
    rect([-94, -half - 6, 8, half * 2 + 12], { fill: colour.mid }),
    path(d`M-94 ${-half + 14}H-110V${half - 14}H-94`, isFemale ? { fill: colour.mid } : {}),
    isFemale ? '' : path(d`M-94 -8H-106M-94 8H-106`, { ...thinOutline, 'stroke-dasharray': '4 3' }),
  ].join('')
}

/** Modular telephone plug: clear body, gold contacts where their number is known, one clip. */
export function modularPlug(count = 0): string {
  const contacts = spreadEvenly(count, 24)
    .map((y) => d`M-96 ${y}H-78`)
    .join('')
  return [
    boot(9),
    barrel([34, 96], 19, { fill: colour.tint, rx: 2 }),
    path('M-36 -19L-40 -32H-74L-92 -19Z', {}),
    path(contacts, { stroke: '#b98a1c' }),
  ].join('')
}

/** Small white wire housing, with as many crimped contacts as are known. */
export function housingPlug(count = 0): string {
  const contactHeights = spreadEvenly(count, 24)
  const wires = (count > 0 ? contactHeights : [0]).map((y) => d`M0 ${y / 4}C-20 ${y / 4} -24 ${y} -46 ${y}`)
  return [
    path(wires.join(''), { 'stroke-width': 5, fill: 'none' }),
    rect([-92, -22, 46, 44], { rx: 2 }),
    rect([-80, -27, 22, 5], { fill: colour.shade, ...thinLine }),
    ...contactHeights.map(
      (y) =>
        path(d`M-92 ${y}H-78`, { ...thinOutline }) + rect([-68, y - 5, 10, 10], { fill: colour.shade, ...thinLine }),
    ),
  ].join('')
}

/** The y of each of `count` contacts, spread evenly over a width around the plug's axis. */
function spreadEvenly(count: number, width: number): number[] {
  return Array.from({ length: count }, (_, index) => (count > 1 ? (index / (count - 1) - 0.5) * width : 0))
}

type PhoneConnector = Partial<Pick<Connector, 'contacts' | 'gender'>> | undefined

/** A socket in line with its cable: a body with the bore inside. */
function phoneSocket(half: number, bore: number): string {
  return [
    boot(9),
    barrel([34, 104], half, { rx: 5 }),
    path(`M-104 ${-bore}H-56V${bore}H-104`, { ...thinOutline, 'stroke-dasharray': '5 4' }),
    barrel([104, 110], half - 3, { fill: colour.mid, rx: 1 }),
  ].join('')
}

/** 6.35 mm phone plug: tip and sleeve, and a ring between them when it has three contacts; or its socket. */
export function phonePlug({ contacts = 2, gender }: PhoneConnector = {}): string {
  if (gender === 'femea') return phoneSocket(18, 8)
  return [
    boot(10),
    barrel([32, 60], 16, { rx: 4 }),
    grip([40, 46, 52], 16),
    barrel([60, 66], 12, { fill: colour.mid }),
    path('M-66 -8H-92V8H-66Z', {}),
    path('M-92 -8H-98L-100 -5L-104 -7C-110 -6 -114 -3 -114 0C-114 3 -110 6 -104 7L-100 5L-98 8H-92Z', {
      fill: colour.tint,
    }),
    path(contacts > 2 ? 'M-80 -8V8M-92 -8V8' : 'M-92 -8V8', {}),
  ].join('')
}

/** 3.5 mm phone plug: like the 6.35 mm one, but half as thick. */
export function smallPhonePlug({ contacts = 2, gender }: PhoneConnector = {}): string {
  if (gender === 'femea') return phoneSocket(14, 4.5)
  return [
    boot(9),
    barrel([34, 74], 12, { rx: 5 }),
    barrel([74, 80], 8, { fill: colour.mid, rx: 1 }),
    path('M-80 -4.5H-104V4.5H-80Z', {}),
    path('M-104 -4.5H-110L-111 -3C-119 -4 -121 -2 -122 0C-121 2 -119 4 -111 3L-110 4.5H-104Z', { fill: colour.tint }),
    path(contacts > 2 ? 'M-92 -4V4M-98 -4V4' : 'M-96 -4V4', thinOutline),
  ].join('')
}

/** Outlines of mating sides, by the shape that the registry supposes. */
const supposedOutlines: Partial<Record<ConnectorShape, string>> = {
  redondo: 'M-74 -16H-104C-108 -16 -110 -14 -110 -10V10C-110 14 -108 16 -104 16H-74',
  'redondo-chaveta': 'M-74 -16H-84V-23H-100V-16H-110V16H-74',
  'redondo-baioneta': 'M-74 -24H-96V-16H-112V16H-96V24H-74',
  lemo: 'M-74 -12H-118V12H-74',
  'tipo-d': 'M-74 -38H-86V-26H-106V26H-86V38H-74',
  retangular: 'M-74 -22H-112V22H-74',
  'retangular-trava': 'M-74 -22H-112V22H-74M-50 -27L-60 -36H-96L-104 -29V-22',
  bloco: 'M-74 -36H-98V36H-74',
  flat: 'M-74 -32H-90V32H-74',
}

/**
 * A plug that is not confirmed: the grip is drawn, the mating side only dashed, in the shape that the registry
 * supposes, else in none.
 */
export function neutralPlug(shape?: ConnectorShape): string {
  const side =
    (shape && supposedOutlines[shape]) ?? 'M-74 -19H-104C-108 -19 -110 -17 -110 -13V13C-110 17 -108 19 -104 19H-74'
  const half = shape !== undefined && isLong(shape) ? 27 : 19
  return [
    boot(),
    path(side, { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '5 4' }),
    barrel([34, 74], half, { fill: colour.tint, rx: half === 27 ? 4 : 8 }),
    grip([46, 54, 62], 11),
  ].join('')
}
