import { type ConnectorShape, connectorShapes } from '#domain/catalogue/registry/connector-shapes.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { piece, pieceBox } from '#drawings/drawing-files.ts'
import { colour, inkFill, metal, noFill, noLine, thinLine } from '#drawings/palette.ts'
import { connectorMouth, type Material } from '#drawings/ports/pneumatic-connector.ts'
import { circle, d, label, part, path, type Point, rect } from '#drawings/svg.ts'
import { countedMarks, type Face, type FaceDrawer, hasScrews, longPositions, roundPositions, rowOf } from './face.ts'

/**
 * A face that is `pieces/face-<name>.svg`, as large as its view box. In: measured width in units, usual size in mm.
 */
const fileFace =
  (name: string, measuredUnits: number, usualMillimetres: number): FaceDrawer =>
  ({ key }) => ({
    // The contacts in a file name no connector.
    body: piece(`face-${name}`).replace('data-connector=""', `data-connector="${key}"`),
    halfSize: halfSizeOf(name),
    measuredUnits,
    usualMillimetres,
  })

function halfSizeOf(name: string): Point {
  const [, , width, height] = pieceBox(`face-${name}`)
  return [width / 2, height / 2]
}

const byGender =
  (common: FaceDrawer, others: Partial<Record<Connector['gender'], FaceDrawer>>): FaceDrawer =>
  (connector) =>
    (others[connector.gender] ?? common)(connector)

function contactMarks({ key, gender }: Connector, positions: readonly Point[], radius: number): string {
  return countedMarks(
    key,
    positions.map((position) => circle(position, radius, gender === 'femea' ? thinLine : { ...inkFill, ...noLine })),
  )
}

const roundFace =
  (name: string, contactsRadius: number, guideTop?: number): FaceDrawer =>
  (connector) => {
    const halfSize = halfSizeOf(name)
    const marks = contactMarks(
      connector,
      roundPositions(connector, contactsRadius),
      (connector.contacts ?? 0) > 10 ? 4.5 : 5.5,
    )
    const keying = guideTop === undefined ? '' : guide(connector, guideTop)
    return {
      body: piece(`face-${name}`) + marks + keying,
      halfSize,
      measuredUnits: halfSize[0] * 2,
      usualMillimetres: 16,
    }
  }

const longFace =
  (name: string, contactsBox: Point, radius: number, usualMillimetres: number): FaceDrawer =>
  (connector) => ({
    body: piece(`face-${name}`) + contactMarks(connector, longPositions(connector, contactsBox), radius),
    halfSize: halfSizeOf(name),
    measuredUnits: halfSizeOf(name)[0] * 2,
    usualMillimetres,
  })

const boxFace =
  (name: string): FaceDrawer =>
  (connector) => ({
    body:
      piece(`face-${name}`) + guide(connector, -47) + contactMarks(connector, longPositions(connector, [100, 26]), 5),
    halfSize: halfSizeOf(name),
    measuredUnits: 160,
    usualMillimetres: 22,
  })

const guide = ({ keying = '' }: Connector, y: number) =>
  /ranhura|guia/i.test(keying) ? rect([-8, y, 16, 13], { ...inkFill, ...thinLine }) : ''

const dShape = (half: number) =>
  d`M${-half - 8} -28H${half + 8}C${half + 16} -28 ${half + 16} -20 ${half + 14} -14L${half + 6} 20C${half + 4} 26 ${half} 28 ${half - 6} 28H${6 - half}C${-half} 28 ${-half - 4} 26 ${-half - 6} 20L${-half - 14} -14C${-half - 16} -20 ${-half - 16} -28 ${-half - 8} -28Z`

const subD: FaceDrawer = (connector) => {
  const longestRow = Math.ceil((connector.contacts ?? 9) / 2)
  const half = longestRow * 10 + 12
  const ear = half + 26
  const positions = longPositions(connector, [(longestRow - 1) * 20, 22])
  return {
    body:
      rect([-half - 40, -42, half * 2 + 80, 84], { fill: colour.shade, rx: 6 }) +
      path(dShape(half), connector.gender === 'femea' ? { fill: colour.tint } : {}) +
      (hasScrews(connector) ? circle([-ear, 0], 9, thinLine) + circle([ear, 0], 9, thinLine) : '') +
      contactMarks(connector, positions, 4.5),
    halfSize: [half + 40, 42],
    measuredUnits: half * 2 + 80,
    usualMillimetres: 30,
  }
}

