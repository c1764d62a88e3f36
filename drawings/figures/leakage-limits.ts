import { colour, thinLine } from '#drawings/palette.ts'
import { line, part, rect } from '#drawings/svg.ts'
import { figure, words, type Figure } from './figure.ts'

/** Limits of IEC 62353 by the direct method, in µA. */
const limits = [
  { name: 'Parte aplicada CF', limit: 50 },
  { name: 'Equipamento, classe II', limit: 100 },
  { name: 'Equipamento, classe I', limit: 500 },
  { name: 'Parte aplicada BF', limit: 5000 },
] as const

const from = 24
const width = 432
const scale = [10, 10000] as const
const across = (current: number) => from + (Math.log(current / scale[0]) / Math.log(scale[1] / scale[0])) * width

/** The limits of leakage current as bars on a logarithmic scale. */
export function leakageLimits(): Figure {
  const foot = 30 + limits.length * 72
  return figure(foot + 62, [
    line([from, foot], [from + width, foot], thinLine),
    ...[10, 100, 1000, 10000].flatMap((current) => [
      line([across(current), foot], [across(current), foot + 6], thinLine),
      words([across(current), foot + 24], current.toLocaleString('pt-BR'), {
        anchor: current === 10 ? 'start' : current === 10000 ? 'end' : 'middle',
        fill: colour.muted,
      }),
    ]),
    ...limits.map(({ name, limit }, index) => bar(name, limit, 30 + index * 72)),
    words([from + width, foot + 46], 'microampères (µA)', { anchor: 'end', fill: colour.muted }),
  ])
}

function bar(name: string, limit: number, y: number): string {
  return part('bar', [
    words([from, y + 16], name),
    rect([from, y + 24, across(limit) - from, 28], { fill: limit === 50 ? colour.signal : colour.petrol, rx: 3 }),
    words([across(limit) - 8, y + 44], limit.toLocaleString('pt-BR'), {
      anchor: 'end',
      fill: colour.sheet,
      weight: 600,
    }),
  ])
}
