import { colour, inkFill, metal, noLine, thinLine, noFill } from '#drawings/palette.ts'
import { connectorMouth, type Material, type Port } from '#drawings/ports/pneumatic-connector.ts'
import { circle, part, path, rect } from '#drawings/svg.ts'
import { countedMarks, type FaceDrawer, rowOf } from './face.ts'

const singleContact =
  (body: string, contact: string, half: number, measuredUnits: number, usualMillimetres: number): FaceDrawer =>
  ({ key }) => ({
    body: body + countedMarks(key, [contact]),
    halfSize: [half, half],
    measuredUnits,
    usualMillimetres,
  })

const dot = (r: number) => circle([0, 0], r, { ...inkFill, ...noLine })

const banana: FaceDrawer = (connector) =>
  connector.gender === 'femea'
    ? singleContact(circle([0, 0], 40, { fill: colour.shade }), dot(20), 40, 80, 8)(connector)
    : singleContact(
        circle([0, 0], 40, { fill: colour.shade }),
        part('pin', circle([0, 0], 18, {}) + path('M-18 0H18M0 -18V18', thinLine)),
        40,
        36,
        4,
      )(connector)

const snap: FaceDrawer = (connector) =>
  connector.gender === 'femea'
    ? singleContact(
        circle([0, 0], 54, { fill: colour.shade }) + circle([0, 0], 26, {}) + path('M-24 -8H24M-24 8H24', thinLine),
        dot(8),
        54,
        108,
        12,
      )(connector)
    : singleContact(
        circle([0, 0], 60, { fill: colour.tint }),
        circle([0, 0], 19, { fill: colour.mid }),
        60,
        38,
        4,
      )(connector)

/** A safety connector: its socket is insulated up to the bore, its pin stands at the bottom of a recess. */
const safety: FaceDrawer = (connector) =>
  singleContact(
    circle([0, 0], 40, { fill: colour.shade }) + (connector.gender === 'femea' ? '' : circle([0, 0], 29, {})),
    connector.gender === 'femea'
      ? part('socket', circle([0, 0], 15, { fill: metal }) + circle([0, 0], 8, inkFill))
      : dot(10),
    40,
    80,
    5,
  )(connector)

/** Front views of the connectors at the patient's end. */
export const patientFaces = {
  banana,
  snap,
  garra: singleContact(
    path('M-40 -30H40V30H-40ZM-40 -14H-62V14H-40M40 -14H62V14H40', { fill: colour.shade }),
    path('M-22 0H22M-14 -9V9M14 -9V9', {}),
    62,
    124,
    12,
  ),
  jacare: singleContact(
    path('M-46 -34H46L34 -6H-34ZM-46 34H46L34 6H-34Z', { fill: colour.shade }),
    path('M-30 -6L-20 4L-10 -6L0 4L10 -6L20 4L30 -6', {}),
    46,
    92,
    10,
  ),
  pinch: singleContact(
    rect([-36, -36, 72, 72], { fill: colour.shade, rx: 14 }),
    rect([-26, -4, 52, 8], inkFill),
    36,
    72,
    7,
  ),
  'din-seguranca': safety,
} as const satisfies Record<string, FaceDrawer>

/** The front view of a connector with one airway, by its gender and in the material that its name states. */
const port =
  (ports: Readonly<Record<'macho' | 'femea', Port>>): FaceDrawer =>
  ({ key, gender, name }) => ({
    body: countedMarks(key, [
      connectorMouth({ shape: ports[gender === 'femea' ? 'femea' : 'macho'], material: materialOf(name) }),
    ]),
    halfSize: [86, 86],
    measuredUnits: 124,
    usualMillimetres: 12,
  })

const portOfAnyGender = (name: Port) => port({ macho: name, femea: name })
/** The material that a connector's name states ('Baioneta de PNI macho, de metal'); plastic where it states none. */
const materialOf = (name: string): Material => (/de metal/i.test(name) ? 'metal' : 'plastico')

/** One airway: an opening, or a nozzle with its sealing ring and a narrow bore. */
const airway = ([x, y]: readonly [number, number], r: number, isNozzle: boolean) =>
  part(
    'way',
    isNozzle
      ? circle([x, y], r, { fill: colour.tint, 'stroke-width': 6 }) + circle([x, y], r * 0.3, inkFill)
      : circle([x, y], r, {}) + circle([x, y], r * 0.6, inkFill),
  )

/** Openings side by side, one for each airway. */
const openings =
  (body: (half: number) => string, r: number): FaceDrawer =>
  ({ key, contacts = 1, gender }) => {
    const half = contacts * (r + 8) + 8
    return {
      body:
        body(half) +
        countedMarks(
          key,
          rowOf(contacts, (r + 8) * 2, 0).map((position) => airway(position, r, gender === 'macho')),
        ),
      halfSize: [half + 32, r + 28],
      measuredUnits: r * 2,
      usualMillimetres: 6,
    }
  }

/**
 * The mouth of a cone: the female one is wide, the male one is shown inside the dashed rim of its mate, the coaxial one
 * is both.
 */
const cone: FaceDrawer = ({ key, gender }) => ({
  body:
    gender === 'femea'
      ? circle([0, 0], 84, { fill: colour.shade }) + countedMarks(key, [circle([0, 0], 70, {})])
      : circle([0, 0], 84, { ...noFill, ...thinLine, 'stroke-dasharray': '6 5' }) +
        circle([0, 0], 70, { fill: colour.tint }) +
        countedMarks(key, [
          gender === 'coaxial'
            ? part('bore', circle([0, 0], 54, { fill: colour.shade }) + circle([0, 0], 46, {}))
            : circle([0, 0], 58, {}),
        ]),
  halfSize: [84, 84],
  measuredUnits: 140,
  usualMillimetres: 22,
})

/** Front views of connectors for air and gases. */
export const airFaces = {
  luer: port({ macho: 'luer-macho', femea: 'luer-femea' }),
  'luer-lock': port({ macho: 'luer-lock-macho', femea: 'luer-lock-femea' }),
  baioneta: port({ macho: 'baioneta-macho', femea: 'baioneta-femea' }),
  'engate-botao': port({ macho: 'engate-botao-macho', femea: 'engate-botao-femea' }),
  'engate-anel': port({ macho: 'engate-anel-macho', femea: 'engate-anel-femea' }),
  'rosca-ar': port({ macho: 'rosca-macho', femea: 'rosca-femea' }),
  'encaixe-liso': portOfAnyGender('encaixe-liso-femea'),
  'plugue-ar': portOfAnyGender('plugue-ar'),
  flexiport: portOfAnyGender('flexiport'),
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
  cone,
  'engate-amostra': openings((half) => rect([-half - 6, -36, half * 2 + 12, 72], { fill: colour.shade, rx: 8 }), 18),
} as const satisfies Record<string, FaceDrawer>

const thread: FaceDrawer = ({ key, contacts }) => ({
  body:
    circle([0, 0], 70, { fill: colour.mid }) +
    circle([0, 0], 58, { ...noFill, ...thinLine, 'stroke-dasharray': '8 5' }) +
    circle([0, 0], 36, { fill: colour.tint }) +
    (contacts ? countedMarks(key, [circle([0, 0], 10, inkFill)]) : ''),
  halfSize: [70, 70],
  measuredUnits: 140,
  usualMillimetres: 12,
})

/** Front views of threads and mechanical seats. */
export const mountFaces = { rosca: thread, encaixe: thread } as const satisfies Record<string, FaceDrawer>
