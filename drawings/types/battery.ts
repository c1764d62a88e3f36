import { colour, thin, thinOpen, wire } from '../palette.ts'
import type { Composition } from '../subject.ts'
import { label, part, path, rect } from '../svg.ts'
import { caption } from '../parts/plug-detail.ts'
import { byForm, fixed } from './by-form.ts'

/** Lithium pack: flat case, charge window, edge contacts. */
function pack(): string {
  return part('battery', [
    rect([56, 84, 340, 196], { fill: colour.shade, rx: 14 }),
    rect([82, 112, 214, 140], { rx: 6 }),
    label([104, 160], '+', { size: 34, weight: 600 }),
    label([104, 228], '−', { size: 34, weight: 600 }),
    label([160, 166], 'Li-ion', { size: 24, weight: 600, fill: colour.petrol }),
    rect([160, 196, 112, 30], { fill: colour.tint, ...thin }),
    path('M160 196H238V226H160Z', { fill: colour.mid, ...thin }),
    path('M316 104V260M336 104V260', thinOpen),
    rect([396, 124, 20, 116], { fill: colour.mid, rx: 4 }),
    path([142, 162, 182, 202, 222].map((y) => `M416 ${y}H432`).join(''), {
      'stroke-width': 9,
      'stroke-linecap': 'butt',
      stroke: '#b98a1c',
    }),
  ])
}

/** Sealed lead-acid block: two faston terminals on top. */
function leadAcid(): string {
  const tab = (x: number, fill: string) =>
    rect([x, 62, 34, 22], { fill }) + rect([x + 11, 36, 12, 28], { fill: '#cdd3d6' })
  return part('battery', [
    tab(112, wire.red),
    tab(334, wire.black),
    path('M70 96L86 82H394L410 96V120H70Z', { fill: colour.mid }),
    rect([70, 108, 340, 200], { fill: colour.shade, rx: 6 }),
    rect([110, 150, 260, 116], { rx: 4 }),
    label([240, 222], '12 V', { size: 48, weight: 600, anchor: 'middle', fill: colour.petrol }),
    label([129, 142], '+', { size: 26, weight: 600, anchor: 'middle' }),
    label([351, 142], '−', { size: 26, weight: 600, anchor: 'middle' }),
  ])
}

function contacts(): string {
  const plates = ['+', 'T', 'C', 'D', '−'].map(
    (name, index) =>
      rect([112 + index * 54, 130, 36, 90], { fill: '#d9b65c', rx: 3 }) +
      label([130 + index * 54, 272], name, { anchor: 'middle', size: 18, weight: 600 }),
  )
  return (
    rect([60, 80, 360, 216], { fill: colour.shade, rx: 16 }) +
    rect([84, 108, 312, 134], { fill: colour.mid, rx: 6 }) +
    plates.join('')
  )
}

const faston = () =>
  rect([70, 210, 340, 90], { fill: colour.mid }) +
  rect([180, 150, 120, 60], { fill: wire.red, rx: 4 }) +
  path('M214 150V52C214 44 266 44 266 52V150Z', { fill: '#cdd3d6' }) +
  path('M230 92A10 10 0 1 0 250 92A10 10 0 1 0 230 92Z', thin) +
  caption([240, 336], 'terminal de encaixe')

/** Rechargeable batteries. */
export const battery: Composition = byForm({
  'pacote-litio': fixed(() => ({
    whole: pack(),
    wholeAlt: 'estojo com os contatos à direita',
    detail: contacts(),
    detailAlt: 'contatos vistos de frente',
  })),
  'selada-chumbo': fixed(() => ({
    whole: leadAcid(),
    wholeAlt: 'bloco selado com dois terminais',
    detail: faston(),
    detailAlt: 'terminal em detalhe',
  })),
})
