import { d, path, type Box } from '#drawings/svg.ts'

/** One cycle of each curve, drawn with relative steps so that cycles follow one another. */
const cycles = {
  ecg: (w: number, h: number) =>
    d`h${w * 0.14}c${w * 0.03} ${-h * 0.14} ${w * 0.07} ${-h * 0.14} ${w * 0.1} 0h${w * 0.08}l${w * 0.03} ${h * 0.1}l${w * 0.05} ${-h * 1.1}l${w * 0.05} ${h * 1.25}l${w * 0.03} ${-h * 0.25}h${w * 0.1}c${w * 0.05} ${-h * 0.3} ${w * 0.13} ${-h * 0.3} ${w * 0.18} 0h${w * 0.24}`,
  pulse: (w: number, h: number) =>
    d`h${w * 0.1}c${w * 0.05} 0 ${w * 0.09} ${-h} ${w * 0.17} ${-h}c${w * 0.08} 0 ${w * 0.1} ${h * 0.5} ${w * 0.16} ${h * 0.52}c${w * 0.05} ${h * 0.02} ${w * 0.07} ${-h * 0.08} ${w * 0.12} ${-h * 0.06}c${w * 0.12} ${h * 0.04} ${w * 0.2} ${h * 0.54} ${w * 0.45} ${h * 0.54}`,
  flow: (w: number, h: number) =>
    d`h${w * 0.1}v${-h * 0.65}l${w * 0.26} ${h * 0.3}v${h * 0.6}c${w * 0.08} ${-h * 0.2} ${w * 0.2} ${-h * 0.25} ${w * 0.4} ${-h * 0.25}h${w * 0.24}`,
  volume: (w: number, h: number) =>
    d`h${w * 0.1}c${w * 0.08} ${-h * 0.6} ${w * 0.16} ${-h * 0.9} ${w * 0.26} ${-h * 0.9}c${w * 0.08} ${h * 0.5} ${w * 0.18} ${h * 0.9} ${w * 0.36} ${h * 0.9}h${w * 0.28}`,
  breath: (w: number, h: number) =>
    d`h${w * 0.2}c${w * 0.04} 0 ${w * 0.04} ${-h * 0.8} ${w * 0.1} ${-h * 0.84}l${w * 0.32} ${-h * 0.1}c${w * 0.06} 0 ${w * 0.04} ${h * 0.94} ${w * 0.12} ${h * 0.94}h${w * 0.26}`,
}

export type Curve = keyof typeof cycles

export interface TraceStyle {
  stroke: string
  cycles: number
  width?: number
}

/** A vital-sign curve in a box: its foot lies on the bottom, cycles repeat across. */
export function trace(kind: Curve, [x, y, width, height]: Box, style: TraceStyle): string {
  const cycle = cycles[kind](width / style.cycles, height)
  return path(d`M${x} ${y + height}` + cycle.repeat(style.cycles), {
    stroke: style.stroke,
    fill: 'none',
    'stroke-width': style.width ?? 2,
  })
}
