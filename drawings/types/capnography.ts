import { colour, inkFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, d, label, part, path, type Placement, placed, rect } from '#drawings/svg.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { cableCaptions } from '#drawings/cable-captions.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { isDrawn } from '#drawings/faces/connector-face.ts'
import { openCoupling } from '#drawings/parts/hose-end.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { caption, centreLines, plugViews, viewsTitle } from '#drawings/plugs/plug-detail.ts'
import { machineEnd, machineEntry, shortCable } from '#drawings/plugs/machine-end.ts'
import { connectorAt, plugOf, plugTitle } from '#drawings/plugs/plug-view.ts'
import { connectorForm, pneumaticConnector } from '#drawings/ports/pneumatic-connector.ts'
import { byForm, fixedComposition } from './by-form.ts'

/** Mainstream airway adapter: two cones and the window block between them. */
function airwayAdapter(placement: Placement): string {
  return part(
    'airway-adapter',
    placed(placement, [
      path('M-150 -34H-90V-26H-56V26H-90V34H-150Z', { fill: colour.tint }),
      path('M150 -28H96V-24H56V24H96V28H150Z', { fill: colour.tint }),
      path('M-150 -20H-96M-150 20H-96M150 -16H100M150 16H100', { ...thinOutline, 'stroke-dasharray': '5 4' }),
      rect([-60, -52, 120, 104], { fill: colour.shade, rx: 8 }),
      circle([0, 0], 32, { fill: colour.sheet }),
      circle([0, 0], 20, { fill: colour.tint, ...thinLine }),
      path('M-9 -9L3 3M-1 -11L9 -1', thinOutline),
      path('M-40 -52V-62H-18V-52M18 -52V-62H40V-52', { fill: colour.mid }),
    ]),
  )
}

/** The airway piece of a sampling line, upright: the line enters its port at the origin. */
function samplingAdapter(): string {
  return part('sampling-adapter', [
    rect([-6, -8, 26, 16], { fill: colour.mid, rx: 3 }),
    rect([22, -84, 38, 64], { fill: colour.tint, rx: 3 }),
    rect([14, 18, 54, 66], { fill: colour.tint, rx: 3 }),
    rect([16, -26, 50, 48], { fill: colour.shade, rx: 5 }),
    path('M24 32V84M58 32V84', { ...thinOutline, 'stroke-dasharray': '5 4' }),
  ])
}

/** Mainstream sensor head: a saddle that clips over the adapter. */
function saddleSensor(placement: Placement): string {
  return part(
    'saddle-sensor',
    placed(placement, [
      path(
        'M-70 60V-30C-70 -50 -58 -58 -44 -58H44C58 -58 70 -50 70 -30V60H34V0C34 -6 30 -10 24 -10H-24C-30 -10 -34 -6 -34 0V60Z',
        { fill: colour.shade },
      ),
      path('M-70 34H-34M34 34H70', thinOutline),
      circle([-52, 46], 6, { fill: colour.sheet, ...thinLine }),
      circle([52, 46], 6, { ...inkFill }),
      label([0, -26], 'CO₂', { size: 22, weight: 600, anchor: 'middle', fill: colour.petrol }),
    ]),
  )
}

/** The makes of removable water traps, by the module that they fit. */
type TrapMake = 'cassete' | 'copo' | 'presilhas'

/** The jar by make: a low cassette with a grip, a jar that drains at its foot, a box held by clips at its sides. */
const jars: Record<TrapMake, () => string> = {
  cassete: () =>
    rect([96, 110, 288, 176], { fill: colour.sheet, rx: 14 }) +
    path(
      'M98 214C150 202 190 226 240 214C290 202 330 226 382 214V272C382 280 378 284 370 284H110C102 284 98 280 98 272Z',
      {
        ...water,
      },
    ) +
    path('M190 286V308H290V286', { fill: colour.mid }) +
    path('M206 296H274', { ...thinOutline, stroke: colour.sheet }),
  copo: () =>
    rect([160, 84, 160, 56], { fill: colour.mid, rx: 8 }) +
    path('M170 140H310V290L296 304H184L170 290Z', { fill: colour.sheet }) +
    path('M170 226C200 216 220 236 240 226C260 216 280 236 310 226V290L296 304H184L170 290Z', { ...water }) +
    path('M310 168H296M310 192H296M310 216H296', thinLine) +
    rect([222, 304, 36, 22], { fill: colour.mid, rx: 4 }),
  presilhas: () =>
    rect([140, 84, 200, 60], { fill: colour.mid, rx: 8 }) +
    path('M150 144H330V296C330 308 322 316 310 316H170C158 316 150 308 150 296Z', { fill: colour.sheet }) +
    path(
      'M150 236C180 226 210 246 240 236C270 226 300 246 330 236V296C330 308 322 316 310 316H170C158 316 150 308 150 296Z',
      {
        ...water,
      },
    ) +
    path('M140 96L118 104V176L134 184V144', { fill: colour.shade }) +
    path('M340 96L362 104V176L346 184V144', { fill: colour.shade }) +
    path('M330 172H316M330 196H316M330 220H316', thinLine),
}

