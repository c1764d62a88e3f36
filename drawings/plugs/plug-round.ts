import type { ConnectorShape } from '#domain/catalogue/registry/connector-shapes.ts'
import { isLong } from '#drawings/faces/connector-face.ts'
import { colour, noLine, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, path, rect } from '#drawings/svg.ts'
import { barrel, boot, grip, mark } from './plug-body.ts'

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

/**
 * A plug that is not known: the grip is drawn, the mating side only dashed; wider where the registry supposes a
 * flat-sided one.
 */
export function neutralPlug(shape?: ConnectorShape): string {
  const [half, rx] = shape !== undefined && isLong(shape) ? [27, 2] : [19, 6]
  return [
    boot(),
    barrel([34, 74], half, { fill: colour.tint, rx: rx + 2 }),
    grip([46, 54, 62], 11),
    rect([-110, -half, 36, half * 2], { ...thinLine, fill: colour.sheet, rx, 'stroke-dasharray': '5 4' }),
  ].join('')
}
