import { colour, inkFill, noFill, thinLine } from '#drawings/palette.ts'
import { circle, part, path, rect } from '#drawings/svg.ts'
import { fillOf, type Material } from './pneumatic-material.ts'
import type { Port } from './port.ts'

interface Rings {
  outer: number
  /** The radius of the bore or the pin in the middle. */
  inner: number
  extra?: string
  male?: boolean
}

const hexagon = (r: number) => `M${-r / 2} ${-r * 0.87}H${r / 2}L${r} 0L${r / 2} ${r * 0.87}H${-r / 2}L${-r} 0Z`
const knurl = (r: number) =>
  circle([0, 0], r, { ...noFill, 'stroke-width': 7, 'stroke-dasharray': '3 5', 'stroke-linecap': 'butt' })

const rings: Record<Port, Rings> = {
  'luer-macho': { outer: 44, inner: 20, male: true },
  'luer-femea': { outer: 50, inner: 29 },
  'luer-lock-macho': {
    outer: 62,
    inner: 19,
    male: true,
    extra: circle([0, 0], 46, {}) + circle([0, 0], 38, { ...noFill, ...thinLine, 'stroke-dasharray': '6 5' }),
  },
  'luer-lock-femea': {
    outer: 42,
    inner: 27,
    extra: path('M-34 -24H-64V24H-34ZM34 -24H64V24H34Z', { fill: colour.tint }),
  },
  'baioneta-macho': {
    outer: 40,
    inner: 16,
    male: true,
    extra: rect([-10, -66, 20, 28], { fill: colour.shade }) + rect([-10, 38, 20, 28], { fill: colour.shade }),
  },
  'baioneta-femea': { outer: 66, inner: 40, extra: rect([-9, -60, 18, 22], inkFill) + rect([-9, 38, 18, 22], inkFill) },
  'engate-botao-macho': {
    outer: 60,
    inner: 16,
    male: true,
    extra: circle([0, 0], 40, {}) + circle([0, 0], 36, { ...noFill, 'stroke-width': 6 }),
  },
  'engate-botao-femea': { outer: 62, inner: 36, extra: rect([-26, -86, 52, 24], { fill: colour.mid, rx: 6 }) },
  'engate-anel-macho': { outer: 58, inner: 17, male: true, extra: circle([0, 0], 42, {}) },
  'engate-anel-femea': { outer: 72, inner: 34, extra: knurl(66) + circle([0, 0], 52, {}) },
  'rosca-macho': {
    outer: 56,
    inner: 22,
    male: true,
    extra: circle([0, 0], 48, { ...noFill, ...thinLine, 'stroke-dasharray': '10 6' }),
  },
  'rosca-femea': {
    outer: 72,
    inner: 42,
    extra: knurl(66) + circle([0, 0], 48, { ...noFill, ...thinLine, 'stroke-dasharray': '6 5' }),
  },
  'encaixe-liso-femea': { outer: 56, inner: 36, extra: circle([0, 0], 42, { ...noFill, 'stroke-width': 5 }) },
  'painel-macho': {
    outer: 40,
    inner: 15,
    male: true,
    extra: path(hexagon(84), { fill: colour.shade }) + circle([0, 0], 50, {}),
  },
  'plugue-ar': { outer: 46, inner: 18, male: true },
  flexiport: {
    outer: 78,
    inner: 26,
    extra: path('M-56 -12A58 58 0 0 1 -12 -56M56 12A58 58 0 0 1 12 56', { fill: 'none', 'stroke-width': 7 }),
  },
}

/** Details of metal ports: thin cross pins, and slots cut through the wall. */
const metalExtras: Partial<Record<Port, string>> = {
  'baioneta-macho': rect([-4, -66, 8, 28], { fill: colour.sheet }) + rect([-4, 38, 8, 28], { fill: colour.sheet }),
  'baioneta-femea': rect([-7, -68, 14, 30], inkFill) + rect([-7, 38, 14, 30], inkFill),
}

/** The mouth of a port seen from the front, around the origin. */
export function portFace(name: Port, material: Material): string {
  const { outer, inner, male = false, ...plain } = rings[name]
  const extra = (material === 'metal' ? metalExtras[name] : undefined) ?? plain.extra ?? ''
  const behind = name === 'luer-lock-femea' || name === 'baioneta-macho' || name === 'engate-botao-femea'
  const body = circle([0, 0], outer, { fill: fillOf(material) })
  const bore = male
    ? circle([0, 0], inner, { fill: fillOf(material) }) + circle([0, 0], inner * 0.5, inkFill)
    : circle([0, 0], inner, {}) + circle([0, 0], inner * 0.45, inkFill)
  return part('port-face', behind ? extra + body + bore : body + extra + bore, { 'data-port': name })
}
