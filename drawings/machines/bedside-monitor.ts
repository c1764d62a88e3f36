import { colour, thin, thinOpen } from '#drawings/palette.ts'
import { circle, part, path, rect } from '#drawings/svg.ts'
import { knob, socket } from '#drawings/parts/knob.ts'
import { keys, screen } from '#drawings/parts/screen.ts'

const handle = path('M190 40V26C190 14 200 10 214 10H266C280 10 290 14 290 26V40', { fill: 'none', 'stroke-width': 9 })
const foot = path('M170 300L150 336H330L310 300', { fill: colour.mid })

/** One bay of the rack: a plug-in module with its sockets, or free. */
function rackModule(index: number, filled: boolean): string {
  const y = 58 + index * 76
  if (!filled) return rect([344, y, 76, 70], { ...thin, fill: colour.mid, rx: 4 })
  return (
    rect([344, y, 76, 70], { fill: colour.tint, rx: 4 }) +
    socket([366, y + 34], 11, ['#2c8a4b', '#2b62ae', colour.mid][index]) +
    path(`M388 ${y + 26}H408M388 ${y + 40}H408`, thinOpen)
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

/** Compact monitor: touch screen with a narrow row of keys, sockets at its side. */
export function compactMonitor(rows = 4, keyCount = 7): string {
  const sockets = [92, 136, 180, 224].map((y, index) =>
    socket([72, y], 13, ['#2c8a4b', '#2b62ae', colour.mid, '#83532f'][index]),
  )
  return part('monitor', [
    handle,
    rect([44, 38, 392, 262], { fill: colour.shade, rx: 24 }),
    rect([54, 66, 38, 184], { ...thin, fill: colour.tint, rx: 8 }),
    ...sockets,
    screen([104, 58, 314, 196], { rows }),
    keys([206, 268, 212, 18], keyCount),
    circle([120, 277], 9, thin),
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
export function transportMonitor(rows = 3): string {
  const sockets = [120, 168, 216, 264].map((y, index) =>
    socket([372, y], 14, ['#2c8a4b', '#2b62ae', colour.mid, '#83532f'][index]),
  )
  return part('monitor', [
    path('M110 108V66C110 48 122 38 140 38H340C358 38 370 48 370 66V108', { fill: 'none', 'stroke-width': 13 }),
    rect([80, 82, 320, 226], { fill: colour.shade, rx: 32 }),
    rect([350, 98, 44, 190], { ...thin, fill: colour.tint, rx: 14 }),
    ...sockets,
    screen([102, 106, 236, 152], { rows }),
    circle([128, 282], 10, { fill: '#2c8a4b', ...thin }),
    path('M156 282H330', { ...thin, 'stroke-dasharray': '2 8' }),
  ])
}

/** The signal inputs of a monitor, seen square on. */
export function monitorInputs(rows: readonly (readonly [string, string])[]): string {
  const sockets = rows.map(([name, fill], index) => {
    const y = 78 + index * 66
    return (
      socket([178, y], 24, fill) +
      rect([224, y - 15, 112, 30], { ...thin, rx: 3 }) +
      path(`M238 ${y}H${290 + (name.length % 3) * 14}`, { ...thinOpen, stroke: colour.mid, 'stroke-width': 3 })
    )
  })
  return part('inputs', [rect([120, 24, 240, 308], { fill: colour.shade, rx: 18 }), ...sockets])
}
