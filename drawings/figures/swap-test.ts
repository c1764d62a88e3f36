import { colour, noFill, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, line, part, path, placed, rect, type Point } from '#drawings/svg.ts'
import { figure, lines, words, type Figure } from './figure.ts'

/** Two swaps between neighbouring monitors show whether the accessory or the monitor is faulty. */
export function swapTest(): Figure {
  return figure(464, [
    words([24, 34], '1  Acessório do vizinho no monitor suspeito', { weight: 600 }),
    monitor([24, 60], true),
    accessory([118, 100], false),
    answer([236, 84], true, ['o defeito está', 'no acessório']),
    answer([236, 150], false, ['faça a segunda', 'troca']),
    line([24, 208], [456, 208], { ...thinLine, stroke: colour.shade }),
    words([24, 246], '2  Acessório suspeito no monitor vizinho', { weight: 600 }),
    monitor([24, 272], false),
    accessory([118, 312], true),
    answer([236, 296], true, ['o defeito está na', 'entrada ou no módulo', 'do monitor']),
    answer([236, 388], false, ['há mais de uma causa,', 'ou ela está fora', 'da peça']),
  ])
}

/** A monitor. In: whether it is the suspected one, which has a sign. */
function monitor([x, y]: Point, suspected: boolean): string {
  return part('monitor', [
    rect([x, y, 96, 76], { fill: colour.sheet, rx: 7 }),
    rect([x + 9, y + 9, 62, 44], { fill: colour.petrolDeep, rx: 3 }),
    suspected
      ? path(`M${x + 16} ${y + 32}H${x + 64}`, { ...thinOutline, stroke: colour.sheet, 'stroke-dasharray': '4 5' })
      : path(`M${x + 14} ${y + 34}H${x + 28}L${x + 33} ${y + 20}L${x + 39} ${y + 42}L${x + 43} ${y + 34}H${x + 66}`, {
          ...thinOutline,
          stroke: wire.yellow,
        }),
    circle([x + 83, y + 22], 5, { ...thinLine, fill: colour.shade }),
    words([x, y + 102], suspected ? 'suspeito' : 'vizinho', { fill: colour.muted }),
    suspected ? sign([x + 4, y]) : '',
  ])
}

/** A cable with a clip. In: whether it is the suspected one, which has a sign. */
function accessory([x, y]: Point, suspected: boolean): string {
  return part('accessory', [
    placed({ at: [x, y], keepLine: true }, [
      path('M-11 -18H14C30 -18 28 20 44 20H58', { ...noFill, stroke: colour.petrol }),
      path('M58 8H84C92 8 92 16 86 17H70V23H86C92 24 92 32 84 32H58C50 32 50 8 58 8Z', { fill: colour.tint }),
    ]),
    words([x + 46, y + 62], suspected ? 'suspeito' : 'do vizinho', { fill: colour.muted, anchor: 'middle' }),
    suspected ? sign([x + 48, y + 6]) : '',
  ])
}

function sign([x, y]: Point): string {
  return part('sign', [
    circle([x, y], 13, { fill: colour.signal, stroke: colour.sheet }),
    words([x, y + 6], '?', { anchor: 'middle', weight: 600, fill: colour.sheet }),
  ])
}

/** What follows if the swapped part works, and if it does not. */
function answer([x, y]: Point, works: boolean, texts: readonly string[]): string {
  const mark = works
    ? path(`M${x - 7} ${y}L${x - 2} ${y + 6}L${x + 7} ${y - 6}`, { ...noFill, stroke: colour.sheet })
    : path(`M${x - 6} ${y - 6}L${x + 6} ${y + 6}M${x + 6} ${y - 6}L${x - 6} ${y + 6}`, { stroke: colour.signal })
  return part('answer', [
    circle([x, y], 15, works ? { fill: colour.petrol } : { fill: colour.sheet, stroke: colour.signal }),
    mark,
    words([x + 26, y - 2], works ? 'funciona' : 'não funciona', { weight: 600 }),
    lines([x + 26, y + 18], texts, { fill: colour.muted }),
  ])
}
