import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, d, part, path, rect, label, placed } from '#drawings/svg.ts'
import { corrugated } from '#drawings/parts/knob.ts'
import { specifiedNumber } from '#drawings/specified.ts'
import { connectorAt } from '#drawings/plugs/plug-view.ts'
import { altText, type Composition, type Subject } from '#drawings/subject.ts'
import { caption, centreLines } from '#drawings/plugs/plug-detail.ts'
import { byForm, fixedComposition } from './by-form.ts'

interface CircuitSize {
  /** The inner width of the limbs in millimetres. */
  bore: number
  /** Whether the Y piece has a port for the line that measures the pressure beside the patient. */
  hasPort: boolean
}

/** Drawing units of one millimetre of a limb. */
const limbScale = 1.45

/** Two corrugated limbs on the machine's 22 mm sleeves, joined by the Y piece at the patient. */
function breathingCircuit({ bore, hasPort }: CircuitSize): string {
  const cuff = (y: number) => rect([40, y - 20, 44, 40], { fill: colour.mid, rx: 4 })
  const width = bore * limbScale
  return part('circuit', [
    corrugated('M84 90C190 40 270 60 330 158', width),
    corrugated('M84 270C190 320 270 300 330 202', width),
    cuff(90),
    cuff(270),
    hasPort
      ? rect([386, 134, 14, 28], { fill: colour.tint }) + rect([380, 122, 26, 14], { fill: colour.mid, rx: 3 })
      : '',
    path('M322 140L366 160H440V200H366L322 220L312 202L344 180L312 158Z', { fill: colour.tint }),
    path('M410 160V200', thinLine),
  ])
}

/** The Y piece, the patient's side down: its arms are as wide as the limbs. */
function yMouth({ bore, hasPort }: CircuitSize): string {
  const arm = bore * 1.25
  return (
    (hasPort
      ? rect([272, 216, 44, 16], { fill: colour.tint }) + rect([314, 210, 18, 28], { fill: colour.mid, rx: 3 })
      : '') +
    path(
      d`M${150 - arm / 4} ${70 + arm / 4}L240 160L${330 + arm / 4} ${70 + arm / 4}l${arm} ${arm}L276 ${160 + arm * 1.6}V300H204V${160 + arm * 1.6}L${150 - arm * 1.25} ${70 + arm * 1.25}Z`,
      { fill: colour.tint },
    ) +
    path('M204 262H276', thinLine)
  )
}

/** A jug of soda lime: handle, cap and a window on the granules. */
function granuleJug(): string {
  return part('jug', [
    rect([196, 40, 88, 34], { fill: colour.mid, rx: 5 }),
    path(
      'M176 74H304C330 90 350 112 350 140V306C350 320 342 328 328 328H152C138 328 130 320 130 306V140C130 112 150 90 176 74Z',
      {
        fill: colour.tint,
      },
    ),
    path('M306 110C326 120 330 140 330 170V214', { ...thinOutline, 'stroke-width': 12, stroke: colour.mid }),
    rect([160, 160, 132, 130], { rx: 8 }),
    granules([172, 176], [7, 7], [18, 16.5]),
  ])
}

/** Granules in rows, every second row a little to the right. */
function granules(
  [left, top]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  [across, down]: readonly [number, number],
): string {
  return Array.from({ length: columns * rows }, (_, at) => {
    const column = at % columns
    const row = Math.floor(at / columns)
    return circle([left + column * across + (row % 2) * 2, top + row * down], across * 0.36, {
      ...thinLine,
      fill: colour.sheet,
    })
  }).join('')
}

const cones =
  rect([40, 146, 96, 68], { fill: colour.tint, rx: 4 }) +
  rect([344, 150, 96, 60], { fill: colour.tint, rx: 4 }) +
  path('M60 146V214M420 150V210', thinLine)
const pleats = (x: number, count: number, step: number) =>
  path(Array.from({ length: count }, (_, index) => d`M${x + index * step} 84V276`).join(''), {
    ...thinOutline,
    stroke: colour.mid,
  })

/**
 * Heat and moisture exchanger with filter: conical halves, pleats, sampling port with cap. A coaxial cone at the
 * patient's side shows its inner mouth dashed.
 */
function hmef(isCoaxial = false): string {
  return part('filter', [
    path('M318 136L334 96', { 'stroke-width': 22 }) +
      path('M318 136L334 96', { 'stroke-width': 16, stroke: colour.tint }),
    path('M322 100L328 84L350 92L344 108Z', { fill: colour.mid }),
    cones,
    path('M136 146L186 74H294L344 150V210L294 286H186L136 214Z', { fill: colour.shade }),
    rect([186, 66, 108, 228], { rx: 8 }),
    pleats(200, 9, 10),
    isCoaxial ? path('M40 160H108V200H40', { ...thinOutline, 'stroke-dasharray': '6 4' }) : '',
  ])
}

/** Barrier filter: a flat drum without sampling port. */
function barrier(): string {
  return part('filter', [
    cones,
    path('M136 150L196 62H284L344 150V210L284 298H196L136 210Z', { fill: colour.tint }),
    rect([222, 52, 36, 256], { fill: colour.mid, rx: 6 }),
    path('M164 110V250M192 70V290M288 70V290M316 110V250', { ...thinOutline, stroke: colour.mid }),
  ])
}

