import { colour, noLine, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, d, part, path, type Point, rect } from '#drawings/svg.ts'

/** An integrated circuit with its legs. */
export function chip([x, y]: Point, pins: number): string {
  const width = pins * 12 + 6
  const legs = Array.from({ length: pins }, (_, index) => d`M${x + 9 + index * 12} ${y - 7}V${y + 47}`).join('')
  return (
    path(legs, { 'stroke-width': 4 }) +
    rect([x, y, width, 40], { fill: colour.ink, rx: 3 }) +
    circle([x + 10, y + 30], 3, { fill: colour.sheet, ...noLine })
  )
}

/** A board blank with four mounting holes. */
export function blank([x, y]: Point, [width, height]: Point): string {
  const corners = [x + 20, x + width - 20].flatMap((cx) =>
    [y + 20, y + height - 20].map((cy) => circle([cx, cy], 8, {})),
  )
  return rect([x, y, width, height], { fill: colour.shade, rx: 8 }) + corners.join('')
}

/** A pin header. */
export function header([x, y]: Point, pins: number): string {
  return (
    rect([x, y, pins * 12 + 12, 32], { rx: 2 }) +
    path(Array.from({ length: pins }, (_, index) => d`M${x + 12 + index * 12} ${y + 10}v12`).join(''), {})
  )
}

/** An electrolytic capacitor from above. */
export function capacitor(at: Point, r: number): string {
  return circle(at, r, { fill: colour.tint }) + path(d`M${at[0] - r * 0.5} ${at[1]}h${r}`, thinOutline)
}

/** A wound transformer from above. */
export function transformer([x, y]: Point, [width, height]: Point): string {
  return (
    rect([x, y, width, height], { fill: '#e9c46a', rx: 4 }) +
    rect([x + 10, y - 8, width - 20, height + 16], { fill: colour.mid, rx: 3 }) +
    path(
      d`M${x + 22} ${y}v${height}M${x + 32} ${y}v${height}M${x + width - 22} ${y}v${height}M${x + width - 32} ${y}v${height}`,
      thinOutline,
    )
  )
}

/** Rotary encoder from the side: shaft, threaded bush, can, pins. */
export function encoder(): string {
  return part('encoder', [
    path('M-16 -150H16V-40H-16Z', { fill: colour.tint }),
    path('M-16 -150H2V-90H-16', {}),
    rect([-28, -70, 56, 44], { fill: colour.shade }),
    path('M-28 -62L28 -58M-28 -52L28 -48M-28 -42L28 -38', thinOutline),
    rect([-66, -26, 132, 76], { fill: colour.mid, rx: 4 }),
    rect([-54, -14, 108, 30], { ...thinLine, fill: colour.shade }),
    path('M-44 50V92M0 50V92M44 50V92', { 'stroke-width': 6 }),
    path('M-66 4H-76V60M66 4H76V60', { fill: 'none', 'stroke-width': 6 }),
  ])
}
