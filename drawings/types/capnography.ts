import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { piece } from '#drawings/drawing-files.ts'
import { isDrawn } from '#drawings/faces/connector-face.ts'
import { colour } from '#drawings/palette.ts'
import { openCoupling } from '#drawings/parts/hose-end.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { shortCable } from '#drawings/plugs/machine-end.ts'
import { caption, centreLines } from '#drawings/plugs/plug-detail.ts'
import { connectorAt } from '#drawings/plugs/plug-view.ts'
import { connectorForm, pneumaticConnector } from '#drawings/ports/pneumatic-connector.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { type Placement, placed } from '#drawings/svg.ts'
import { cabledSensor } from './cabled-sensor.ts'
import { byForm, formsFromFiles } from './forms.ts'

const luer = connectorForm('luer-lock-macho')

const sensor = cabledSensor('Sensor de CO2 mainstream', () => ({
  file: 'sensor-mainstream',
  placement: { at: [374, 178], scale: 1.25 },
  joint: [330, 140],
  cableWidth: 12,
}))

/** The end of a sampling line: its luer, an outline for an unknown coupling, or the airway adapter. */
function lineEnd(connector: Connector | undefined, placement: Placement): string {
  if (connector?.shape === 'cone') return placed({ at: placement.at }, piece('adaptador-amostra'))
  return connector && !isDrawn(connector)
    ? openCoupling(placement)
    : pneumaticConnector(luer, { ...placement, isMounted: true })
}

/** A thin sampling line with the ends that its data state. */
function lineWhole(subject: Subject): Plate {
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

function lineDetail(subject: Subject): Plate {
  const machine = connectorAt(subject, 'equipamento')
  const isOpen = machine !== undefined && !isDrawn(machine)
  return {
    body:
      centreLines([220, 180], [200, 120]) +
      cable('M290 180C380 180 400 200 500 200', { width: 22, core: colour.sheet, name: 'tube' }) +
      (isOpen
        ? openCoupling({ at: [270, 180], scale: 1.9 }) + caption([220, 300], 'conector próprio, a conferir')
        : pneumaticConnector(luer, { at: [270, 180], scale: 1.7, isMounted: true })),
    alt: `${subject.product.name}: ${isOpen ? 'conector próprio, a conferir' : 'rosca luer em detalhe'}.`,
  }
}

const { 'canula-nasal': cannula, ...files } = formsFromFiles<Subject>('capnografia', {
  texts: {
    sensor: ({ variant }) => variant?.brand && `sensor ${variant.brand}`,
    conector: (subject) => {
      const machine = connectorAt(subject, 'equipamento')
      return machine && (isDrawn(machine) ? 'rosca luer' : 'conector próprio')
    },
  },
})

/** Capnography: mainstream sensors and adapters, sidestream lines and traps. */
export const capnography: Composition = byForm<Subject>('sensor-mainstream', {
  ...files,
  'sensor-mainstream': sensor,
  'linha-amostragem': { whole: lineWhole, detail: lineDetail },
  ...(cannula && { 'canula-nasal': { ...cannula, detail: lineDetail } }),
})
