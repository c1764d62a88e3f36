import { thinOutline } from '#drawings/palette.ts'
import { d, part, path, rect } from '#drawings/svg.ts'

/** The border of a large picture, with the field marks of a technical drawing. */
export function plateFrame(width: number, height: number): string {
  const columns = Array.from({ length: 5 }, (_, index) => ((index + 1) * width) / 6)
  const rows = Array.from({ length: 3 }, (_, index) => ((index + 1) * height) / 4)
  const marks =
    columns.map((x) => d`M${x} 8V20M${x} ${height - 20}V${height - 8}`).join('') +
    rows.map((y) => d`M8 ${y}H20M${width - 20} ${y}H${width - 8}`).join('')
  return part('frame', [rect([8, 8, width - 16, height - 16], { ...thinOutline }), path(marks, { ...thinOutline })])
}
