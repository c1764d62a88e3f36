import { colour, thin, thinOpen } from '../palette.ts'
import { circle, d, part, path, rect } from '../svg.ts'

/** What joins the ports of a pneumatic connector, around the origin. */
export const bodies = ['sextavado', 'redondo', 'recartilhado', 'asas', 'colar', 'reto'] as const
export type Body = (typeof bodies)[number]

const drawings: Record<Body, () => string> = {
  sextavado: () => path('M-26 -34H26L32 -28V28L26 34H-26L-32 28V-28Z', { fill: colour.shade }) + path('M-31 -13H31M-31 13H31', thinOpen),
  redondo: () => rect([-34, -28, 68, 56], { fill: colour.shade, rx: 14 }) + path('M-18 -14H18', thinOpen),
  recartilhado: () => rect([-34, -31, 68, 62], { fill: colour.tint, rx: 5 }) + path([-24, -16, -8, 0, 8, 16, 24].map((x) => d`M${x} -31V31`).join(''), thinOpen),
  asas: () => path('M-20 -20L-10 -52H10L20 -20V20L10 52H-10L-20 20Z', { fill: colour.shade }) + path('M-10 -20V20M10 -20V20', thinOpen) + circle([0, 0], 6, { fill: colour.paper, ...thin }),
  colar: () => rect([-12, -36, 24, 72], { fill: colour.mid, rx: 5 }),
  reto: () => rect([-22, -20, 44, 40], { fill: colour.tint, rx: 3 }),
}

/** Half the length of each body, where its ports begin. */
export const bodyReach: Record<Body, number> = { sextavado: 32, redondo: 34, recartilhado: 34, asas: 20, colar: 12, reto: 22 }

/** One body. */
export function connectorBody(name: Body): string {
  return part('body', drawings[name](), { 'data-body': name })
}
