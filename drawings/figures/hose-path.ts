import { colour, noFill, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { callout } from '#drawings/scenes/callout.ts'
import { circle, part, path, rect } from '#drawings/svg.ts'
import { figure, legend, words, type Figure } from './figure.ts'

const steps = [
  'comece na tomada de PNI do monitor',
  'siga o suporte e a grade, e não o ar',
  'vá até o braço mais afastado',
  'desconte o tubo da braçadeira',
  'some cerca de 30 cm para o movimento',
] as const

/** The length that a hose needs: the way from the monitor to the farther arm, seen from above the bed. */
export function hosePath(): Figure {
  return figure(476, [
    bed(),
    patient(),
    monitor(),
    shortcut(),
    path('M76 96H96V178C96 196 116 196 116 214V262C116 278 122 284 138 284H262', {
      ...noFill,
      stroke: colour.petrol,
      'stroke-width': 5,
    }),
    path('M262 284C292 284 302 276 302 238', { ...noFill, stroke: wire.orange, 'stroke-width': 5 }),
    rect([254, 277, 16, 14], { fill: colour.ink, rx: 3 }),
    callout(1, [44, 148], [76, 96]),
    callout(2, [190, 310], [190, 286]),
    callout(3, [366, 256], [314, 226]),
    callout(4, [344, 304], [299, 264]),
    callout(5, [60, 218], [110, 194]),
    legend([36, 346], steps),
  ])
}

function bed(): string {
  return part('bed', [
    rect([130, 52, 326, 220], { fill: colour.sheet, rx: 12 }),
    rect([140, 118, 70, 88], { ...thinLine, fill: colour.tint, rx: 14 }),
    path('M170 44H300M170 280H300', { ...noFill, stroke: colour.mid, 'stroke-width': 6 }),
    words([446, 78], 'de cima', { anchor: 'end', fill: colour.muted }),
  ])
}

/** Head on the pillow, arms beside the body; the cuff is on the lower arm, which is the farther one. */
function patient(): string {
  const arms = 'M236 138L264 104H384M236 186L264 220H384'
  return part('patient', [
    path(arms, { ...noFill, 'stroke-width': 25, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    path(arms, {
      ...noFill,
      stroke: colour.tint,
      'stroke-width': 20,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    path('M218 128C260 122 340 130 455 136V188C340 194 260 202 218 196C210 176 210 148 218 128Z', {
      fill: colour.tint,
    }),
    circle([182, 162], 27, { fill: colour.shade }),
    rect([282, 202, 42, 36], { fill: colour.petrol, rx: 4 }),
  ])
}

function monitor(): string {
  return part('monitor', [
    rect([16, 40, 60, 72], { fill: colour.sheet, rx: 6 }),
    rect([24, 48, 44, 34], { fill: colour.petrolDeep, rx: 3 }),
    circle([68, 96], 5, { ...thinLine, fill: colour.shade }),
  ])
}

/** The straight line through the air, along which no hose can be laid. */
function shortcut(): string {
  return part('shortcut', [
    path('M80 92L280 210', { ...thinOutline, stroke: colour.signal, 'stroke-dasharray': '5 6' }),
    path('M108 96L124 112M124 96L108 112', { stroke: colour.signal }),
  ])
}
