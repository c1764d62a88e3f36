import { piece } from '#drawings/drawing-files.ts'
import { type LeadMark, chestMarks, leadFills, limbMarks } from '#drawings/parts/lead-colours.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { label, part, placed, type Placement, type Point } from '#drawings/svg.ts'
import { byForm, detailFromFile, formsFromFiles } from './forms.ts'

/** A set of electrodes in the colours of their leads. */
interface ElectrodeSet {
  /** The electrode's file, and what tests and styles call one. */
  piece: string
  part: string
  /** The leads with an electrode, and the positions of the electrode and its name. */
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
    marks: (subject) => chestMarks(standardOf(subject)),
    at: (index) => ({ at: [96 + (index % 3) * 144, 86 + Math.floor(index / 3) * 164], scale: 1.15 }),
    name: ([x, y]) => [x + 60, y - 20],
    alt: (count) => altText(`Jogo de ${count} eletrodos precordiais de sucção`, 'pera de borracha e copo metálico'),
  },
  'clipe-membro': {
    piece: 'eletrodo-clipe',
    part: 'clamp',
    marks: (subject) => limbMarks(standardOf(subject)),
    at: (index) => ({ at: [78 + index * 108, 176], scale: 1.4 }),
    name: ([x]) => [x, 296],
    alt: (count, subject) =>
      altText(`Jogo de ${count} eletrodos de membros tipo clipe`, `cores ${standardOf(subject).toUpperCase()}`),
  },
  'neonatal-fio': {
    piece: 'eletrodo-neonatal',
    part: 'pad',
    marks: () => limbMarks('iec').filter((_, index) => index !== 2),
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
    marks: (subject) => [...limbMarks(standardOf(subject)), ...chestMarks(standardOf(subject))],
    at: (index) => ({ at: [64 + (index % 5) * 88, 90 + Math.floor(index / 5) * 158] }),
    name: ([x, y]) => [x, y + 68],
    alt: (count) =>
      altText(`Jogo de ${count} adaptadores`, 'soquete banana de um lado e snap do outro', 'uma cor por via'),
  },
}

function setPlate(set: ElectrodeSet, subject: Subject): Plate {
  const everyMark = set.marks(subject)
  const marks = everyMark.slice(0, subject.traits.pieces ?? everyMark.length)
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

/** ECG electrodes: sets in the colours of their leads, and single-use pads. */
export const electrode: Composition = byForm<Subject>('espuma-adulto', {
  ...formsFromFiles('eletrodos'),
  ...Object.fromEntries(
    Object.entries(sets).map(([form, set]) => [
      form,
      { whole: (subject: Subject) => setPlate(set, subject), detail: detailFromFile('eletrodos', form) },
    ]),
  ),
})
