import { colour, inkFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, ellipse, label, path, placed, rect } from '#drawings/svg.ts'
import { limbClamp, suctionBulb } from '#drawings/machines/diagnostic-electrodes.ts'
import {
  bananaSnap,
  dinSocket,
  foamElectrode,
  holterElectrode,
  stressElectrode,
  tabElectrode,
  wiredElectrode,
} from '#drawings/parts/electrode-pads.ts'
import { chestMarks, fillOf, limbMarks } from '#drawings/parts/lead-colours.ts'
import { caption, centreLines } from '#drawings/plugs/plug-detail.ts'

function bulbs({ traits }: Subject): Plate {
  const marks = chestMarks(traits.standard ?? 'iec').slice(0, traits.pieces ?? 6)
  const drawn = marks.map((mark, index) => {
    const [x, y] = [96 + (index % 3) * 144, 86 + Math.floor(index / 3) * 164]
    return (
      suctionBulb(fillOf(mark.band ?? mark.colour), { at: [x, y], scale: 1.15 }) +
      label([x + 50, y - 20], mark.label, { size: 16.5, weight: 600 })
    )
  })
  return {
    body: drawn.join(''),
    alt: altText(`Jogo de ${marks.length} eletrodos precordiais de sucção`, 'pera de borracha e copo metálico'),
  }
}

function clamps({ traits }: Subject): Plate {
  const marks = limbMarks(traits.standard ?? 'iec').slice(0, traits.pieces ?? 4)
  const drawn = marks.map(
    (mark, index) =>
      limbClamp(fillOf(mark.colour), { at: [78 + index * 108, 176], scale: 1.4 }) +
      label([78 + index * 108, 296], mark.label, { size: 17, weight: 600, anchor: 'middle' }),
  )
  return {
    body: drawn.join(''),
    alt: altText(
      `Jogo de ${marks.length} eletrodos de membros tipo clipe`,
      `cores ${(traits.standard ?? 'iec').toUpperCase()}`,
    ),
  }
}

function wired({ traits }: Subject): Plate {
  const marks = limbMarks('iec').filter((_, index) => index !== 2)
  const drawn = marks
    .slice(0, traits.pieces ?? 3)
    .map((mark, index) => wiredElectrode(fillOf(mark.colour), { at: [84, 70 + index * 98], scale: 1.05 }))
  return {
    body: drawn.join(''),
    alt: altText(
      `Jogo de ${drawn.length} eletrodos neonatais com fio`,
      'terminal de segurança DIN de 1,5 mm, com o contato protegido',
    ),
  }
}

const pair =
  (draw: typeof foamElectrode, name: string, scale = 1.5) =>
  (): Plate => ({
    body: draw({ at: [150, 112], scale }) + draw({ at: [310, 248], scale }),
    alt: altText(name, 'duas peças vistas de cima'),
  })
const strip = (): Plate => ({
  body: [0, 1, 2, 3, 4, 5]
    .map((index) => tabElectrode({ at: [116 + (index % 2) * 210, 76 + Math.floor(index / 2) * 106], scale: 1.05 }))
    .join(''),
  alt: 'Eletrodos descartáveis de aba, sem pino, em cartela.',
})

/** Small adapters in the colours of the leads, ten unless the traits say fewer: banana socket above, stud below. */
function adapters({ traits }: Subject): Plate {
  const standard = traits.standard ?? 'iec'
  const marks = [...limbMarks(standard), ...chestMarks(standard)].slice(0, traits.pieces ?? 10)
  const drawn = marks.map((mark, index) => {
    const [x, y] = [64 + (index % 5) * 88, 90 + Math.floor(index / 5) * 158]
    return (
      bananaSnap(fillOf(mark.band ?? mark.colour), { at: [x, y] }) +
      label([x, y + 68], mark.label, { size: 16.5, weight: 600, anchor: 'middle' })
    )
  })
  return {
    body: drawn.join(''),
    alt: altText(`Jogo de ${marks.length} adaptadores`, 'soquete banana de um lado e snap do outro', 'uma cor por via'),
  }
}

const wholes: Record<string, ((subject: Subject) => Plate) | undefined> = {
  ventosa: bulbs,
  'clipe-membro': clamps,
  'neonatal-fio': wired,
  aba: strip,
  'adaptador-banana-snap': adapters,
  'espuma-infantil': pair(foamElectrode, 'Eletrodos descartáveis infantis de espuma com gel e pino de pressão', 1.05),
  holter: pair(holterElectrode, 'Eletrodos descartáveis para Holter, com pino deslocado do gel'),
  esforco: pair(stressElectrode, 'Eletrodos descartáveis para teste de esforço'),
}

