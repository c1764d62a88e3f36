import { colour, noFill, thinLine, wire, type WireColour } from '#drawings/palette.ts'
import { circle, line, part, path, rect } from '#drawings/svg.ts'
import { figure, heading, labelled, words, type Figure } from './figure.ts'

const leads: readonly WireColour[] = ['white', 'black', 'green', 'red', 'brown']

/** A one-piece cable beside a trunk with separate leads: what has to be replaced when one lead breaks. */
export function trunkOrOnePiece(): Figure {
  return figure(448, [
    heading([240, 32], 'Peça única'),
    cable(96, false),
    broken([372, 74]),
    words([24, 176], 'via partida: troca-se tudo', { fill: colour.ink }),
    line([24, 206], [456, 206], { ...thinLine, stroke: colour.shade }),
    heading([240, 240], 'Tronco e rabichos'),
    cable(304, true),
    broken([372, 282]),
    labelled([110, 372], 'tronco', { to: [120, 310], anchor: 'middle' }),
    labelled([244, 396], 'conector do bloco', { to: [234, 322], anchor: 'middle' }),
    words([24, 432], 'via partida: troca-se o rabicho ou o jogo', { fill: colour.ink }),
  ])
}

/** The plug on the left, five leads on the right; `parts` draws the joint between trunk and leads. */
function cable(y: number, parts: boolean): string {
  return part('cable', [
    path(`M58 ${y}H220`, { ...noFill, stroke: colour.ink, 'stroke-width': 11 }),
    path(`M58 ${y}H220`, { ...noFill, stroke: colour.shade, 'stroke-width': 6 }),
    rect([24, y - 16, 36, 32], { fill: colour.petrol, rx: 5 }),
    path(`M24 ${y - 8}H12M24 ${y}H12M24 ${y + 8}H12`, thinLine),
    ...leads.map((each, index) => lead(y, index, each)),
    rect([206, y - 30, parts ? 22 : 40, 60], { fill: colour.petrol, rx: 6 }),
    ...(parts
      ? [
          rect([240, y - 30, 22, 60], { fill: colour.sheet, rx: 6 }),
          path(`M228 ${y - 12}H240M228 ${y + 12}H240`, thinLine),
        ]
      : []),
  ])
}

function lead(y: number, index: number, name: WireColour): string {
  const end = y - 44 + index * 22
  const start = y - 20 + index * 10
  const way = `M244 ${start}C306 ${start} 312 ${end} 372 ${end}H420`
  return (
    path(way, { ...noFill, 'stroke-width': 6 }) +
    path(way, { ...noFill, stroke: wire[name], 'stroke-width': 3 }) +
    circle([430, end], 9, { ...thinLine, fill: wire[name] })
  )
}

function broken([x, y]: readonly [number, number]): string {
  return part('break', [
    circle([x, y], 13, { fill: colour.sheet, stroke: colour.signal }),
    path(`M${x - 6} ${y - 6}L${x + 6} ${y + 6}M${x + 6} ${y - 6}L${x - 6} ${y + 6}`, { stroke: colour.signal }),
  ])
}
