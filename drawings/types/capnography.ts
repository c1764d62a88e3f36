import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { cableCaptions } from '#drawings/cable-captions.ts'
import { colour, inkFill } from '#drawings/palette.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, label, placed, type Point } from '#drawings/svg.ts'
import { isDrawn } from '#drawings/faces/connector-face.ts'
import { openCoupling } from '#drawings/parts/hose-end.ts'
import {
  airwayAdapter,
  saddleSensor,
  samplingAdapter,
  type TrapMake,
  waterTrap,
  waterTrapSide,
} from '#drawings/parts/airway.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { loopedCable, loopedCableEntry } from '#drawings/parts/looped-cable.ts'
import { caption, centreLines, plugViews } from '#drawings/plugs/plug-detail.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { connectorAt, plugOf, plugTitle } from '#drawings/plugs/plug-view.ts'
import { connectorForm, pneumaticConnector } from '#drawings/ports/pneumatic-connector.ts'
import { byForm, fixedComposition } from './by-form.ts'

const luer = connectorForm('luer-lock-macho')

function sensorWhole(subject: Subject): Plate {
  const view = plugOf(subject)
  return {
    body:
      cable(loopedCable([330, 130]), { width: 11 }) +
      saddleSensor({ at: [364, 168], scale: 1.25 }) +
      plug(view, { at: loopedCableEntry }) +
      cableCaptions(subject),
    alt: altText('Sensor de CO2 mainstream', `com ${plugTitle(view)}`),
  }
}

function sensorDetail(subject: Subject): Plate {
  const view = plugOf(subject)
  return { body: plugViews(view), alt: altText(`${plugTitle(view)} do sensor de CO2, em vista frontal e de perfil`) }
}

function adapterWhole({ variant }: Subject): Plate {
  const brand = variant?.brand
  return {
    body:
      centreLines([240, 160], [224, 120]) +
      airwayAdapter({ at: [240, 160], scale: 1.35 }) +
      (brand ? label([240, 296], `sensor ${brand}`, { size: 19, weight: 600, anchor: 'middle' }) : ''),
    alt: altText('Adaptador de vias aéreas para capnografia mainstream', brand && `para sensor ${brand}`),
  }
}

const adapterDetail = (): Plate => ({
  body: [
    centreLines([140, 160], [110, 122]) +
      circle([140, 160], 88, { fill: colour.tint }) +
      circle([140, 160], 68, {}) +
      caption([140, 310], 'lado do circuito'),
    centreLines([356, 160], [94, 122]) +
      circle([356, 160], 70, { fill: colour.tint }) +
      circle([356, 160], 52, {}) +
      circle([356, 160], 8, { ...inkFill }) +
      caption([356, 310], 'lado do paciente'),
  ].join(''),
  alt: 'Adaptador de vias aéreas: as duas bocas vistas de frente.',
})

/** The end of a sampling line: its luer, an outline for an unknown coupling, or the airway adapter. */
function lineEnd(connector: Connector | undefined, at: Point, flip: boolean): string {
  if (connector?.shape === 'cone') return placed({ at }, samplingAdapter())
  const place = { at, flip, scale: 0.62 }
  return connector && !isDrawn(connector) ? openCoupling(place) : pneumaticConnector(luer, { ...place, mounted: true })
}

/** A thin sampling line with the ends that its data state. */
function lineWhole(subject: Subject): Plate {
  const [machine, patient] = [connectorAt(subject, 'equipamento'), connectorAt(subject, 'paciente')]
  return {
    body:
      cable(loopedCable([344, 170], [108, 300]), { width: 8, core: colour.sheet, name: 'tube' }) +
      lineEnd(machine, [104, 300], false) +
      lineEnd(patient, [350, 170], true),
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
        : pneumaticConnector(luer, { at: [270, 180], scale: 1.7, mounted: true })),
    alt: `${subject.product.name}: ${isOpen ? 'conector próprio, a conferir' : 'rosca luer em detalhe'}.`,
  }
}

/** A water trap from the front, and from its side with the coupling that a photograph has to show. */
function trap(make: TrapMake, wholeAlt: string): Composition {
  return fixedComposition(() => ({
    whole: waterTrap(make),
    wholeAlt: `${wholeAlt}, com a porta luer da linha de amostra`,
    detail: waterTrapSide() + caption([400, 190], 'porta luer') + caption([140, 330], 'encaixe a conferir'),
    detailAlt: 'vista lateral, com a porta luer e o encaixe a conferir',
  }))
}

/** Capnography: mainstream sensors and adapters, sidestream lines and traps. */
export const capnography: Composition = byForm({
  'sensor-mainstream': { whole: sensorWhole, detail: sensorDetail },
  'adaptador-mainstream': { whole: adapterWhole, detail: adapterDetail },
  'linha-amostragem': { whole: lineWhole, detail: lineDetail },
  'coletor-agua': trap('copo', 'reservatório com marcas de nível e saída na base'),
  'coletor-cassete': trap('cassete', 'cassete transparente com pega'),
  'coletor-presilhas': trap('presilhas', 'reservatório com presilhas dos dois lados'),
})
