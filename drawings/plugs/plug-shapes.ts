import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { hasScrews } from '#drawings/faces/face.ts'
import { colour, inkFill, thinLine, thinOutline, noLine, wire } from '#drawings/palette.ts'
import { d, element, path, rect, circle } from '#drawings/svg.ts'
import { barrel, boot, grip, mark } from './plug-body.ts'
import type { ConnectorShape } from '#domain/catalogue/registry/connector-shapes.ts'
import { isLong } from '#drawings/faces/connector-face.ts'

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

/** Rectangular plug with one latch lever on top. */
export function rectangularPlug(): string {
  return [
    boot(),
    rect([-84, -24, 50, 48], { fill: colour.shade, rx: 5 }),
    rect([-110, -17, 26, 34], { rx: 2 }),
    path('M-46 -24L-52 -36H-88L-104 -28V-24H-88L-84 -28', { fill: colour.mid }),
    path('M-110 -6H-96M-110 6H-96', thinOutline),
  ].join('')
}

/** Rectangular plug with a sprung latch on either side. */
export function latchedPlug(): string {
  const latch = 'M-44 -26C-50 -35 -64 -36 -78 -30L-104 -27V-20H-96L-84 -24'
  return [
    boot(),
    path(latch, { fill: colour.mid }),
    element('g', { transform: 'scale(1 -1)' }, path(latch, { fill: colour.mid })),
    rect([-86, -26, 52, 52], { fill: colour.shade, rx: 6 }),
    rect([-112, -18, 26, 36], { rx: 2 }),
    path('M-74 -14V14M-66 -14V14M-58 -14V14M-112 -6H-98M-112 6H-98', thinOutline),
  ].join('')
}

/** Modular telephone plug: clear body, gold contacts where their number is known, one clip. */
export function modularPlug(count = 0): string {
  const contacts = evenly(count, 24)
    .map((y) => d`M-96 ${y}H-78`)
    .join('')
  return [
    boot(9),
    barrel([34, 96], 19, { fill: colour.tint, rx: 2 }),
    path('M-36 -19L-40 -32H-74L-92 -19Z', {}),
    path(contacts, { stroke: '#b98a1c' }),
  ].join('')
}

/** Board-edge or ribbon connector: a wide strip of wires in a low housing. */
export function ribbonPlug(): string {
  const wires = [-20, -12, -4, 4, 12, 20].map((y) => d`M-4 ${y * 0.3}C-20 ${y * 0.3} -26 ${y} -62 ${y}`).join('')
  return [
    path('M0 -6C-18 -6 -26 -25 -62 -25V25C-26 25 -18 6 0 6Z', { fill: colour.tint }),
    path(wires, thinOutline),
    rect([-86, -32, 24, 64], { fill: colour.shade, rx: 2 }),
    rect([-98, -24, 12, 48], { fill: colour.tint }),
  ].join('')
}

/** Small white wire housing, with as many crimped contacts as are known. */
export function housingPlug(count = 0): string {
  const places = evenly(count, 24)
  const wires = (count > 0 ? places : [0]).map((y) => d`M0 ${y / 4}C-20 ${y / 4} -24 ${y} -46 ${y}`)
  return [
    path(wires.join(''), { 'stroke-width': 5, fill: 'none' }),
    rect([-92, -22, 46, 44], { rx: 2 }),
    rect([-80, -27, 22, 5], { fill: colour.shade, ...thinLine }),
    ...places.map(
      (y) =>
        path(d`M-92 ${y}H-78`, { ...thinOutline }) + rect([-68, y - 5, 10, 10], { fill: colour.shade, ...thinLine }),
    ),
  ].join('')
}

/** The y of each of `count` contacts, spread evenly over a width around the plug's axis. */
function evenly(count: number, width: number): number[] {
  return Array.from({ length: count }, (_, index) => (count > 1 ? (index / (count - 1) - 0.5) * width : 0))
}

