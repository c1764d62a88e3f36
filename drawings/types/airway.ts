import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { piece } from '#drawings/drawing-files.ts'
import { isFaceKnown } from '#drawings/faces/connector-face.ts'
import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { openCoupling } from '#drawings/parts/hose-end.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { shortCable } from '#drawings/plugs/machine-end.ts'
import { caption, centreLines } from '#drawings/plugs/plug-detail.ts'
import { connectorAt } from '#drawings/plugs/plug-view.ts'
import { connectorForm, pneumaticConnector } from '#drawings/ports/pneumatic-connector.ts'
import { specificationNumber } from '#drawings/specifications.ts'
import { type Composition, type Subject, altText, type Drawing } from '#drawings/subject.ts'
import { d, part, path, type Point, rect, label, type Placement, placed } from '#drawings/svg.ts'
import { byForm, formsFromFiles } from './forms.ts'
import { cabledSensor } from './sensors.ts'

function corrugated(data: string, width = 16): string {
  const open = { fill: 'none', 'stroke-linecap': 'butt' }
  return part('breathing-hose', [
    path(data, { ...open, 'stroke-width': width }),
    path(data, { ...open, 'stroke-width': width - 5, stroke: colour.tint }),
    path(data, { ...open, 'stroke-width': width - 5, 'stroke-dasharray': '1.5 5' }),
  ])
}

interface CircuitSize {
  /** The inner width of the limbs in millimetres, where the data state it. */
  bore: number | undefined
  /** Whether the Y piece has a port for the line that measures the pressure beside the patient. */
  hasPort: boolean
}

/** The usual inner width in millimetres, and the units of the sheet to a millimetre of a limb. */
const usualBore = 22
const limbScale = 1.45

/** Two corrugated limbs on the machine's 22 mm sleeves, joined by the Y piece at the patient. */
function breathingCircuit({ bore = usualBore, hasPort }: CircuitSize): string {
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

/** The Y piece with the patient's side down; its arms are as wide as the limbs. */
function yMouth({ bore = usualBore, hasPort }: CircuitSize): string {
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

/** A breathing circuit as wide as its data state; a newborn's Y piece has a pressure port. */
const circuitFor = (patient: 'newborn' | 'others'): Composition => {
  const hasPort = patient === 'newborn'
  const sizeOf = ({ product }: Subject): CircuitSize => ({
    bore: specificationNumber(product, 'Diâmetro da traqueia'),
    hasPort,
  })
  return {
    whole: (subject) => {
      const size = sizeOf(subject)
      const width = size.bore === undefined ? '' : `${size.bore} mm`
      return {
        body:
          breathingCircuit(size) +
          (width && label([200, 186], width, { size: 18, anchor: 'middle', fill: colour.muted })),
        alt: `${subject.product.name}: dois ramos corrugados${width && ` de ${width}`} e peça em Y.`,
      }
    },
    detail: (subject) => ({
      body: yMouth(sizeOf(subject)) + caption([240, 338], 'peça em Y'),
      alt: `${subject.product.name}: peça em Y em detalhe${hasPort ? ', com a tomada de pressão' : ''}.`,
    }),
  }
}

/** The dashed inner mouth of a coaxial cone at the patient's side of a filter; '' for other cones. */
const innerMouth = (subject: Subject, [x, y]: Point): string =>
  connectorAt(subject, 'paciente')?.gender === 'coaxial'
    ? path(d`M${x} ${y}h68v40h-68`, { ...thinOutline, 'stroke-dasharray': '6 4' })
    : ''

export const breathingParts: Composition = byForm<Subject>('hmef', {
  ...formsFromFiles('filtros-respiratorios', { drawings: { boca: innerMouth } }),
  circuito: circuitFor('others'),
  'circuito-neonatal': circuitFor('newborn'),
})

const luer = connectorForm('luer-lock-macho')

const mainstreamSensor = cabledSensor('Sensor de CO2 mainstream', () => ({
  file: 'sensor-mainstream',
  placement: { at: [374, 178], scale: 1.25 },
  joint: [330, 140],
  cableWidth: 12,
}))

function isLuer(connector: Connector | undefined): boolean {
  return connector !== undefined && connector.shape.startsWith('luer') && isFaceKnown(connector)
}

/** The end of a sampling line: its luer, the airway adapter, or an outline for an unknown coupling. */
function lineEnd(connector: Connector | undefined, placement: Placement): string {
  if (connector?.shape === 'cone') return placed({ at: placement.at }, piece('adaptador-amostra'))
  return isLuer(connector) ? pneumaticConnector(luer, { ...placement, isMounted: true }) : openCoupling(placement)
}

function lineWhole(subject: Subject): Drawing {
  const machine = connectorAt(subject, 'equipamento')
  const patient = connectorAt(subject, 'paciente')
  return {
    body:
      shortCable([190, 220], [344, 150], { width: 9, core: colour.sheet, name: 'tube' }) +
      lineEnd(machine, { at: [180, 220], scale: 1.3 }) +
      lineEnd(patient, { at: [350, 150], flip: true, scale: 0.9 }),
    alt: altText(subject.product.name, 'tubo capilar', machine?.name, patient?.name),
  }
}

function lineDetail(subject: Subject): Drawing {
  const hasLuer = isLuer(connectorAt(subject, 'equipamento'))
  return {
    body:
      centreLines([220, 180], [200, 120]) +
      cable('M290 180C380 180 400 200 500 200', { width: 22, core: colour.sheet, name: 'tube' }) +
      (hasLuer
        ? pneumaticConnector(luer, { at: [270, 180], scale: 1.7, isMounted: true })
        : openCoupling({ at: [270, 180], scale: 1.9 }) + caption([220, 300], 'conector próprio, a conferir')),
    alt: `${subject.product.name}: ${hasLuer ? 'rosca luer em detalhe' : 'conector próprio, a conferir'}.`,
  }
}

const { 'canula-nasal': cannula, ...fileForms } = formsFromFiles<Subject>('capnografia', {
  texts: {
    sensor: ({ variant }) => variant?.brand && `sensor ${variant.brand}`,
    conector: (subject) => {
      const machine = connectorAt(subject, 'equipamento')
      return machine && (isLuer(machine) ? 'rosca luer' : 'conector próprio')
    },
  },
})

/** Capnography: mainstream sensors and adapters, sidestream lines and traps. */
export const capnography: Composition = byForm<Subject>('sensor-mainstream', {
  ...fileForms,
  'sensor-mainstream': mainstreamSensor,
  'linha-amostragem': { whole: lineWhole, detail: lineDetail },
  ...(cannula && { 'canula-nasal': { ...cannula, detail: lineDetail } }),
})
