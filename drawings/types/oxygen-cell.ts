import { colour, inkFill, noLine, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { circle, d, label, part, path, placed, rect } from '../svg.ts'
import { caption, centreLines } from '../parts/plug-detail.ts'
import { plugFace } from '../parts/plug-face.ts'
import { plugName, type PlugShape } from '../parts/plug-names.ts'

/** Bodies differ by maker: girth, height, shoulder and band. */
function silhouette(seed: number): { half: number; height: number; shoulder: number; bands: number } {
  return { half: 62 + (seed % 3) * 12, height: 118 + (seed % 4) * 16, shoulder: (seed % 2) * 18, bands: 1 + (seed % 3) }
}

function seedOf({ product, traits }: Subject): number {
  return [...(traits.form ?? product.id)].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
}

const tops: Partial<Record<PlugShape, string>> = {
  p2: rect([-13, -26, 26, 26], { fill: colour.mid, rx: 3 }) + path('M-7 -26V-34H7V-26', {}) + circle([0, -12], 5, { ...inkFill, ...noLine }),
  rj11: rect([-26, -30, 52, 30], { rx: 2 }) + path('M-16 -30V-16H16V-30', { fill: colour.ink }),
  molex: rect([-30, -22, 60, 22], { rx: 2 }) + path('M-16 -22V-36M0 -22V-36M16 -22V-36', { 'stroke-width': 4 }),
  'mini-din': rect([-22, -24, 44, 24], { fill: colour.tint, rx: 3 }) + path('M-10 -24V-32M0 -24V-32M10 -24V-32', {}),
}

const top = (shape: PlugShape) => tops[shape] ?? rect([-20, -24, 40, 24], { fill: colour.tint, rx: 4 }) + path('M-9 -24V-34M0 -24V-34M9 -24V-34', {})

function cell(seed: number, shape: PlugShape): string {
  const { half, height, shoulder, bands } = silhouette(seed)
  const rings = Array.from({ length: bands }, (_, index) => d`M${-half} ${22 + index * 9}H${half}`).join('')
  return part('cell', [
    placed({ at: [0, 0] }, top(shape)),
    path(d`M${-half + shoulder} 0H${half - shoulder}L${half} ${shoulder}V${height}H${-half}V${shoulder}Z`, { fill: colour.shade }),
    path(rings, thinOpen),
    rect([-half, height * 0.42, half * 2, height * 0.36], { fill: colour.paper }),
    label([0, height * 0.42 + height * 0.18 + 9], 'O₂', { size: 28, weight: 600, anchor: 'middle', fill: colour.petrol }),
    path(d`M${-half} ${height}L${-half + 10} ${height + 12}H${half - 10}L${half} ${height}Z`, { fill: colour.mid }),
    rect([-30, height + 12, 60, 42], { fill: colour.tint }),
    path(d`M-30 ${height + 20}L30 ${height + 24}M-30 ${height + 29}L30 ${height + 33}M-30 ${height + 38}L30 ${height + 42}`, thinOpen),
  ])
}

function whole(subject: Subject): Plate {
  const shape = subject.traits.plug ?? 'p2'
  const seed = seedOf(subject)
  const { height } = silhouette(seed)
  return { body: centreLines([240, 190], [130, 166]) + placed({ at: [240, 196 - height * 0.6], scale: 1.2 }, cell(seed, shape)), alt: altText('Célula de oxigênio', `com ${plugName[shape]}`, 'rosca na base') }
}

function detail(subject: Subject): Plate {
  const shape = subject.traits.plug ?? 'p2'
  const { half } = silhouette(seedOf(subject))
  const r = half * 1.7
  return {
    body: centreLines([240, 166], [190, 150]) + circle([240, 166], r, { fill: colour.shade }) + circle([240, 166], r - 14, { ...thin, fill: colour.tint }) + placed({ at: [240, 166], scale: 0.75 }, plugFace(shape)) + caption([240, 340], 'vista superior'),
    alt: altText('Vista superior da célula de oxigênio', `com ${plugName[shape]}`),
  }
}

/** Galvanic oxygen sensors. */
export const oxygenCell: Composition = { whole, detail }
