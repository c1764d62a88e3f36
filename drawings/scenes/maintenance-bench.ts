import { colour, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, part, path, placed, rect } from '#drawings/svg.ts'
import { bedsideMonitor } from '#drawings/machines/bedside-monitor.ts'

function screwdriver(): string {
  return part('screwdriver', [
    rect([-110, -5, 120, 10], { fill: '#cdd3d6' }),
    path('M-110 -5L-128 -9V9L-110 5Z', { fill: '#cdd3d6' }),
    path('M10 -10L20 -18H96C106 -18 112 -10 112 0C112 10 106 18 96 18H20L10 10Z', { fill: wire.orange }),
    path('M34 -8H92M34 8H92', thinOutline),
  ])
}

function checklist(): string {
  return part('checklist', [
    rect([0, 0, 130, 176], { fill: colour.sheet, rx: 6 }),
    rect([40, -10, 50, 20], { fill: colour.mid, rx: 4 }),
    ...[36, 66, 96, 126].map(
      (y) => rect([14, y, 16, 16], { ...thinLine }) + path(`M44 ${y + 8}H112`, { ...thinLine, stroke: colour.mid }),
    ),
    ...[36, 66, 96].map((y) => path(`M17 ${y + 8}L21 ${y + 13}L30 ${y}`, { fill: 'none', stroke: colour.petrol })),
  ])
}

/** The maintenance bench: a monitor, the checklist and a screwdriver. */
export function maintenanceBench(): string {
  return [
    placed({ at: [6, 40], scale: 0.68 }, bedsideMonitor(4)),
    placed({ at: [332, 60], turn: 4 }, checklist()),
    placed({ at: [190, 318], turn: -4 }, screwdriver()),
    circle([344, 312], 10, { fill: '#cdd3d6' }) + path('M338 312H350', thinLine),
    circle([380, 322], 10, { fill: '#cdd3d6' }) + path('M374 322H386', thinLine),
    path('M24 344H456', thinLine),
  ].join('')
}
