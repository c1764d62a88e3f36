import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { colour, inkFill, metal, noFill, noLine, thinLine, wire } from '#drawings/palette.ts'
import { circle, d, path, type Point, rect } from '#drawings/svg.ts'
import { countedMarks, type FaceDrawer, hasScrews, longPositions, roundPositions, rowOf } from './face.ts'

/** Contacts: pins as dots, sockets as rings. */
function contactMarks({ key, gender }: Connector, positions: readonly Point[], r: number): string {
  return countedMarks(
    key,
    positions.map((position) => circle(position, r, gender === 'femea' ? thinLine : { ...inkFill, ...noLine })),
  )
}

const shell = (r: number, fill: string = colour.shade) => circle([0, 0], r, { fill })

/** A round face: body, keying and contacts. */
const roundFace =
  (body: string, inner = 38, outer = 74): FaceDrawer =>
  (connector) => ({
    body: body + contactMarks(connector, roundPositions(connector, inner), (connector.contacts ?? 0) > 10 ? 4.5 : 5.5),
    halfSize: [outer, outer],
    measuredUnits: outer * 2,
    usualMillimetres: 16,
  })

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

/** A groove or guide in the middle of a face's upper edge, if the registry's keying mentions it. */
const guide = ({ keying = '' }: Connector, y: number) =>
  /ranhura|guia/i.test(keying) ? rect([-8, y, 16, 13], { ...inkFill, ...thinLine }) : ''

const boxFace =
  (lockShape: string): FaceDrawer =>
  (connector) => ({
    body:
      lockShape +
      rect([-80, -48, 160, 96], { fill: colour.shade, rx: 10 }) +
      rect([-66, -34, 132, 68], { rx: 4 }) +
      guide(connector, -47) +
      contactMarks(connector, longPositions(connector, [100, 26]), 5),
    halfSize: [98, 64],
    measuredUnits: 160,
    usualMillimetres: 22,
  })

/**
 * A phone plug from the front: each contact is a metal ring around the tip. Its socket is an open bore with a spring
 * for each contact.
 */
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

const usb: FaceDrawer = (connector) => ({
  body:
    rect([-66, -26, 132, 52], { fill: colour.tint, rx: 10 }) +
    contactMarks(connector, longPositions(connector, [100, 16]), 3.5),
  halfSize: [66, 26],
  measuredUnits: 132,
  usualMillimetres: 10,
})

const bipin: FaceDrawer = (connector) => ({
  body:
    rect([-45, -26, 90, 52], { fill: colour.tint, rx: 12 }) +
    contactMarks(connector, longPositions(connector, [40, 0]), 7),
  halfSize: [45, 26],
  measuredUnits: 90,
  usualMillimetres: 9,
})

/** A metal blade; an electrode's tongue, which is neither male nor female, is thinner and rounded. */
const blade: FaceDrawer = ({ key, gender }) => ({
  body: countedMarks(key, [
    gender === 'neutro'
      ? rect([-24, -3, 48, 6], { fill: colour.tint, rx: 3 })
      : rect([-24, -5, 48, 10], { fill: colour.mid }),
  ]),
  halfSize: [24, 8],
  measuredUnits: 48,
  usualMillimetres: 6.3,
})

/** The IEC 60320 coupler or the Brazilian plug, both with three contacts. */
const mains: FaceDrawer = ({ key, gender, standard }) => {
  const isCord = gender === 'femea' || standard === 'IEC 60320-1'
  // The inlet of a machine is a recess around its pins.
  const isInlet = isCord && gender === 'macho'
  const outline = isCord ? 'M-70 34V-14L-44 -44H44L70 -14V34Z' : 'M-74 0L-44 -36H44L74 0L44 36H-44Z'
  const positions: readonly Point[] = isCord
    ? [
        [0, -16],
        [-34, 10],
        [34, 10],
      ]
    : [
        [-34, 0],
        [0, 10],
        [34, 0],
      ]
  return {
    body:
      (isInlet ? rect([-84, -50, 168, 90], { fill: colour.tint, rx: 6 }) : '') +
      path(outline, { fill: isInlet ? colour.sheet : colour.shade }) +
      countedMarks(
        key,
        positions.map(([x, y]) =>
          isCord ? rect([x - 4, y - 11, 8, 22], inkFill) : circle([x, y], 9, { fill: colour.mid }),
        ),
      ),
    halfSize: isInlet ? [84, 50] : [74, 44],
    measuredUnits: isInlet ? 168 : 148,
    usualMillimetres: isCord ? 24 : 36,
  }
}

const keyway = 'M-50 -16A52 52 0 0 1 -11 -51V-40H11V-51A52 52 0 0 1 36 38H-36A52 52 0 0 1 -50 -16Z'
const dashes = (r: number) => circle([0, 0], r, { ...noFill, ...thinLine, 'stroke-dasharray': '3 5' })

/** Front views of electric connectors by shape. */
export const electricFaces = {
  redondo: (connector) => {
    const face = roundFace(shell(74) + shell(52, colour.sheet))(connector)
    return { ...face, body: face.body + guide(connector, -60) }
  },
  'redondo-chaveta': roundFace(shell(74) + path(keyway, {}), 33),
  'redondo-baioneta': roundFace(
    shell(78) +
      dashes(68) +
      shell(52, colour.sheet) +
      rect([-7, -64, 14, 16], inkFill) +
      rect([-7, 48, 14, 16], inkFill),
    38,
    78,
  ),
  lemo: roundFace(
    shell(66, colour.tint) + shell(48, colour.sheet) + circle([0, -57], 4.5, { fill: wire.red, ...noLine }),
    34,
    66,
  ),
  'mini-din': roundFace(shell(64) + shell(48, colour.sheet) + rect([-9, -48, 18, 10], inkFill), 30, 64),
  'tipo-d': subD,
  retangular: boxFace(path('M-26 -48V-64H26V-48', { fill: colour.mid })),
  'retangular-trava': boxFace(
    rect([-96, -16, 20, 32], { fill: colour.mid, rx: 3 }) + rect([76, -16, 20, 32], { fill: colour.mid, rx: 3 }),
  ),
  hexagonal: roundFace(
    path('M-42 -74H42L86 0L42 74H-42L-86 0Z', { fill: colour.shade }) +
      shell(50, colour.sheet) +
      rect([-7, -50, 14, 12], inkFill),
    32,
    86,
  ),
  p10: phone,
  p2: phone,
  'jaque-colar': phone,
  modular: strip,
  flat: strip,
  usb,
  contatos: strip,
  molex: cells,
  bloco: cells,
  bipino: bipin,
  lamina: blade,
  tomada: mains,
} as const satisfies Record<string, FaceDrawer>
