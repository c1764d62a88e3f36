import { colour, thin, thinOpen, wire } from '#drawings/palette.ts'
import type { Composition } from '#drawings/subject.ts'
import { label, part, path, placed, rect } from '#drawings/svg.ts'
import { caption } from '#drawings/plugs/plug-detail.ts'
import { byForm, fixed } from './by-form.ts'

/** Lithium pack: flat case, charge window, and where its contacts are. */
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
    path('M396 124H420V240H396', { ...thinOpen, 'stroke-dasharray': '7 5' }),
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

/** Cells in a sleeve, with two wires to a housing. */
function wiredPack(): string {
  return part('battery', [
    path('M330 150C400 150 380 220 420 220M330 180C380 180 370 244 420 244', { fill: 'none', 'stroke-width': 6 }),
    path('M330 150C400 150 380 220 420 220', { fill: 'none', stroke: wire.red, 'stroke-width': 3 }),
    rect([414, 208, 44, 48], { fill: colour.sheet, rx: 3 }),
    rect([50, 100, 280, 170], { fill: colour.petrolDeep, rx: 22 }),
    path('M120 102V268M190 102V268M260 102V268', { ...thinOpen, stroke: colour.mid }),
    rect([80, 146, 220, 78], { rx: 4 }),
    label([102, 196], '+', { size: 30, weight: 600, anchor: 'middle' }),
    label([278, 196], '−', { size: 30, weight: 600, anchor: 'middle' }),
  ])
}

/** The contacts of packs differ and are drawn by no one's count: where they are, and that they are to be compared. */
function contacts(): string {
  return (
    rect([60, 80, 360, 180], { fill: colour.shade, rx: 16 }) +
    rect([84, 108, 312, 124], { fill: colour.sheet, rx: 6, 'stroke-dasharray': '9 6' }) +
    label([240, 190], '?', { anchor: 'middle', size: 56, weight: 600, fill: colour.mid }) +
    caption([240, 316], 'contatos a conferir')
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
    wholeAlt: 'estojo com a face dos contatos à direita, a conferir',
    detail: contacts(),
    detailAlt: 'face dos contatos, a conferir na bateria',
  })),
  'conjunto-fios': fixed(() => ({
    whole: wiredPack(),
    wholeAlt: 'células em capa, com fios e conector',
    detail: placed({ at: [-560, -260], scale: 2.1 }, wiredPack()),
    detailAlt: 'fios e conector em detalhe',
  })),
  'selada-chumbo': fixed(() => ({
    whole: leadAcid(),
    wholeAlt: 'bloco selado com dois terminais',
    detail: faston(),
    detailAlt: 'terminal em detalhe',
  })),
})
