import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, part, path, type Point, rect } from '#drawings/svg.ts'
import type { MonitorInput } from './monitor-inputs.ts'
import { knob, socket } from '#drawings/parts/knob.ts'
import { keys, screen } from '#drawings/parts/screen.ts'

const handle = path('M190 40V26C190 14 200 10 214 10H266C280 10 290 14 290 26V40', { fill: 'none', 'stroke-width': 9 })
const foot = path('M170 300L150 336H330L310 300', { fill: colour.mid })

/** One slot of the rack: a plug-in module with one socket, or empty. */
function rackModule(index: number, filled: boolean): string {
  const y = 58 + index * 76
  if (!filled) return rect([344, y, 76, 70], { ...thinLine, fill: colour.mid, rx: 4 })
  return (
    rect([344, y, 76, 70], { fill: colour.tint, rx: 4 }) +
    socket([366, y + 34], 11, ['#2c8a4b', '#2b62ae', colour.mid][index]) +
    path(`M388 ${y + 26}H408M388 ${y + 40}H408`, thinOutline)
  )
}

/** Bedside monitor with a knob and a row of keys. */
export function bedsideMonitor(rows = 4): string {
  return part('monitor', [
    handle,
    rect([44, 38, 392, 262], { fill: colour.shade, rx: 14 }),
    screen([64, 58, 352, 186], { rows }),
    foot,
    knob([398, 271], 19),
    keys([70, 258, 290, 26], 6),
  ])
}

/** The known facts of a compact monitor. */
export interface CompactMonitor {
  rows: number
  /** The sockets named in its data. */
  inputs: readonly MonitorInput[]
  /** Whether it has a knob beside the keys; without one it has a touch screen. */
  hasKnob: boolean
}

/** A monitor's sockets in a column; an empty strip if its data name none. */
const socketColumn = ([x, top]: Point, step: number, inputs: readonly MonitorInput[]) =>
  inputs.map(([, fill], index) => socket([x, top + index * step], 13, fill))

/** Compact monitor: sockets at the side of its screen, keys below. */
export function compactMonitor({ rows, inputs, hasKnob }: CompactMonitor): string {
  return part('monitor', [
    handle,
    rect([44, 38, 392, 262], { fill: colour.shade, rx: 24 }),
    rect([54, 66, 38, 184], { ...thinLine, fill: colour.tint, rx: 8 }),
    ...socketColumn([72, 92], 44, inputs),
    screen([104, 58, 314, 196], { rows }),
    hasKnob ? knob([394, 277], 17) + keys([104, 266, 260, 22], 6) : keys([250, 270, 168, 14], 5),
    circle([76, 277], 9, thinLine),
    foot,
  ])
}

/** Modular monitor: wide screen and a rack of plug-in modules. */
export function modularMonitor(rows = 5, modules = 3): string {
  return part('monitor', [
    rect([44, 38, 392, 262], { fill: colour.shade, rx: 10 }),
    screen([64, 58, 268, 220], { rows }),
    ...[0, 1, 2].map((index) => rackModule(index, index < modules)),
    foot,
  ])
}

/** Transport monitor: small, rounded, with a carrying handle as wide as itself. */
export function transportMonitor(rows: number, inputs: readonly MonitorInput[]): string {
  return part('monitor', [
    path('M110 108V66C110 48 122 38 140 38H340C358 38 370 48 370 66V108', { fill: 'none', 'stroke-width': 13 }),
    rect([80, 82, 320, 226], { fill: colour.shade, rx: 32 }),
    rect([350, 98, 44, 190], { ...thinLine, fill: colour.tint, rx: 14 }),
    ...socketColumn([372, 120], 48, inputs),
    screen([102, 106, 236, 152], { rows }),
    circle([128, 282], 10, { fill: '#2c8a4b', ...thinLine }),
    path('M156 282H330', { ...thinLine, 'stroke-dasharray': '2 8' }),
  ])
}

/** The signal inputs of a monitor, seen square on. */
export function monitorInputs(rows: readonly MonitorInput[]): string {
  const sockets = rows.map(([name, fill], index) => {
    const y = 78 + index * 66
    return (
      socket([178, y], 24, fill) +
      rect([224, y - 15, 112, 30], { ...thinLine, rx: 3 }) +
      path(`M238 ${y}H${290 + (name.length % 3) * 14}`, { ...thinOutline, stroke: colour.mid, 'stroke-width': 3 })
    )
  })
  return part('inputs', [rect([120, 24, 240, 44 + rows.length * 66], { fill: colour.shade, rx: 18 }), ...sockets])
}