/** Each contact is a ring around the tip; the socket is an open bore with a spring for each contact. */
const phone: FaceDrawer = ({ key, contacts = 2, gender }) => {
  const contactIndexes = Array.from({ length: contacts }, (_, index) => index)
  const rings = contactIndexes.map((index) =>
    circle([0, 0], 20 * (1 - index / contacts), { fill: index === contacts - 1 ? colour.sheet : metal }),
  )
  const springs = contactIndexes.map((index) => {
    const turn = (index / contacts) * 2 * Math.PI
    return circle([Math.sin(turn) * 15, -Math.cos(turn) * 15], 4, { fill: metal })
  })
  return {
    body:
      gender === 'femea'
        ? path('M-40 0L-20 -35H20L40 0L20 35H-20Z', { fill: colour.shade }) +
          circle([0, 0], 20, inkFill) +
          countedMarks(key, springs)
        : circle([0, 0], 34, { fill: colour.shade }) + countedMarks(key, rings),
    halfSize: [40, 36],
    measuredUnits: 40,
    usualMillimetres: 6.35,
  }
}

/** Contacts in a housing, each in its own cell: a pin, or the opening of a crimped socket. */
const cells: FaceDrawer = ({ key, contacts = 1, gender }) => {
  const half = contacts * 20
  return {
    body:
      rect([-half - 6, -34, half * 2 + 12, 68], { fill: colour.tint, rx: 3 }) +
      rect([-half * 0.4, -46, half * 0.8, 12], { fill: colour.shade }) +
      countedMarks(
        key,
        rowOf(contacts, 40, 0).map(([x]) =>
          gender === 'femea' ? rect([x - 13, -15, 26, 30], {}) : rect([x - 7, -9, 14, 18], inkFill),
        ),
      ),
    halfSize: [half + 6, 46],
    measuredUnits: half * 2 + 12,
    usualMillimetres: 3 + contacts * 2.5,
  }
}

const strip: FaceDrawer = ({ key, contacts = 1 }) => {
  const half = contacts * 6 + 10
  return {
    body:
      rect([-half, -22, half * 2, 44], { fill: colour.shade, rx: 3 }) +
      countedMarks(
        key,
        rowOf(contacts, 12, 0).map(([x]) => path(d`M${x} -8V8`, { 'stroke-width': 4 })),
      ),
    halfSize: [half, 22],
    measuredUnits: half * 2,
    usualMillimetres: contacts + 4,
  }
}

/** Contacts one inside the other, as on a coin cell: its cup, and the cap within. */
const rings: FaceDrawer = ({ key, contacts = 1 }) => ({
  body: countedMarks(
    key,
    Array.from({ length: contacts }, (_, index) => circle([0, 0], 60 * (1 - index / contacts), { fill: metal })),
  ),
  halfSize: [60, 60],
  measuredUnits: 120,
  usualMillimetres: 20,
})

/** The front view of a connector with one airway, by its gender and in the material that its name states. */
const airwayFace =
  (male: string, female = male): FaceDrawer =>
  ({ key, gender, name }) => ({
    body: countedMarks(key, [
      connectorMouth({ shape: gender === 'femea' ? female : male, material: materialOf(name) }),
    ]),
    halfSize: [86, 86],
    measuredUnits: 124,
    usualMillimetres: 12,
  })

const materialOf = (name: string): Material => (/de metal/i.test(name) ? 'metal' : 'plastico')

const airwayMark = ([x, y]: readonly [number, number], radius: number, isNozzle: boolean) =>
  part(
    'way',
    isNozzle
      ? circle([x, y], radius, { fill: colour.tint, 'stroke-width': 6 }) + circle([x, y], radius * 0.3, inkFill)
      : circle([x, y], radius, {}) + circle([x, y], radius * 0.6, inkFill),
  )

const openings =
  (body: (half: number) => string, radius: number): FaceDrawer =>
  ({ key, contacts = 1, gender }) => {
    const half = contacts * (radius + 8) + 8
    return {
      body:
        body(half) +
        countedMarks(
          key,
          rowOf(contacts, (radius + 8) * 2, 0).map((position) => airwayMark(position, radius, gender === 'macho')),
        ),
      halfSize: [half + 32, radius + 28],
      measuredUnits: radius * 2,
      usualMillimetres: 6,
    }
  }

const mains: FaceDrawer = (connector) => {
  if (connector.gender === 'femea') return fileFace('tomada-cabo', 148, 24)(connector)
  const isInlet = connector.standard === 'IEC 60320-1'
  return (isInlet ? fileFace('tomada-aparelho', 168, 24) : fileFace('tomada-parede', 148, 36))(connector)
}

const thread: FaceDrawer = (connector) => fileFace(connector.contacts ? 'rosca-contato' : 'rosca', 140, 12)(connector)

