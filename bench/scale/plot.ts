/** One measured size: how many products, how long, how much. */
export interface Point {
  products: number
  seconds: number
  megabytes: number
}

const width = 640
const height = 360
const left = 56
const right = 80
const bottom = 40
const top = 32

/** Build time (solid) and memory (dashed) by size of the catalogue, both axes logarithmic, as an SVG. */
export function plot(points: readonly Point[]): string {
  const x = scale(
    points.map(({ products }) => products),
    left,
    width - right,
  )
  const times = scale([1, ...points.map(({ seconds }) => seconds)], height - bottom, top)
  const sizes = scale([100, ...points.map(({ megabytes }) => megabytes)], height - bottom, top)
  const line = (y: (point: Point) => number) =>
    points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.products)} ${y(point)}`).join('')
  const marks = points.flatMap((point) => [
    text([x(point.products), height - 16], point.products.toLocaleString('en'), 'middle'),
    text([x(point.products) - 4, times(point.seconds) - 8], `${Math.round(point.seconds)} s`, 'end'),
    text([x(point.products) + 6, sizes(point.megabytes) + 16], `${Math.round(point.megabytes)} MB`),
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="none" stroke-width="2">
<path d="M${left} ${top}V${height - bottom}H${width - right}" stroke="#7b9390" stroke-width="1"/>
<path d="${line(({ seconds }) => times(seconds))}" stroke="#0b5560"/>
<path d="${line(({ megabytes }) => sizes(megabytes))}" stroke="#b93a0c" stroke-dasharray="6 4"/>
${text([left, 18], 'Build: time (solid) and memory (dashed) by products; logarithmic axes')}
${marks.join('\n')}
</svg>
`
}

/** Maps a range of values to a range of pixels, logarithmically. */
function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const low = Math.log(Math.min(...values))
  const high = Math.log(Math.max(...values))
  return (value) => Math.round(from + ((Math.log(value) - low) / (high - low || 1)) * (to - from))
}

function text([x, y]: [number, number], words: string, anchor = 'start'): string {
  return `<text x="${x}" y="${y}" fill="#10292d" text-anchor="${anchor}">${words}</text>`
}