const water = { fill: '#cfe3ea', ...thinLine }

/** Removable water trap: clear jar with the one luer port of the sampling line; its coupling is not shown. */
function waterTrap(make: TrapMake): string {
  const top = make === 'cassete' ? 110 : 84
  return part('water-trap', [
    jars[make](),
    rect([222, top - 16, 36, 18], { fill: colour.shade, rx: 3 }),
    rect([228, top - 42, 24, 26], { fill: colour.tint, rx: 2 }),
    path(d`M222 ${top - 42}H258V${top - 34}H222Z`, { fill: colour.tint }),
  ])
}

/** The trap from its side: the luer port in front, the coupling behind as an outline. */
function waterTrapSide(): string {
  return part('water-trap', [
    rect([176, 96, 130, 190], { fill: colour.sheet, rx: 10 }),
    path('M178 214C210 202 240 226 304 214V276C304 282 300 284 294 284H186C180 284 178 280 178 274Z', { ...water }),
    rect([306, 116, 26, 34], { fill: colour.shade, rx: 3 }),
    rect([332, 121, 40, 24], { fill: colour.tint, rx: 2 }),
    rect([364, 113, 10, 40], { fill: colour.tint, rx: 2 }),
    rect([104, 120, 72, 120], { fill: 'none', ...thinLine, 'stroke-dasharray': '7 5' }),
  ])
}

const luer = connectorForm('luer-lock-macho')

function sensorWhole(subject: Subject): Plate {
  const view = plugOf(subject)
  return {
    body:
      shortCable(machineEntry(view), [330, 140], { width: 12 }) +
      saddleSensor({ at: [374, 178], scale: 1.25 }) +
      machineEnd(view) +
      cableCaptions(subject),
    alt: altText('Sensor de CO2 mainstream', `com ${plugTitle(view)}`),
  }
}

function sensorDetail(subject: Subject): Plate {
  const view = plugOf(subject)
  return { body: plugViews(view), alt: altText(`${plugTitle(view)} do sensor de CO2, ${viewsTitle(view)}`) }
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
function lineEnd(connector: Connector | undefined, place: Placement): string {
  if (connector?.shape === 'cone') return placed({ at: place.at }, samplingAdapter())
  return connector && !isDrawn(connector) ? openCoupling(place) : pneumaticConnector(luer, { ...place, mounted: true })
}

/** A thin sampling line with the ends that its data state. */
function lineWhole(subject: Subject): Plate {
  const [machine, patient] = [connectorAt(subject, 'equipamento'), connectorAt(subject, 'paciente')]
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
        : pneumaticConnector(luer, { at: [270, 180], scale: 1.7, mounted: true })),
    alt: `${subject.product.name}: ${isOpen ? 'conector próprio, a conferir' : 'rosca luer em detalhe'}.`,
  }
}

/** A nasal cannula that takes a sample: the loop over the ears, two prongs, and the line to the machine. */
function cannulaWhole(subject: Subject): Plate {
  const machine = connectorAt(subject, 'equipamento')
  const tube = { width: 9, core: colour.sheet, name: 'tube' }
  return {
    body:
      cable('M196 96C110 60 60 130 90 200C120 262 200 262 240 262', tube) +
      cable('M284 96C370 60 420 130 390 200C360 262 280 262 240 262', tube) +
      cable('M240 262V300C240 330 300 336 340 336', tube) +
      rect([190, 84, 100, 26], { fill: colour.tint, rx: 12 }) +
      path('M222 84V58M258 84V58', { 'stroke-width': 12 }) +
      rect([226, 250, 28, 24], { fill: colour.shade, rx: 6 }) +
      (machine ? caption([130, 338], isDrawn(machine) ? 'rosca luer' : 'conector próprio') : ''),
    alt: altText(subject.product.name, 'alça com duas pontas para as narinas', machine?.name),
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
  'canula-nasal': { whole: cannulaWhole, detail: lineDetail },
  'coletor-agua': trap('copo', 'reservatório com marcas de nível e saída na base'),
  'coletor-cassete': trap('cassete', 'cassete transparente com pega'),
  'coletor-presilhas': trap('presilhas', 'reservatório com presilhas dos dois lados'),
})
