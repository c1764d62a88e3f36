import { colour, noFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { fingerClip } from '#drawings/parts/finger-clip.ts'
import { callout } from '#drawings/scenes/callout.ts'
import { circle, part, path, rect } from '#drawings/svg.ts'
import { figure, legend, type Figure } from './figure.ts'

const harms = [
  'contatos: hipoclorito corrói, peróxido mancha',
  'policarbonato: álcool e quaternário, testar antes',
  'PVC: álcool em uso repetido incha e endurece',
  'janelas: hipoclorito não; enxágue o quaternário',
  'velcro: perde força no hipoclorito, retém resíduo',
] as const

/** Which parts of a sensor and a cuff each disinfectant damages. */
export function disinfectants(): Figure {
  return figure(466, [
    sensor(),
    cuff(),
    callout(1, [40, 152], [32, 106]),
    callout(2, [92, 152], [76, 118]),
    callout(3, [186, 70], [196, 108]),
    callout(4, [452, 46], [392, 98]),
    callout(5, [428, 172], [396, 220]),
    legend([36, 336], harms),
  ])
}

function sensor(): string {
  return part('sensor', [
    path('M112 104H170C214 104 214 112 276 112', { ...noFill, 'stroke-width': 10 }),
    path('M112 104H170C214 104 214 112 276 112', { ...noFill, stroke: colour.shade, 'stroke-width': 5 }),
    rect([48, 82, 64, 44], { fill: colour.petrol, rx: 6 }),
    rect([24, 90, 26, 28], { fill: colour.mid, rx: 2 }),
    path('M24 98H36M24 104H36M24 110H36', { ...thinOutline, stroke: colour.sheet }),
    fingerClip({ at: [276, 104], scale: 1.15, keepLine: true }),
  ])
}

function cuff(): string {
  return part('cuff', [
    rect([44, 196, 392, 72], { fill: colour.petrol, rx: 10 }),
    rect([64, 206, 190, 52], { ...thinLine, fill: 'none', stroke: colour.sheet, rx: 6, 'stroke-dasharray': '6 5' }),
    path('M150 268V292H196', { ...noFill, 'stroke-width': 6 }),
    rect([330, 204, 94, 56], { ...thinLine, fill: colour.tint, rx: 4 }),
    ...[342, 358, 374, 390, 406].flatMap((x) =>
      [216, 232, 248].map((y) => circle([x + 4, y], 2.5, { fill: colour.ink, stroke: 'none' })),
    ),
  ])
}
