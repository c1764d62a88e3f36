import { colour, inkFill, thinLine, thinOutline, noFill } from '#drawings/palette.ts'
import { circle, part, path, type Placement, placed, rect, d, type Point, ellipse, label } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { chestMarks, fillOf, limbMarks } from '#drawings/parts/lead-colours.ts'
import { caption, centreLines } from '#drawings/plugs/plug-detail.ts'

/** Suction electrode: rubber bulb on a metal cup, with the post for the lead. */
function suctionBulb(fill: string, placement: Placement): string {
  return part(
    'bulb',
    placed(placement, [
      rect([16, 38, 26, 9], { fill: colour.tint, ...thinLine, rx: 2 }),
      path('M-16 34L-26 58H26L16 34Z', { fill: colour.tint }),
      path('M-30 58H30L26 66H-26Z', {}),
      path('M-12 34C-12 26 -34 20 -34 -6C-34 -30 -18 -42 0 -42C18 -42 34 -30 34 -6C34 20 12 26 12 34Z', { fill }),
      path('M-20 -12C-18 -24 -10 -30 -2 -31', { ...thinOutline, stroke: colour.sheet, 'stroke-width': 3 }),
    ]),
  )
}

/** Limb clamp: two sprung jaws, the contact plate on one of them. */
function limbClamp(fill: string, placement: Placement): string {
  return part(
    'clamp',
    placed(placement, [
      path('M-6 -44L-14 -78C-16 -88 -4 -90 -2 -80L0 -60L2 -80C4 -90 16 -88 14 -78L6 -44Z', { fill }),
      path('M-8 -52C-34 -40 -40 0 -30 28C-25 44 -16 54 -4 60L-2 48C-16 38 -22 4 -6 -32Z', { fill }),
      path('M8 -52C34 -40 40 0 30 28C25 44 16 54 4 60L2 48C16 38 22 4 6 -32Z', { fill }),
      rect([-21, -4, 9, 34], { fill: colour.sheet, ...thinLine }),
      circle([0, -44], 12, { fill: colour.tint }),
      circle([0, -44], 4, { ...inkFill }),
    ]),
  )
}

/** Press stud from above. */
export function stud(x = 0, y = 0): string {
  return circle([x, y], 16, { fill: colour.shade }) + circle([x, y], 7, {})
}

const pad = (name: string, placement: Placement, children: string[]) =>
  part('pad', placed(placement, children), { 'data-pad': name })

/** Adult monitoring electrode: foam disc, gel, central stud, lift tab. */
function foamElectrode(placement: Placement): string {
  return pad('espuma', placement, [
    path('M48 -14C66 -14 74 -8 74 0C74 8 66 14 48 14', { fill: colour.tint }),
    circle([0, 0], 52, { fill: colour.tint }),
    circle([0, 0], 30, { ...thinLine, ...noFill, 'stroke-dasharray': '4 4' }),
    stud(),
  ])
}

/** Long-term electrode: the stud is beside the gel, not on it. */
function holterElectrode(placement: Placement): string {
  return pad('holter', placement, [
    rect([-74, -44, 148, 88], { fill: colour.tint, rx: 44 }),
    circle([-30, 0], 28, { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '4 4' }),
    path('M-2 0H20', thinOutline),
    stud(36),
    path('M-46 -8H-14M-46 8H-14', { ...thinOutline, stroke: colour.mid }),
  ])
}

/** Stress-test electrode: firm cloth base with rounded corners, wet gel. */
function stressElectrode(placement: Placement): string {
  const weave = [-40, -20, 0, 20, 40].map((y) => `M-50 ${y}H50`).join('')
  return pad('esforco', placement, [
    path('M52 -16H72C78 -16 78 16 72 16H52', { fill: colour.shade }),
    rect([-58, -56, 116, 112], { fill: colour.shade, rx: 20 }),
    path(weave, { ...thinOutline, stroke: colour.sheet, 'stroke-dasharray': '6 5' }),
    circle([0, 0], 32, { fill: colour.tint, ...thinLine }),
    stud(),
  ])
}

/** Resting tab: a thin label with a conductive tongue, no stud. */
function tabElectrode(placement: Placement): string {
  return pad('aba', placement, [
    path('M-54 -44H30C40 -44 44 -38 44 -28H74C82 -28 82 28 74 28H44C44 38 40 44 30 44H-54C-60 44 -60 -44 -54 -44Z', {
      fill: colour.tint,
    }),
    rect([-44, -32, 76, 64], { ...thinLine, fill: colour.sheet, rx: 4 }),
    path('M50 -16H68M50 0H68M50 16H68', { ...thinOutline, stroke: colour.mid, 'stroke-width': 3 }),
  ])
}

/**
 * Newborn electrode: a small soft pad on its own wire. Its end is a shrouded DIN 1.5 mm socket: no metal reaches the
 * face, the contact is inside.
 */
function wiredElectrode(fill: string, placement: Placement): string {
  return pad('neonatal', placement, [
    cable('M20 0C90 0 70 46 140 46H210C240 46 236 10 262 10', { width: 8, core: fill }),
    path('M-44 -30H10C24 -30 30 -18 30 0C30 18 24 30 10 30H-44C-52 30 -52 -30 -44 -30Z', { fill: colour.tint }),
    circle([-12, 0], 18, { ...thinLine, fill: colour.sheet }),
    dinSocket(fill, [258, 10]),
  ])
}

/**
 * A shrouded 1.5 mm socket from the side: the wire enters from the left, the bore with its contact is hidden inside.
 */
function dinSocket(fill: string, [x, y]: Point): string {
  return part('din-socket', [
    rect([x, y - 8, 16, 16], { fill, rx: 4 }),
    rect([x + 14, y - 12, 54, 24], { fill, rx: 3 }),
    path(d`M${x + 68} ${y - 4}H${x + 34}V${y + 4}H${x + 68}`, {
      ...thinOutline,
      stroke: colour.sheet,
      'stroke-dasharray': '4 3',
    }),
    path(d`M${x + 22} ${y - 12}V${y + 12}M${x + 28} ${y - 12}V${y + 12}`, thinOutline),
  ])
}

/** Adapter from a banana pin to a press stud: the pin enters above, the spring that grips the stud is below. */
function bananaSnap(fill: string, placement: Placement): string {
  return part(
    'banana-snap',
    placed(placement, [
      path('M-11 -48H11V4H-11Z', { fill }),
      path('M-4 -48V-14H4V-48', { ...thinOutline, 'stroke-dasharray': '4 3' }),
      path('M-26 4H26L30 26V38H-30V26Z', { fill }),
      path('M-14 38V24H14V38', { fill: colour.sheet }),
      path('M-11 -34H11', thinOutline),
    ]),
  )
}

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
