import { piece } from '#drawings/drawing-files.ts'
import { colour, thinLine } from '#drawings/palette.ts'
import { type LeadMark, chestLeads, leadFills, limbLeads } from '#drawings/parts/lead-colours.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { plugViews } from '#drawings/plugs/plug-detail.ts'
import { hasKnownFace, plugOf, plugTitle } from '#drawings/plugs/plug-view.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { largeWords, purposeCaption } from '#drawings/purpose-caption.ts'
import { altText, type Composition, type Drawing, type Subject } from '#drawings/subject.ts'
import { label, part, placed, type Placement, type Point, path, rect } from '#drawings/svg.ts'
import { byForm, detailFromFile, formsFromFiles } from './forms.ts'

interface ElectrodeSet {
  /** The name of the electrode's file and, in `part`, what tests and styles call one electrode. */
  piece: string
  part: string
  /** The leads with an electrode and, in `at` and `name`, the positions of an electrode and its name. */
  marks: (subject: Subject) => readonly LeadMark[]
  at: (index: number) => Placement
  name?: (at: Point) => Point
  alt: (count: number, subject: Subject) => string
}

const standardOf = ({ traits }: Subject) => traits.standard ?? 'iec'

const sets: Readonly<Record<string, ElectrodeSet>> = {
  ventosa: {
    piece: 'eletrodo-ventosa',
    part: 'bulb',
    marks: (subject) => chestLeads[standardOf(subject)],
    at: (index) => ({ at: [96 + (index % 3) * 144, 86 + Math.floor(index / 3) * 164], scale: 1.15 }),
    name: ([x, y]) => [x + 60, y - 20],
    alt: (count) => altText(`Jogo de ${count} eletrodos precordiais de sucção`, 'pera de borracha e copo metálico'),
  },
  'clipe-membro': {
    piece: 'eletrodo-clipe',
    part: 'clamp',
    marks: (subject) => limbLeads[standardOf(subject)],
    at: (index) => ({ at: [78 + index * 108, 176], scale: 1.4 }),
    name: ([x]) => [x, 296],
    alt: (count, subject) =>
      altText(`Jogo de ${count} eletrodos de membros tipo clipe`, `cores ${standardOf(subject).toUpperCase()}`),
  },
  'neonatal-fio': {
    piece: 'eletrodo-neonatal',
    part: 'pad',
    marks: () => limbLeads['iec'].filter((_, index) => index !== 2),
    at: (index) => ({ at: [84, 70 + index * 98], scale: 1.05 }),
    alt: (count) =>
      altText(
        `Jogo de ${count} eletrodos neonatais com fio`,
        'terminal de segurança DIN de 1,5 mm, com o contato protegido',
      ),
  },
  'adaptador-banana-snap': {
    piece: 'adaptador-banana-snap',
    part: 'banana-snap',
    marks: (subject) => [...limbLeads[standardOf(subject)], ...chestLeads[standardOf(subject)]],
    at: (index) => ({ at: [64 + (index % 5) * 88, 90 + Math.floor(index / 5) * 158] }),
    name: ([x, y]) => [x, y + 68],
    alt: (count) =>
      altText(`Jogo de ${count} adaptadores`, 'soquete banana de um lado e snap do outro', 'uma cor por via'),
  },
}

function electrodeSet(set: ElectrodeSet, subject: Subject): Drawing {
  const allMarks = set.marks(subject)
  const marks = allMarks.slice(0, subject.traits.pieces ?? allMarks.length)
  const pictures = marks.map((mark, index) => {
    const placement = set.at(index)
    const { fill, band = fill } = leadFills(mark)
    return (
      part(set.part, placed(placement, piece(set.piece, { lead: band }))) +
      (set.name ? label(set.name(placement.at), mark.label, { size: 16.5, weight: 600, anchor: 'middle' }) : '')
    )
  })
  return { body: pictures.join(''), alt: set.alt(marks.length, subject) }
}

export const electrode: Composition = byForm<Subject>('espuma-adulto', {
  ...formsFromFiles('eletrodos'),
  ...Object.fromEntries(
    Object.entries(sets).map(([form, set]) => [
      form,
      { whole: (subject: Subject) => electrodeSet(set, subject), detail: detailFromFile('eletrodos', form) },
    ]),
  ),
})