const foam: (subject: Subject) => Plate = pair(
  foamElectrode,
  'Eletrodos descartáveis de espuma com gel e pino de pressão',
)

/** The stud and its layers from the side. */
function layers(offset = 0): string {
  return [
    ellipse([404, 236], [56, 9], { fill: colour.tint }),
    rect([372, 226, 64, 9], { ...thinLine, fill: colour.sheet }),
    rect([396 + offset, 198, 16, 28], { fill: colour.shade }),
    circle([404 + offset, 192], 12, { fill: colour.shade }),
    path(`M372 236V262`, thinOutline),
    caption([404, 282], 'perfil'),
  ].join('')
}

const details: Record<string, (() => Plate) | undefined> = {
  ventosa: () => ({
    body:
      suctionBulb(colour.shade, { at: [150, 140], scale: 2.4 }) +
      centreLines([376, 170], [92, 92]) +
      circle([376, 170], 72, { fill: colour.tint }) +
      circle([376, 170], 58, {}) +
      circle([376, 170], 10, inkFill) +
      caption([376, 290], 'copo'),
    alt: 'Eletrodo de sucção de perfil e o copo metálico visto por baixo.',
  }),
  'clipe-membro': () => ({
    body:
      limbClamp(colour.shade, { at: [160, 206], scale: 2.1 }) +
      rect([304, 110, 110, 130], { fill: colour.tint, rx: 10 }) +
      circle([359, 175], 14, {}) +
      caption([359, 270], 'placa de contato'),
    alt: 'Clipe de membro de perfil e a placa de contato.',
  }),
  'neonatal-fio': () => ({
    body:
      wiredElectrode(colour.shade, { at: [104, 100], scale: 1.1 }) +
      caption([104, 166], 'sem pino') +
      placed({ at: [60, 250], scale: 2.4 }, dinSocket(colour.mid, [0, 0])) +
      caption([142, 316], 'contato protegido') +
      centreLines([360, 250], [76, 76]) +
      circle([360, 250], 58, { fill: colour.mid }) +
      circle([360, 250], 22, { fill: colour.sheet }) +
      circle([360, 250], 11, { fill: colour.shade, ...thinLine }) +
      circle([360, 250], 5, inkFill) +
      caption([360, 346], 'vista frontal'),
    alt: 'Eletrodo neonatal com fio e o seu terminal: soquete de segurança de 1,5 mm, de perfil e de frente.',
  }),
  'adaptador-banana-snap': () => ({
    body:
      bananaSnap(colour.shade, { at: [130, 160], scale: 2.4 }) +
      caption([130, 330], 'perfil') +
      centreLines([350, 160], [96, 96]) +
      circle([350, 160], 66, { fill: colour.shade }) +
      circle([350, 160], 38, {}) +
      circle([350, 160], 18, inkFill) +
      caption([350, 330], 'lado do eletrodo'),
    alt: 'Adaptador de banana para snap: perfil e face que pega o pino do eletrodo.',
  }),
  'espuma-infantil': () => ({
    body: foamElectrode({ at: [164, 170], scale: 1.5 }) + layers(),
    alt: 'Eletrodo descartável infantil visto de cima e de perfil.',
  }),
  aba: () => ({
    body: tabElectrode({ at: [220, 170], scale: 2.4 }) + caption([410, 290], 'aba para jacaré'),
    alt: 'Eletrodo de aba em detalhe, com a aba condutora à direita.',
  }),
  holter: () => ({
    body: holterElectrode({ at: [180, 170], scale: 1.9 }) + layers(22),
    alt: 'Eletrodo para Holter visto de cima e de perfil, com o pino deslocado.',
  }),
  esforco: () => ({
    body: stressElectrode({ at: [168, 170], scale: 2.1 }) + layers(),
    alt: 'Eletrodo para teste de esforço visto de cima e de perfil.',
  }),
}

/** ECG electrodes: chest bulbs, limb clamps, single-use pads. */
export const electrode: Composition = {
  whole: (subject) => (wholes[subject.traits.form ?? ''] ?? foam)(subject),
  detail: ({ traits }) =>
    (
      details[traits.form ?? ''] ??
      (() => ({
        body: foamElectrode({ at: [164, 170], scale: 2.2 }) + layers(),
        alt: 'Eletrodo descartável visto de cima e de perfil.',
      }))
    )(),
}