/** Artificial nose for tracheostomy: two side elements over a T with one cone below. */
function nose(): string {
  const element = (x: number) =>
    rect([x, 84, 84, 120], { fill: colour.shade, rx: 12 }) +
    path([0, 1, 2, 3, 4].map((index) => d`M${x + 16 + index * 13} 96V192`).join(''), {
      ...thinOutline,
      stroke: colour.mid,
    })
  return part('filter', [
    rect([150, 104, 180, 80], { fill: colour.tint, rx: 10 }),
    element(72),
    element(324),
    circle([240, 92], 18, { fill: colour.sheet }),
    path('M206 184H274L266 304H214Z', { fill: colour.tint }),
    path('M209 226H271M212 266H268', thinLine),
    path('M40 126H64M40 162H64M416 126H440M416 162H440', { ...thinOutline, 'stroke-dasharray': '5 5' }),
  ])
}

/** The humidifier's chamber: a dome with two ports above, water inside, and the metal foot that the hot plate warms. */
function chamber(): string {
  return part('chamber', [
    rect([142, 60, 54, 60], { fill: colour.sheet }),
    rect([284, 60, 54, 60], { fill: colour.sheet }),
    path('M120 280V180C120 130 160 112 240 112C320 112 360 130 360 180V280Z', { fill: colour.tint }),
    path('M123 216H357V278H123Z', { ...thinLine, fill: colour.shade }),
    path('M123 176H147M123 196H139', thinLine),
    rect([100, 278, 280, 22], { fill: colour.mid, rx: 4 }),
  ])
}

const mouth = (text: string) =>
  centreLines([240, 164], [180, 150]) +
  circle([240, 164], 128, { fill: colour.shade }) +
  circle([240, 164], 110, { ...thinLine, fill: colour.tint }) +
  circle([240, 164], 54, {}) +
  circle([240, 164], 42, { fill: colour.mid }) +
  caption([240, 338], text)

/**
 * A breathing circuit with tubes as wide as the part's data state. In: whether its Y piece has a port for the pressure
 * line, as circuits for newborns have.
 */
const circuit = (hasPort: boolean): Composition => {
  const sizeOf = ({ product }: Subject): CircuitSize => ({
    bore: specifiedNumber(product, 'Diâmetro da traqueia') ?? 22,
    hasPort,
  })
  return {
    whole: (subject) => ({
      body:
        breathingCircuit(sizeOf(subject)) +
        label([200, 186], `${sizeOf(subject).bore} mm`, { size: 18, anchor: 'middle', fill: colour.muted }),
      alt: `${subject.product.name}: dois ramos corrugados de ${sizeOf(subject).bore} mm e peça em Y.`,
    }),
    detail: (subject) => ({
      body: yMouth(sizeOf(subject)) + caption([240, 338], 'peça em Y'),
      alt: `${subject.product.name}: peça em Y em detalhe${hasPort ? ', com a tomada de pressão' : ''}.`,
    }),
  }
}

/** Breathing-circuit filters, circuits and the absorber's soda lime. */
export const breathingFilter: Composition = byForm({
  hmef: {
    whole: (subject) => {
      const patient = connectorAt(subject, 'paciente')
      return {
        body:
          centreLines([240, 180], [222, 150]) + hmef(patient?.gender === 'coaxial') + caption([88, 252], 'paciente'),
        alt: altText(subject.product.name, 'elemento pregueado e tomada de amostra com tampa', patient?.name),
      }
    },
    detail: ({ product }) => ({
      body: placed({ at: [-220, -20], scale: 1.7 }, hmef()),
      alt: `${product.name}: tomada de amostra em detalhe.`,
    }),
  },
  'filtro-barreira': fixedComposition(() => ({
    whole: centreLines([240, 180], [222, 160]) + barrier(),
    wholeAlt: 'corpo em dois cones com anel central',
    detail: mouth('boca do circuito'),
    detailAlt: 'boca vista de frente',
  })),
  'camara-umidificacao': fixedComposition(() => ({
    whole: chamber() + caption([240, 338], 'bocais de 22 mm'),
    wholeAlt: 'câmara transparente com dois bocais em cima, marca do nível e base metálica',
    detail: placed({ at: [-140, -300], scale: 1.9 }, chamber()),
    detailAlt: 'marca do nível de água e base em detalhe',
  })),
  circuito: circuit(false),
  'circuito-neonatal': circuit(true),
  'cal-sodada': fixedComposition(() => ({
    whole: granuleJug(),
    wholeAlt: 'galão com janela sobre os grânulos',
    detail: granules([60, 50], [8, 5], [52, 52]) + caption([240, 338], 'grânulos'),
    detailAlt: 'grânulos em detalhe',
  })),
  'hme-traqueostomia': fixedComposition(() => ({
    whole: nose(),
    wholeAlt: 'dois elementos laterais sobre uma boca única',
    detail:
      centreLines([240, 164], [190, 108]) +
      rect([70, 100, 340, 128], { fill: colour.shade, rx: 24 }) +
      circle([240, 164], 74, { fill: colour.tint }) +
      circle([240, 164], 50, {}) +
      caption([240, 300], 'boca da cânula'),
    detailAlt: 'boca da cânula vista por baixo',
  })),
})
