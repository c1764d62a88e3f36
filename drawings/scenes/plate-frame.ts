import { colour, thin, thinOpen } from '#drawings/palette.ts'
import { d, label, part, path, rect } from '#drawings/svg.ts'

/** The border of a plate, with the field marks of a drawing sheet. */
export function plateFrame(width: number, height: number): string {
  const columns = Array.from({ length: 5 }, (_, index) => ((index + 1) * width) / 6)
  const rows = Array.from({ length: 3 }, (_, index) => ((index + 1) * height) / 4)
  const marks =
    columns.map((x) => d`M${x} 8V20M${x} ${height - 20}V${height - 8}`).join('') +
    rows.map((y) => d`M8 ${y}H20M${width - 20} ${y}H${width - 8}`).join('')
  return part('frame', [rect([8, 8, width - 16, height - 16], { ...thinOpen }), path(marks, { ...thinOpen })])
}

/** The legend in a corner of the plate: numbers and names, in one or two columns. */
export function legend(
  names: readonly string[],
  { x, y, columnWidth, rows }: { x: number; y: number; columnWidth: number; rows: number },
): string {
  const columns = Math.ceil(names.length / rows)
  const height = rows * 22 + 16
  const entries = names.map((name, index) => {
    const [left, top] = [x + 14 + Math.floor(index / rows) * columnWidth, y + 26 + (index % rows) * 22]
    return (
      label([left, top], String(index + 1), { size: 13, weight: 600 }) + label([left + 20, top], name, { size: 13 })
    )
  })
  return part('legend', [rect([x, y, columns * columnWidth, height], { ...thin, fill: colour.sheet }), ...entries])
}