const faces: Readonly<Record<ConnectorShape, FaceDrawer>> = {
  redondo: roundFace('redondo', 38, -60),
  'redondo-chaveta': roundFace('redondo-chaveta', 33),
  'redondo-baioneta': roundFace('redondo-baioneta', 38),
  lemo: roundFace('lemo', 34),
  'mini-din': roundFace('mini-din', 30),
  hexagonal: roundFace('hexagonal', 32),
  'tipo-d': subD,
  retangular: boxFace('retangular'),
  'retangular-trava': boxFace('retangular-trava'),
  p10: phone,
  p2: phone,
  'jaque-colar': phone,
  modular: strip,
  flat: strip,
  contatos: strip,
  'contatos-redondos': rings,
  molex: cells,
  bloco: cells,
  usb: longFace('usb', [100, 16], 3.5, 10),
  bipino: longFace('bipino', [40, 0], 7, 9),
  lamina: byGender(fileFace('lamina', 48, 6.3), { neutro: fileFace('lamina-neutro', 48, 6.3) }),
  tomada: mains,
  banana: byGender(fileFace('banana', 36, 4), { femea: fileFace('banana-femea', 80, 8) }),
  snap: byGender(fileFace('snap', 38, 4), { femea: fileFace('snap-femea', 108, 12) }),
  garra: fileFace('garra', 124, 12),
  jacare: fileFace('jacare', 92, 10),
  pinch: fileFace('pinch', 72, 7),
  // The socket is insulated up to the bore, the pin stands at the bottom of a recess.
  'din-seguranca': byGender(fileFace('din-seguranca', 80, 5), { femea: fileFace('din-seguranca-femea', 80, 5) }),
  luer: airwayFace('luer-macho', 'luer-femea'),
  'luer-lock': airwayFace('luer-lock-macho', 'luer-lock-femea'),
  baioneta: airwayFace('baioneta-macho', 'baioneta-femea'),
  'engate-botao': airwayFace('engate-botao-macho', 'engate-botao-femea'),
  'engate-anel': airwayFace('engate-anel-macho', 'engate-anel-femea'),
  'rosca-ar': airwayFace('rosca-macho', 'rosca-femea'),
  'encaixe-liso': airwayFace('encaixe-liso-femea'),
  'plugue-ar': airwayFace('plugue-ar'),
  flexiport: airwayFace('flexiport'),
  'duplo-retangular': openings(
    (half) =>
      rect([-half - 16, -52, half * 2 + 32, 104], { fill: colour.tint, rx: 8 }) +
      path(`M${-half - 16} -26H${-half - 30}V26H${-half - 16}M${half + 16} -26H${half + 30}V26H${half + 16}`, {
        fill: colour.mid,
      }),
    26,
  ),
  'duplo-clique': openings((half) => rect([-half - 8, -34, half * 2 + 16, 68], { fill: colour.shade, rx: 20 }), 20),
  espiga: openings((half) => rect([-half, -34, half * 2, 68], { fill: colour.tint, rx: 34 }), 24),
  'tubo-livre': openings((half) => rect([-half + 2, -30, half * 2 - 4, 60], { fill: colour.mid, rx: 30 }), 22),
  'engate-amostra': openings((half) => rect([-half - 6, -36, half * 2 + 12, 72], { fill: colour.shade, rx: 8 }), 18),
  // The mouth of a cone: the male one is inside the dashed rim of its mate, the coaxial one is male and female.
  cone: byGender(fileFace('cone-macho', 140, 22), {
    femea: fileFace('cone-femea', 140, 22),
    coaxial: fileFace('cone-coaxial', 140, 22),
  }),
  rosca: thread,
  encaixe: thread,
}

/**
 * The mating face of a connector. One that is not confirmed, or whose number of contacts is unknown, is an outline with
 * a question mark and, from two on, the stated number. Mechanical fastenings need no number.
 */
export function connectorFace(connector: Connector | undefined): Face {
  if (!connector || !isFaceKnown(connector)) return outline(connector)
  const face = faces[connector.shape](connector)
  return { ...face, body: part('connector-face', face.body, { 'data-connector': connector.key }) }
}

export function isFaceKnown({ confirmed, contacts, shape }: Connector): boolean {
  return confirmed && (contacts !== undefined || connectorShapes[shape].kind === 'fixacao')
}

/** Drawing units per millimetre: from the registry's width, else from the usual size of the shape. */
export function unitsPerMillimetre(face: Face, connector: Connector | undefined): number {
  return face.measuredUnits / (connector?.width ?? face.usualMillimetres)
}

function outline(connector: Connector | undefined): Face {
  const form = connector && connectorShapes[connector.shape].form
  const isWide = form === 'tipo-d' || form === 'retangular'
  const count = connector?.contacts ?? 0
  const lineStyle = { ...noFill, ...thinLine, 'stroke-dasharray': '7 5' }
  return {
    body: part('connector-outline', [
      isWide ? rect([-84, -48, 168, 96], { ...lineStyle, rx: 12 }) : circle([0, 0], 70, lineStyle),
      label([0, 18], count > 1 ? `${count} ?` : '?', {
        size: count > 1 ? 42 : 52,
        weight: 600,
        anchor: 'middle',
        fill: colour.mid,
      }),
    ]),
    halfSize: isWide ? [84, 48] : [70, 70],
    measuredUnits: 140,
    usualMillimetres: 16,
  }
}
