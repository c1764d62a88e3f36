import { colour, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { type Box, circle, part, path, rect } from '#drawings/svg.ts'
import { castor, corrugated } from '#drawings/parts/knob.ts'
import { screen } from '#drawings/parts/screen.ts'

/** A vaporiser with its agent's colour band. */
export function vaporiser(x: number, fill: string): string {
  return part(
    'vaporiser',
    rect([x, 150, 40, 58], { fill: colour.tint, rx: 4 }) +
      rect([x, 182, 40, 14], { fill, ...thinLine }) +
      circle([x + 20, 150], 16, { fill: colour.mid }) +
      path(`M${x + 20} 150V138`, { stroke: colour.sheet }),
  )
}

/** Screen of the workstation. */
export function anaesthesiaScreen(box: Box, rows = 3): string {
  return screen(box, { rows, curves: ['breath', 'flow', 'volume'], values: ['18', '40', '2'] })
}

/** The breathing system at the left: hoses to the mask elbow, reservoir bag. */
export function breathingSystem(): string {
  return part('breathing-system', [
    corrugated('M116 226C60 226 36 190 40 130C42 96 70 96 76 120', 14),
    corrugated('M116 250C30 256 6 150 22 110C36 76 80 84 80 118', 14),
    path('M54 264C40 290 46 330 76 330C104 330 108 290 94 264C90 258 58 258 54 264Z', { fill: colour.mid }),
    path('M66 258V240H84V258', { fill: colour.tint }),
  ])
}

/** Bellows in its clear jar. */
export function bellows(x: number, y: number): string {
  return part(
    'bellows',
    rect([x, y, 66, 92], { rx: 6 }) +
      path(
        [0, 1, 2, 3, 4]
          .map(
            (index) =>
              `M${x + 12} ${y + 22 + index * 14}L${x + 33} ${y + 15 + index * 14}L${x + 54} ${y + 22 + index * 14}`,
          )
          .join(''),
        thinOutline,
      ) +
      rect([x - 4, y + 92, 74, 12], { fill: colour.mid, rx: 3 }),
  )
}

/** Flow tubes with their floats. */
export function flowTubes(): string {
  return (
    path('M168 140V206M186 140V206M204 140V206', { 'stroke-width': 8 }) +
    path('M168 180V206M186 160V206M204 190V206', { 'stroke-width': 4, stroke: colour.tint })
  )
}

/** Drawers on castors. */
export function drawers(count = 3): string {
  const height = 76 / count
  const rows = Array.from(
    { length: count },
    (_, index) =>
      (index > 0 ? `M190 ${Math.round(246 + index * height)}H370` : '') +
      `M270 ${Math.round(246 + (index + 0.5) * height)}H290`,
  ).join('')
  return (
    rect([170, 220, 220, 26], { fill: colour.mid, rx: 3 }) +
    rect([178, 246, 204, 76], { fill: colour.shade, rx: 4 }) +
    path(rows, thinLine) +
    castor([196, 334]) +
    castor([364, 334])
  )
}

/** Gas cylinder at the back, in Brazil's green for oxygen. */
export function cylinder(): string {
  return part(
    'cylinder',
    path('M390 270H402M390 160H402', {}) +
      rect([402, 130, 30, 170], { fill: wire.green, rx: 14 }) +
      path('M410 130V118H424V130', { fill: colour.mid }),
  )
}