type Phone = Partial<Pick<Connector, 'contacts' | 'gender'>> | undefined

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
export function phonePlug({ contacts = 2, gender }: Phone = {}): string {
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
export function smallPhonePlug({ contacts = 2, gender }: Phone = {}): string {
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

/** Banana plug: barrel and a sprung pin. */
export function bananaPlug(): string {
  return [
    boot(10),
    barrel([34, 74], 13, { rx: 4 }),
    barrel([74, 82], 9, { fill: colour.mid }),
    path('M-82 -5C-92 -9 -106 -9 -116 -3V3C-106 9 -92 9 -82 5Z', {}),
    path('M-86 0H-110', thinOutline),
  ].join('')
}

/** Round plug: moulded body, collar, plain metal shell. */
export function roundPlug(): string {
  return [
    boot(),
    barrel([34, 76], 22, { rx: 6 }),
    barrel([76, 88], 18, { fill: colour.tint }),
    barrel([88, 108], 15, { fill: colour.sheet }),
    grip([44, 52, 60], 13),
  ].join('')
}

/** Round plug with a key: the shell carries a raised key and a flat. */
export function keyedPlug(): string {
  return [
    boot(),
    barrel([34, 80], 21, { rx: 4 }),
    barrel([80, 110], 16, { fill: colour.sheet }),
    rect([-112, -20, 22, 7], { fill: colour.mid, ...thinLine }),
    path('M-70 -21L-62 -10H-42V10H-62L-70 21', thinOutline),
  ].join('')
}

/** Round plug with a bayonet ring: knurled ring wider than the body, slanted slot. */
export function bayonetPlug(): string {
  return [
    boot(),
    barrel([34, 62], 17, { rx: 4 }),
    barrel([92, 110], 14, { fill: colour.sheet }),
    barrel([60, 94], 26, { fill: colour.tint, rx: 4 }),
    grip([66, 71], 26),
    path('M-94 6H-88C-84 6 -86 -8 -78 -8', { fill: 'none', 'stroke-width': 5 }),
    circle([-78, -8], 3.5, { fill: colour.ink, ...noLine }),
  ].join('')
}

/** Push-pull plug: slim, with a fluted sleeve and a long bright shell. */
export function pushPullPlug(): string {
  return [
    boot(10),
    barrel([34, 44], 13, { fill: colour.mid }),
    barrel([44, 80], 16, { fill: colour.tint, rx: 4 }),
    grip([50, 54, 58, 62, 66], 16),
    barrel([80, 112], 12, { fill: colour.sheet, rx: 2 }),
    path('M-112 0H-96', thinOutline),
    circle([-73, 0], 3.5, { fill: wire.red, ...noLine }),
  ].join('')
}

/** Mini-DIN plug: flat moulded grip, thin metal skirt. */
export function miniDinPlug(): string {
  return [
    boot(9),
    path('M-34 -15C-46 -22 -70 -22 -84 -17V17C-70 22 -46 22 -34 15Z', { fill: colour.shade }),
    barrel([84, 104], 13, { fill: colour.sheet, rx: 1 }),
    path('M-104 -4H-92', thinOutline),
    path('M-48 -7H-70L-76 0L-70 7H-48', thinOutline),
  ].join('')
}

/** Hexagonal plug: a six-sided body of which three faces are seen. */
export function hexagonalPlug(): string {
  return [
    boot(),
    path('M-34 -14L-42 -25H-86L-92 -18V18L-86 25H-42L-34 14Z', { fill: colour.shade }),
    path('M-40 -10H-90M-40 10H-90', thinOutline),
    barrel([92, 110], 14, { fill: colour.sheet }),
    mark([-80, -3], [16, 6]),
  ].join('')
}

/** Outlines of mating sides, by the shape that the registry supposes. */
const supposed: Partial<Record<ConnectorShape, string>> = {
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
 * A plug that is not confirmed: the grip is drawn, the mating side only dashed, in the shape that the registry supposes,
 * else in none.
 */
export function neutralPlug(shape?: ConnectorShape): string {
  const side = (shape && supposed[shape]) ?? 'M-74 -19H-104C-108 -19 -110 -17 -110 -13V13C-110 17 -108 19 -104 19H-74'
  const half = shape !== undefined && isLong(shape) ? 27 : 19
  return [
    boot(),
    path(side, { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '5 4' }),
    barrel([34, 74], half, { fill: colour.tint, rx: half === 27 ? 4 : 8 }),
    grip([46, 54, 62], 11),
  ].join('')
}
