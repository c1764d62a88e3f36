import { colour, thinLine, wire } from '#drawings/palette.ts'
import { circle, line, part, path, rect } from '#drawings/svg.ts'
import { figure, words, type Figure } from './figure.ts'

/** From the front to the back: what each layer is, and what fails in it. */
const layers = [
  { name: 'moldura e vidro de toque', fails: 'toque, riscos', fill: colour.sheet },
  { name: 'polarizador', fails: 'bolhas, mancha amarela', fill: colour.shade },
  { name: 'cristal líquido entre vidros', fails: 'linhas, trinca', fill: colour.tint },
  { name: 'polarizador de trás', fails: 'tela lavada', fill: colour.shade },
  { name: 'películas difusoras', fails: 'manchas de claridade', fill: colour.sheet },
  { name: 'guia de luz e LEDs (ou CCFL)', fails: 'tela escura, tom rosado', fill: '#f7ecc4' },
  { name: 'refletor e chapa de trás', fails: 'folga, parafuso', fill: colour.mid },
] as const

const step = 50

/** The layers of a liquid crystal display, pulled apart, with what each shows when it fails. */
export function lcdLayers(): Figure {
  return figure(460, [
    words([24, 30], 'frente', { fill: colour.muted }),
    ...layers.map((_, index) => layer(index)).toReversed(),
    ...layers.map(({ name, fails }, index) => names(index, name, fails)),
    flatCable(),
    words([24, 446], 'fundo', { fill: colour.muted }),
  ])
}

/** A sheet seen from above at an angle. */
function layer(index: number): string {
  const y = 62 + index * step
  const { fill } = layers[index] ?? layers[0]
  return part('layer', [
    path(`M24 ${y + 28}L76 ${y}H196L144 ${y + 28}Z`, { fill }),
    path(`M24 ${y + 28}V${y + 34}H144V${y + 28}M144 ${y + 34}L196 ${y + 6}V${y}`, { ...thinLine, fill: 'none' }),
    ...(index === 0 ? [path(`M48 ${y + 22}L84 ${y + 6}H172L136 ${y + 22}Z`, { ...thinLine, fill: colour.tint })] : []),
    ...(index === 5 ? [52, 84, 116].map((x) => circle([x, y + 31], 3, { fill: wire.yellow, stroke: colour.ink })) : []),
  ])
}

function names(index: number, name: string, fails: string): string {
  const y = 62 + index * step
  return part('named', [
    line([186, y + 8], [206, y + 8], thinLine),
    words([212, y + 8], name),
    words([212, y + 28], fails, { fill: colour.muted }),
  ])
}

/** The ribbon that brings the picture to the glass. */
function flatCable(): string {
  const y = 62 + 2 * step
  return part('ribbon', [
    path(`M44 ${y + 34}C30 ${y + 70} 14 ${y + 60} 12 ${y + 120}`, {
      fill: 'none',
      stroke: wire.orange,
      'stroke-width': 7,
    }),
    rect([4, y + 118, 18, 26], { ...thinLine, fill: wire.green, rx: 2 }),
  ])
}
