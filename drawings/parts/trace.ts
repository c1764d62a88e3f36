import { d, path, type Box } from '../svg.ts'

const beat = [
  [0, 0], [0.18, 0], [0.24, -0.12], [0.3, 0], [0.38, 0], [0.42, 0.12], [0.47, -1], [0.52, 0.3], [0.56, 0], [0.68, 0], [0.78, -0.24], [0.86, 0], [1, 0],
] as const
const pulse = [
  [0, 0], [0.14, 0], [0.3, -0.9], [0.42, -0.75], [0.52, -0.4], [0.6, -0.45], [0.8, -0.1], [1, 0],
] as const
const breath = [
  [0, 0], [0.2, 0], [0.3, -0.8], [0.66, -0.9], [0.72, 0], [1, 0],
] as const

const shapes = { ecg: beat, pulse, breath }

export interface TraceStyle {
  stroke: string
  cycles: number
  width?: number
}

/** A vital-sign curve in a box: its foot lies on the bottom, cycles repeat across. */
export function trace(kind: keyof typeof shapes, [x, y, width, height]: Box, { stroke, cycles, width: lineWidth = 2 }: TraceStyle): string {
  const step = width / cycles
  const points = Array.from({ length: cycles }, (_, cycle) => shapes[kind].map(([dx, dy]) => d`${x + (cycle + dx) * step} ${y + height + dy * height}`)).flat()
  return path(`M${points.join('L')}`, { stroke, fill: 'none', 'stroke-width': lineWidth })
}
