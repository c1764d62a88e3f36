import { colour, inkFill, noLine, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { purposeCaption } from '#drawings/named-purpose.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, label, part, path, placed, rect } from '#drawings/svg.ts'
import { caption } from '#drawings/plugs/plug-detail.ts'
import { specified } from '#drawings/specified.ts'
import { byForm, fixedComposition } from './by-form.ts'

/** The text on a battery's label, as far as the data sheet has it: chemistry and voltage. */
function labelOf({ product, variant }: Subject): { chemistry?: string | undefined; volts?: string | undefined } {
  const chemistry = /\((.{2,8})\)/.exec(specified(product, 'Química') ?? '')?.[1]
  const volts = /^\d+(?:,\d+)? V/.exec(variant?.rating ?? specified(product, 'Tensão') ?? '')?.[0]
  return { chemistry, volts }
}

/** Lithium pack: flat case, label, and the position of its contacts. */
function pack(subject: Subject, hasLights: boolean): string {
  const { chemistry, volts } = labelOf(subject)
  return part('battery', [
    rect([56, 70, 340, 196], { fill: colour.shade, rx: 14 }),
    rect([82, 98, 214, 140], { rx: 6 }),
    chemistry
      ? label([189, volts ? 146 : 178], chemistry, { size: 26, weight: 600, anchor: 'middle', fill: colour.petrol })
      : '',
    volts ? label([189, 206], volts, { size: 44, weight: 600, anchor: 'middle', fill: colour.petrol }) : '',
    hasLights
      ? [0, 1, 2, 3].map((index) => circle([326, 116 + index * 34], 8, index < 3 ? { fill: wire.green } : {})).join('')
      : path('M316 90V246M336 90V246', thinOutline),
    path('M396 110H420V226H396', { ...thinOutline, 'stroke-dasharray': '7 5' }),
  ])
}

/** Sealed lead-acid block: two faston terminals on top. */
function leadAcid(volts: string | undefined): string {
  const tab = (x: number, fill: string) =>
    rect([x, 62, 34, 22], { fill }) + rect([x + 11, 36, 12, 28], { fill: '#cdd3d6' })
  return part('battery', [
    tab(112, wire.red),
    tab(334, wire.black),
    path('M70 96L86 82H394L410 96V120H70Z', { fill: colour.mid }),
    rect([70, 108, 340, 200], { fill: colour.shade, rx: 6 }),
    rect([110, 150, 260, 116], { rx: 4 }),
    volts ? label([240, 222], volts, { size: 48, weight: 600, anchor: 'middle', fill: colour.petrol }) : '',
    label([129, 142], '+', { size: 26, weight: 600, anchor: 'middle' }),
    label([351, 142], '−', { size: 26, weight: 600, anchor: 'middle' }),
  ])
}

/** Cells in a sleeve with two wires to an open housing; which wire is which is not known. */
function wiredPack({ volts }: { volts?: string | undefined } = {}): string {
  return part('battery', [
    path('M330 136C400 136 380 206 420 206M330 166C380 166 370 230 420 230', { fill: 'none', 'stroke-width': 6 }),
    path('M330 136C400 136 380 206 420 206', { fill: 'none', stroke: wire.red, 'stroke-width': 3 }),
    rect([414, 194, 44, 48], { ...thinLine, fill: colour.sheet, rx: 3, 'stroke-dasharray': '6 4' }),
    rect([50, 86, 280, 170], { fill: colour.petrolDeep, rx: 22 }),
    path('M120 88V254M190 88V254M260 88V254', { ...thinOutline, stroke: colour.mid }),
    rect([80, 132, 220, 78], { rx: 4 }),
    volts
      ? label([190, 184], volts, { size: 34, weight: 600, anchor: 'middle', fill: colour.petrol })
      : path('M98 152H220M98 171H282M98 190H180', { ...thinOutline, stroke: colour.mid }),
  ])
}

/** The area of a pack's contacts, without a number, because packs differ: they have to be compared. */
const contacts = (): string =>
  rect([60, 80, 360, 180], { fill: colour.shade, rx: 16 }) +
  rect([84, 108, 312, 124], { fill: colour.sheet, rx: 6, 'stroke-dasharray': '9 6' }) +
  label([240, 190], '?', { anchor: 'middle', size: 56, weight: 600, fill: colour.mid }) +
  caption([240, 316], 'contatos a conferir')

const faston = () =>
  rect([70, 210, 340, 90], { fill: colour.mid }) +
  rect([180, 150, 120, 60], { fill: wire.red, rx: 4 }) +
  path('M214 150V52C214 44 266 44 266 52V150Z', { fill: '#cdd3d6' }) +
  circle([240, 92], 10, { ...inkFill, ...noLine }) +
  caption([240, 336], 'terminal de encaixe')

/** A battery with its purpose and label, as caption and alternative text. */
function plate(subject: Subject, drawn: string, words: string): Plate {
  const { chemistry, volts } = labelOf(subject)
  return {
    body: drawn + purposeCaption(subject.product, [240, 320]),
    alt: altText(subject.product.name, words, chemistry, volts),
  }
}

const lithium = (hasLights: boolean): Composition => ({
  whole: (subject) =>
    plate(
      subject,
      pack(subject, hasLights),
      `estojo${hasLights ? ' com luzes de carga' : ''}, face dos contatos à direita, a conferir`,
    ),
  detail: ({ product }) => ({ body: contacts(), alt: `${product.name}: face dos contatos, a conferir na bateria.` }),
})

/** Rechargeable batteries. */
export const battery: Composition = byForm({
  'pacote-litio': lithium(false),
  'pacote-litio-luzes': lithium(true),
  'conjunto-fios': {
    whole: (subject) => plate(subject, wiredPack(labelOf(subject)), 'células em capa, com fios e conector a conferir'),
    detail: ({ product }) => ({
      body: placed({ at: [-560, -240], scale: 2.1 }, wiredPack()),
      alt: `${product.name}: fios e conector em detalhe.`,
    }),
  },
  'selada-chumbo': {
    whole: (subject) => plate(subject, leadAcid(labelOf(subject).volts), 'bloco selado com dois terminais'),
    detail: fixedComposition(() => ({ whole: '', wholeAlt: '', detail: faston(), detailAlt: 'terminal em detalhe' }))
      .detail,
  },
})
