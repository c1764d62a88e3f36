import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { specifiedNumber } from '#drawings/specified.ts'
import { connectorAt } from '#drawings/plugs/plug-view.ts'
import { altText, type Composition, type Subject } from '#drawings/subject.ts'
import { circle, d, label, part, path, placed, rect } from '#drawings/svg.ts'
import { caption, centreLines } from '#drawings/plugs/plug-detail.ts'
import { breathingCircuit, type CircuitSize, granuleJug, granules, yMouth } from '#drawings/parts/circuit.ts'
import { byForm, fixedComposition } from './by-form.ts'

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
