import type { Accessory } from '#domain/catalogue/product.ts'
import { colour, inkFill, noLine, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { purposeCaption } from '#drawings/named-purpose.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, label, part, path, placed, type Point, rect } from '#drawings/svg.ts'
import { caption } from '#drawings/plugs/plug-detail.ts'
import { trace } from '#drawings/parts/trace.ts'
import { specified } from '#drawings/specified.ts'
import { byForm, fixedComposition } from './by-form.ts'

/** What the data sheet has of a battery's chemistry and voltage. */
function labelOf({ product, variant }: Subject): { chemistry?: string | undefined; volts?: string | undefined } {
  const chemistry = /\((.{2,8})\)/.exec(specified(product, 'Química') ?? '')?.[1]
  const voltage = variant?.rating ?? specified(product, 'Tensão') ?? specified(product, 'Tensão nominal')
  return { chemistry, volts: /^\d+(?:,\d+)? V/.exec(voltage ?? '')?.[0] }
}

/** The sign of the kind of machine that a battery feeds, 120 × 70 around a point; none where that is not told. */
function machineSign({ tags, name }: Accessory, [x, y]: Point): string {
  const isFor = (word: string) => [name, ...tags].some((text) => text.includes(word))
  const bold = { fill: 'none', stroke: colour.petrol, 'stroke-width': 5 }
  const drawn = (data: string) => placed({ at: [x, y], keepLine: true }, path(data, bold))
  const heart = 'M0 38C-34 14 -48 0 -48 -16C-48 -40 -12 -46 0 -24C12 -46 48 -40 48 -16C48 0 34 14 0 38Z'
  if (isFor('DEA')) return drawn(`${heart}M4 -16L-10 6H6L-4 22`)
  if (isFor('desfibrilador')) return drawn('M12 -40L-26 6H-4L-12 40L26 -6H4Z')
  if (isFor('bomba')) return drawn('M0 -36C-12 -14 -24 -4 -24 12A24 24 0 0 0 24 12C24 -4 12 -14 0 -36Z')
  const curve = isFor('ventilador') ? 'breath' : isFor('monitor') ? 'ecg' : undefined
  return curve ? trace(curve, [x - 80, y - 26, 160, 52], { stroke: colour.petrol, cycles: 2, width: 5 }) : ''
}

/** What a battery's label shows: the kind of machine, and the voltage if it is known. */
function face(subject: Subject, [x, y]: Point): string {
  const { volts } = labelOf(subject)
  return (
    machineSign(subject.product, [x, volts ? y - 24 : y]) +
    label([x, y + 52], volts ?? '', { size: 38, weight: 600, anchor: 'middle', fill: colour.petrol })
  )
}

/** Lithium pack: flat case, label, and the position of its contacts. */
function pack(subject: Subject, hasLights: boolean): string {
  return part('battery', [
    rect([56, 40, 340, 196], { fill: colour.shade, rx: 14 }),
    rect([82, 68, 214, 140], { rx: 6 }),
    face(subject, [189, 138]),
    hasLights
      ? [0, 1, 2, 3].map((index) => circle([346, 86 + index * 34], 9, index < 3 ? { fill: wire.green } : {})).join('')
      : path('M326 60V216M346 60V216', thinOutline),
    path('M396 80H420V196H396', { ...thinOutline, 'stroke-dasharray': '7 5' }),
  ])
}

/** Ten cells of one kind, side by side, without a holder. */
function looseCells(): string {
  const cell = (index: number) =>
    placed({ at: [44 + (index % 5) * 84, index < 5 ? 12 : 134] }, [
      rect([20, 0, 16, 10], { fill: '#cdd3d6' }),
      rect([0, 10, 56, 100], { fill: colour.petrolDeep, rx: 5 }),
      rect([0, 10, 56, 26], { fill: colour.shade, rx: 5 }),
      label([28, 31], '+', { size: 24, weight: 600, anchor: 'middle' }),
    ])
  return part(
    'battery',
    Array.from({ length: 10 }, (_, index) => cell(index)),
  )
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
const wiredPack = (subject: Subject): string =>
  part('battery', [
    path('M330 96C400 96 380 166 420 166M330 126C380 126 370 190 420 190', { fill: 'none', 'stroke-width': 6 }),
    path('M330 96C400 96 380 166 420 166', { fill: 'none', stroke: wire.red, 'stroke-width': 3 }),
    rect([414, 154, 44, 48], { ...thinLine, fill: colour.sheet, rx: 3, 'stroke-dasharray': '6 4' }),
    rect([50, 40, 280, 196], { fill: colour.petrolDeep, rx: 22 }),
    path('M120 42V234M190 42V234M260 42V234', { ...thinOutline, stroke: colour.mid }),
    rect([82, 76, 216, 124], { rx: 4 }),
    face(subject, [190, 138]),
  ])

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
    body: drawn + purposeCaption(subject.product, { at: [240, 294], lines: 2 }),
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
    whole: (subject) => plate(subject, wiredPack(subject), 'células em capa, com fios e conector a conferir'),
    detail: (subject) => ({
      body: placed({ at: [-560, -170], scale: 2.1 }, wiredPack(subject)),
      alt: `${subject.product.name}: fios e conector em detalhe.`,
    }),
  },
  'pilhas-soltas': {
    whole: (subject) => plate(subject, looseCells(), 'dez pilhas soltas'),
    detail: ({ product }) => ({
      body: placed({ at: [-60, -10], scale: 2.2 }, looseCells()),
      alt: `${product.name}: polo positivo das pilhas em detalhe.`,
    }),
  },
  'selada-chumbo': {
    whole: (subject) => plate(subject, leadAcid(labelOf(subject).volts), 'bloco selado com dois terminais'),
    detail: fixedComposition(() => ({ whole: '', wholeAlt: '', detail: faston(), detailAlt: 'terminal em detalhe' }))
      .detail,
  },
})
