import { colour, thin, wire } from '#drawings/palette.ts'
import { line, rect } from '#drawings/svg.ts'
import { plotted, polyline } from './curves.ts'
import { axes, figure, words, type Figure } from './figure.ts'

const keys = [
  [colour.petrol, 'pouco uso, lugar fresco'],
  [colour.mid, 'sempre na tomada, a 35 °C'],
  [wire.red, 'descargas profundas'],
  [wire.orange, 'o que o setor precisa'],
] as const

function key(y: number, stroke: string, text: string): string {
  return line([60, y - 5], [92, y - 5], { stroke }) + words([104, y], text)
}

/** How the capacity of three kinds of use falls; the shapes are for illustration. */
export function batteryCapacity(): Figure {
  const fall = (life: number, bend: number) =>
    plotted([60, 280], [380, 200], (across) => 1 - 0.42 * (across / life) ** bend).filter(([, y]) => y < 280)
  const height = (share: number) => 280 - share * 200
  return figure(420, [
    rect([60, height(1), 380, height(0.8) - height(1)], { fill: colour.tint, stroke: 'none' }),
    line([60, height(0.8)], [440, height(0.8)], { ...thin, stroke: colour.mid, 'stroke-dasharray': '6 5' }),
    line([60, height(0.6)], [440, height(0.6)], { ...thin, stroke: wire.orange, 'stroke-dasharray': '6 5' }),
    axes([60, 280], [380, 222], ['meses', 'capacidade']),
    ...(
      [
        ['100%', 1],
        ['80%', 0.8],
        ['60%', 0.6],
      ] as const
    ).map(([text, share]) => words([52, height(share) + 5], text, { anchor: 'end' })),
    polyline(fall(1.15, 1.5)),
    polyline(fall(0.8, 1.6), colour.mid),
    polyline(fall(0.52, 1.7), wire.red),
    ...keys.map(([stroke, text], index) => key(330 + index * 24, stroke, text)),
  ])
}
