import { colour, weight } from '#drawings/palette.ts'
import { type Box, label, part, rect } from '#drawings/svg.ts'
import { type Curve, trace } from './trace.ts'

const channels = [
  { kind: 'ecg', stroke: '#8fd6b4', value: '72', cycles: 4 },
  { kind: 'pulse', stroke: '#9cc9d8', value: '98', cycles: 4 },
  { kind: 'breath', stroke: '#e2d59a', value: '16', cycles: 3 },
  { kind: 'pulse', stroke: '#e5a08c', value: '120', cycles: 5 },
  { kind: 'breath', stroke: '#cdd9d7', value: '37', cycles: 2 },
] as const

export interface ScreenOptions {
  rows?: number
  /** The curves from the top down; by default those of a bedside monitor. */
  curves?: readonly Curve[]
  values?: readonly string[]
}

/** A lit screen: dark glass, one curve and one number a row. */
export function screen([x, y, width, height]: Box, { rows = 3, curves = [], values = [] }: ScreenOptions = {}): string {
  const step = (height - 12) / rows
  const numbers = width * 0.26
  const drawn = Array.from({ length: rows }, (_, index) => {
    const channel = channels[index % channels.length] ?? channels[0]
    const top = y + 6 + index * step
    const size = Math.min(step * 0.62, numbers * 0.42)
    return (
      trace(curves[index] ?? channel.kind, [x + 10, top + step * 0.12, width - numbers - 20, step * 0.64], {
        stroke: channel.stroke,
        cycles: channel.cycles,
      }) +
      label([x + width - 10, top + step * 0.72], values[index] ?? channel.value, {
        size: Math.max(12, Math.round(size)),
        anchor: 'end',
        fill: channel.stroke,
        weight: 600,
      })
    )
  })
  return part('screen', [
    rect([x, y, width, height], { fill: colour.petrolDeep, rx: 4, 'stroke-width': weight.thin }),
    ...drawn,
  ])
}

/** A row of keys. */
export function keys([x, y, width, height]: Box, count: number): string {
  const step = width / count
  return part(
    'keys',
    Array.from({ length: count }, (_, index) =>
      rect([x + index * step, y, step - 6, height], { fill: colour.sheet, rx: 2, 'stroke-width': weight.thin }),
    ),
  )
}
