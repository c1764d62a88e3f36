import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, d, part, path, rect } from '#drawings/svg.ts'
import { corrugated } from './knob.ts'

export interface CircuitSize {
  /** The inner width of the limbs in millimetres. */
  bore: number
  /** Whether the Y piece has a port for the line that measures the pressure beside the patient. */
  hasPort: boolean
}

/** Drawing units of one millimetre of a limb. */
const limbScale = 1.45

/** Two corrugated limbs on the machine's 22 mm sleeves, joined by the Y piece at the patient. */
export function breathingCircuit({ bore, hasPort }: CircuitSize): string {
  const cuff = (y: number) => rect([40, y - 20, 44, 40], { fill: colour.mid, rx: 4 })
  const width = bore * limbScale
  return part('circuit', [
    corrugated('M84 90C190 40 270 60 330 158', width),
    corrugated('M84 270C190 320 270 300 330 202', width),
    cuff(90),
    cuff(270),
    hasPort
      ? rect([386, 134, 14, 28], { fill: colour.tint }) + rect([380, 122, 26, 14], { fill: colour.mid, rx: 3 })
      : '',
    path('M322 140L366 160H440V200H366L322 220L312 202L344 180L312 158Z', { fill: colour.tint }),
    path('M410 160V200', thinLine),
  ])
}

/** The Y piece, the patient's side down: its arms are as wide as the limbs. */
export function yMouth({ bore, hasPort }: CircuitSize): string {
  const arm = bore * 1.25
  return (
    (hasPort
      ? rect([272, 216, 44, 16], { fill: colour.tint }) + rect([314, 210, 18, 28], { fill: colour.mid, rx: 3 })
      : '') +
    path(
      d`M${150 - arm / 4} ${70 + arm / 4}L240 160L${330 + arm / 4} ${70 + arm / 4}l${arm} ${arm}L276 ${160 + arm * 1.6}V300H204V${160 + arm * 1.6}L${150 - arm * 1.25} ${70 + arm * 1.25}Z`,
      { fill: colour.tint },
    ) +
    path('M204 262H276', thinLine)
  )
}

/** A jug of soda lime: handle, cap and a window on the granules. */
export function granuleJug(): string {
  return part('jug', [
    rect([196, 40, 88, 34], { fill: colour.mid, rx: 5 }),
    path(
      'M176 74H304C330 90 350 112 350 140V306C350 320 342 328 328 328H152C138 328 130 320 130 306V140C130 112 150 90 176 74Z',
      {
        fill: colour.tint,
      },
    ),
    path('M306 110C326 120 330 140 330 170V214', { ...thinOutline, 'stroke-width': 12, stroke: colour.mid }),
    rect([160, 160, 132, 130], { rx: 8 }),
    granules([172, 176], [7, 7], [18, 16.5]),
  ])
}

/** Granules in rows, every second row a little to the right. */
export function granules(
  [left, top]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  [across, down]: readonly [number, number],
): string {
  return Array.from({ length: columns * rows }, (_, at) => {
    const column = at % columns
    const row = Math.floor(at / columns)
    return circle([left + column * across + (row % 2) * 2, top + row * down], across * 0.36, {
      ...thinLine,
      fill: colour.sheet,
    })
  }).join('')
}
