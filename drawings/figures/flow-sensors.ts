import { colour, noFill, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { line, part, path, rect } from '#drawings/svg.ts'
import { arrow, figure, heading, labelled, words, type Figure } from './figure.ts'

/**
 * The two most common ways to measure a ventilator's flow: a hot wire that the gas cools, and a leaf that causes a
 * pressure drop.
 */
export function flowSensors(): Figure {
  return figure(500, [
    heading([240, 34], 'Fio quente'),
    tube(104),
    hotWire(104),
    labelled([112, 186], 'fio aquecido', { to: [207, 112], anchor: 'middle' }),
    words([272, 186], 'corrente que o mantém'),
    words([272, 206], 'quente = fluxo'),
    line([24, 232], [456, 232], { ...thinLine, stroke: colour.shade }),
    heading([240, 266], 'Orifício variável'),
    pressureTubes(),
    tube(378),
    leaf(378),
    labelled([112, 462], 'lâmina', { to: [252, 388], anchor: 'middle' }),
    words([272, 462], 'queda de pressão'),
    words([272, 482], 'entre os tubos = fluxo'),
    words([286, 312], 'tubos para cima', { fill: colour.muted }),
  ])
}

/** The sensor's body around `y`, with the gas that comes in. */
function tube(y: number): string {
  return part('tube', [
    rect([60, y - 34, 360, 68], { fill: colour.tint, rx: 6 }),
    rect([40, y - 40, 30, 80], { fill: colour.shade, rx: 4 }),
    rect([410, y - 40, 30, 80], { fill: colour.shade, rx: 4 }),
    ...[-16, 16].map((offset) => arrow([86, y + offset], [136, y + offset], { stroke: colour.petrol })),
    words([400, y + 6], 'gás', { anchor: 'end', fill: colour.muted }),
  ])
}

function hotWire(y: number): string {
  return part('hot-wire', [
    line([216, y - 50], [216, y - 18], { 'stroke-width': 5 }),
    line([240, y - 50], [240, y + 20], { 'stroke-width': 5 }),
    path(`M216 ${y - 18}C200 ${y - 8} 200 ${y + 10} 240 ${y + 20}`, { ...noFill, stroke: wire.red }),
    ...[268, 286, 304].map((x) =>
      path(`M${x} ${y - 16}C${x + 8} ${y - 8} ${x - 8} ${y} ${x} ${y + 8}S${x + 8} ${y + 12} ${x} ${y + 18}`, {
        ...thinOutline,
        stroke: wire.red,
      }),
    ),
  ])
}

function pressureTubes(): string {
  return part('pressure-tubes', [
    path('M196 348V290M276 348V290', { ...noFill, 'stroke-width': 11 }),
    path('M196 348V290', { ...noFill, 'stroke-width': 6, stroke: wire.blue }),
    path('M276 348V290', { ...noFill, 'stroke-width': 6, stroke: colour.sheet }),
  ])
}

/** The leaf bends away from the gas, further with more flow. */
function leaf(y: number): string {
  return part('leaf', [
    path(`M236 ${y - 34}V${y - 14}M236 ${y + 34}V${y + 22}`, { 'stroke-width': 6 }),
    path(`M236 ${y - 14}C238 ${y + 2} 248 ${y + 12} 264 ${y + 18}`, {
      ...noFill,
      stroke: colour.signal,
      'stroke-width': 4,
    }),
    path(`M168 ${y + 4}C210 ${y + 4} 226 ${y + 12} 240 ${y + 20}C262 ${y + 28} 300 ${y + 12} 330 ${y + 10}`, {
      ...thinOutline,
      stroke: colour.petrol,
    }),
  ])
}
