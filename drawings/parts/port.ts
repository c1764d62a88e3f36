import { colour, inkFill, noLine, thin, thinOpen } from '../palette.ts'
import { circle, d, part, path, rect } from '../svg.ts'

/** What a pneumatic connector offers on one side. Drawn from the body's face at the origin, pointing left. */
export const ports = ['bico', 'bico-fino', 'luer-macho', 'luer-slip', 'luer-femea', 'baioneta-macho', 'baioneta-femea', 'engate-macho', 'engate-femea', 'botao', 'rosca', 'painel', 'conico', 'anel'] as const
export type Port = (typeof ports)[number]

const steel = colour.tint

const drawings: Record<Port, () => string> = {
  bico: () => path('M0 -13H-12L-16 -19L-34 -13V-13L-38 -19L-56 -13L-60 -19L-84 -10V10L-60 19L-56 13L-38 19L-34 13L-16 19L-12 13H0Z', {}) + path('M-16 -19V19M-38 -19V19M-60 -19V19', thinOpen),
  'bico-fino': () => path('M0 -8H-14L-18 -12L-36 -8L-40 -12L-70 -6V6L-40 12L-36 8L-18 12L-14 8H0Z', {}) + path('M-18 -12V12M-40 -12V12', thinOpen),
  'luer-macho': () => path('M0 -10L-78 -6V6L0 10Z', {}) + rect([-46, -27, 46, 54], { fill: colour.shade, rx: 4 }) + path('M-36 -27L-40 27M-24 -27L-28 27M-12 -27L-16 27', thinOpen),
  'luer-slip': () => path('M0 -14H-10V-11L-86 -6V6L-10 11V14H0Z', {}) + path('M-70 -7V7', thinOpen),
  'luer-femea': () => rect([-54, -16, 54, 32], { rx: 2 }) + rect([-66, -24, 14, 48], { fill: colour.shade, rx: 3 }) + path('M-52 -7H-10M-52 7H-10', { ...thinOpen, 'stroke-dasharray': '5 4' }),
  'baioneta-macho': () => rect([-70, -17, 70, 34], { fill: steel, rx: 3 }) + circle([-42, 0], 7, { fill: colour.mid }) + path('M-58 -17V17', { 'stroke-width': 5 }) + path('M-14 -17V17', thinOpen),
  'baioneta-femea': () => rect([-62, -30, 62, 60], { fill: colour.shade, rx: 5 }) + path('M-62 8H-46C-36 8 -38 -10 -24 -10', { fill: 'none', 'stroke-width': 8 }) + path('M-10 -30V30', thinOpen),
  'engate-macho': () => path('M0 -20H-20V-14H-34V-10H-46V-14H-72L-78 -8V8L-72 14H-46V10H-34V14H-20V20H0Z', { fill: steel }) + path('M-60 -14V14', { 'stroke-width': 4 }) + path('M-20 -14V14', thinOpen),
  'engate-femea': () => rect([-30, -21, 30, 42], { fill: steel, rx: 2 }) + rect([-82, -29, 54, 58], { fill: steel, rx: 5 }) + path('M-40 -29V29M-46 -29V29M-52 -29V29M-58 -29V29M-64 -29V29', thinOpen) + rect([-88, -16, 8, 32], inkFill),
  botao: () => rect([-76, -23, 76, 46], { fill: colour.shade, rx: 6 }) + rect([-52, -33, 30, 12], { fill: colour.mid, rx: 3 }) + rect([-82, -13, 8, 26], inkFill) + path('M-64 -12H-12M-64 12H-12', thinOpen),
  rosca: () => rect([-66, -18, 66, 36], { fill: steel, rx: 2 }) + path([-8, -17, -26, -35, -44, -53].map((x) => d`M${x} -18L${x - 5} 18`).join(''), thinOpen) + rect([-72, -9, 8, 18], inkFill),
  painel: () => rect([-14, -38, 14, 76], { fill: steel, rx: 2 }) + rect([-36, -28, 22, 56], { fill: colour.shade, rx: 2 }) + path('M-36 -12H-14M-36 12H-14', thinOpen) + rect([-66, -15, 30, 30], { rx: 2 }) + path('M-42 -15L-46 15M-50 -15L-54 15M-58 -15L-62 15', thinOpen),
  conico: () => path('M0 -24L-70 -14V14L0 24Z', { fill: colour.shade }) + path('M-70 -14V14M-24 -20V20', thinOpen) + circle([-70, 0], 3, { ...inkFill, ...noLine }),
  anel: () => rect([-72, -14, 72, 28], { rx: 3 }) + rect([-60, -19, 10, 38], { fill: colour.ink, ...thin, rx: 4 }) + rect([-36, -19, 10, 38], { fill: colour.ink, ...thin, rx: 4 }),
}

/** One port, pointing left from the origin. */
export function port(name: Port): string {
  return part('port', drawings[name](), { 'data-port': name })
}
