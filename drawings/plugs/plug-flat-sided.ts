import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { hasScrews } from '#drawings/faces/face.ts'
import { colour, inkFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { d, element, path, rect } from '#drawings/svg.ts'
import { barrel, boot } from './plug-body.ts'

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
