import { colour, noFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { type Box, d, part, path, rect } from '#drawings/svg.ts'

/** A key as an outline without a sign, because its legend differs between panels. */
const key = (box: Box) => rect(box, { ...thinLine, fill: colour.tint, rx: 8, 'stroke-dasharray': '6 4' })

const film = (box: Box) => rect(box, { fill: colour.shade, rx: 14 })

/** The release paper with one corner lifted, which shows that the film is adhesive. */
const lifted = ([x, y]: readonly [number, number]) =>
  path(d`M${x - 44} ${y}L${x} ${y - 44}L${x - 6} ${y - 8}Z`, { fill: colour.sheet })

/** The film of a pump: the tail is a tongue of the film itself, without a plug. */
export function pumpMembrane(): string {
  const keys = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column): Box => [152 + column * 62, 108 + row * 40, 52, 30]),
  )
  return part('membrane', [
    path('M212 276V330C212 336 216 340 222 340H258C264 340 268 336 268 330V276Z', { fill: colour.shade }),
    path('M222 282V336M234 282V338M246 282V338M258 282V336', { ...thinOutline, stroke: colour.mid }),
    film([120, 24, 240, 254]),
    rect([150, 44, 180, 46], { ...thinLine, fill: colour.sheet, rx: 4 }),
    ...keys.map(key),
    lifted([360, 278]),
  ])
}

/** The film of a defibrillator: wide, around a window, with a flat cable that is a separate piece. */
export function wideMembrane(): string {
  const keys: readonly Box[] = [
    ...[0, 1, 2, 3, 4].map((index): Box => [352, 52 + index * 40, 70, 30]),
    ...[0, 1, 2, 3].map((index): Box => [60 + index * 70, 212, 58, 30]),
  ]
  return part('membrane', [
    path('M120 264V318H200V264', { fill: colour.tint }),
    path([130, 142, 154, 166, 178, 190].map((x) => d`M${x} 268V318`).join(''), { ...thinOutline, stroke: colour.mid }),
    rect([112, 314, 96, 24], { ...noFill, ...thinLine, 'stroke-dasharray': '6 4', rx: 3 }),
    film([36, 26, 408, 240]),
    rect([58, 48, 272, 146], { ...thinLine, fill: colour.sheet, rx: 6 }),
    ...keys.map(key),
    lifted([444, 266]),
  ])
}