function padsWhole(subject: Subject): Drawing {
  const { traits, variant } = subject
  const view = plugOf(subject)
  const isChild = traits.form?.includes('infantil') ?? false
  const scale = isChild ? 0.72 : 0.95
  const brand = variant?.brand
  const captionArea = { at: [14, 46], anchor: 'start', width: 180, lines: 4 } as const
  return {
    body: [
      cable(['M296 108C250 108 262 300 190 306H110', 'M406 196C406 320 300 310 250 300C220 294 200 306 150 306'], {
        width: 8,
      }),
      placed({ at: [282, 110], scale, turn: -6 }, piece('eletrodo-multifuncao')),
      placed({ at: [400, 190], scale, turn: 6 }, piece('eletrodo-multifuncao')),
      plug(view, { at: [122, 306] }),
      brand ? largeWords(brand, captionArea) : purposeCaption(subject.product, captionArea),
    ].join(''),
    alt: altText(
      `Par de eletrodos multifunção ${isChild ? 'infantis' : 'adulto'}`,
      brand && `para ${brand}`,
      `com ${plugTitle(view)}`,
    ),
  }
}

/** A sealed tray with a pair of electrodes, which goes into the machine as a whole; pulling its tab opens it. */
function cartridge({ product, traits, variant }: Subject): Drawing {
  const isChild = variant?.patient?.startsWith('Infantil') ?? false
  const pad = (x: number) => placed({ at: [x, 144], scale: isChild ? 0.62 : 0.86 }, piece('eletrodo-multifuncao'))
  return {
    body: [
      path('M380 108H430C446 108 446 180 430 180H380', { fill: colour.mid }),
      rect([60, 34, 330, 220], { fill: colour.shade, rx: 26 }),
      rect([80, 52, 290, 184], { ...thinLine, fill: colour.paper, rx: 16, 'stroke-dasharray': '6 4' }),
      pad(152),
      pad(298),
      purposeCaption(product, { at: [240, 310] }),
    ].join(''),
    alt: altText(product.name, traits.form, 'lacrado, com o par de eletrodos', variant?.patient?.toLowerCase()),
  }
}

const footPlugPosition: Point = [124, 316]
/** The common end of both cords, which leads into that plug. */
const footPlugCord = 'M240 306C214 318 170 316 112 316'

function externalPair(subject: Subject): Drawing {
  const view = plugOf(subject)
  const cords = [
    'M150 84C150 8 40 10 40 130C40 250 150 300 240 306',
    'M350 84C350 8 456 10 454 140C452 260 330 300 240 306',
    footPlugCord,
  ].map((run) => cable(run, { width: 10, core: colour.mid }))
  return {
    body:
      cords.join('') +
      placed({ at: [150, 146], scale: 1.25 }, piece('pa-externa')) +
      placed({ at: [350, 146], scale: 1.25 }, piece('pa-externa')) +
      plug(view, { at: footPlugPosition }),
    alt: altText('Par de pás externas de desfibrilação, com punho e botão', plugTitle(view)),
  }
}

function internalWhole(subject: Subject): Drawing {
  const { variant } = subject
  const view = plugOf(subject)
  const isChild = variant?.sizeKey === 'pediatrica'
  const scale = isChild ? 0.7 : 0.88
  const spoon = (x: number, turn: number) =>
    cable(`M${x} ${108 + 190 * scale}C${x} ${150 + 190 * scale} ${x - 60} 316 ${x - 110} 316H112`, {
      width: 10,
      core: colour.mid,
    }) + placed({ at: [x, 112], turn, scale }, piece('pa-interna'))
  return {
    body:
      spoon(390, 4) +
      spoon(280, -4) +
      plug(view, { at: footPlugPosition }) +
      (variant
        ? label([120, 60], variant.sizeLabel?.toLowerCase() ?? '', { size: 17, weight: 600, anchor: 'middle' })
        : purposeCaption(subject.product, { at: [14, 46], anchor: 'start', width: 190, lines: 4 })),
    alt: altText(
      'Par de pás internas de desfibrilação',
      variant?.sizeLabel?.toLowerCase(),
      'em forma de concha com haste isolada',
      plugTitle(view),
    ),
  }
}

const detailOf = (form: string) => detailFromFile('pas-eletrodos-desfibrilacao', form)
const paddleDetail = detailOf('pa-externa')

/** Defibrillation: paddles, multifunction electrodes, child plates, gel. */
export const defibrillation: Composition = byForm<Subject>('multifuncao-adulto', {
  ...formsFromFiles('pas-eletrodos-desfibrilacao'),
  'multifuncao-adulto': { whole: padsWhole, detail: detailOf('multifuncao-adulto') },
  'multifuncao-infantil': { whole: padsWhole, detail: detailOf('multifuncao-infantil') },
  cartucho: { whole: cartridge, detail: detailOf('multifuncao-adulto') },
  'pa-externa': {
    whole: externalPair,
    detail: (subject) => {
      const view = plugOf(subject)
      return hasKnownFace(view)
        ? { body: plugViews(view), alt: altText(`${plugTitle(view)} das pás externas`) }
        : paddleDetail(subject)
    },
  },
  'pa-interna': { whole: internalWhole, detail: detailOf('pa-interna') },
})
