import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { colour, inkFill, noFill, thin } from '#drawings/palette.ts'
import type { Material } from '#drawings/ports/pneumatic-material.ts'
import { portFace } from '#drawings/ports/port-face.ts'
import type { Port } from '#drawings/ports/port.ts'
import { circle, part, path, rect } from '#drawings/svg.ts'
import { rowOf } from './contact-places.ts'
import { counted, type Face } from './face.ts'

type Draw = (connector: Connector) => Face

/** A port of one air way; the drawings know it from the side as well. */
const port =
  (ports: Readonly<Record<'macho' | 'femea', Port>>): Draw =>
  ({ key, gender, name }) => ({
    body: counted(key, [portFace(ports[gender === 'femea' ? 'femea' : 'macho'], materialOf(name))]),
    half: [86, 86],
    measured: 124,
    usual: 12,
  })

const same = (name: Port) => port({ macho: name, femea: name })
/** Of connectors made in both, the name says which: 'Baioneta de PNI macho, de metal'. */
const materialOf = (name: string): Material => (/de metal/i.test(name) ? 'metal' : 'plastico')

/** An opening; or a nozzle that stands out, with its sealing ring and a narrow bore. */
const way = ([x, y]: readonly [number, number], r: number, isNozzle: boolean) =>
  part(
    'way',
    isNozzle
      ? circle([x, y], r, { fill: colour.tint, 'stroke-width': 6 }) + circle([x, y], r * 0.3, inkFill)
      : circle([x, y], r, {}) + circle([x, y], r * 0.6, inkFill),
  )

/** As many openings as there are ways, side by side. */
const openings =
  (body: (half: number) => string, r: number): Draw =>
  ({ key, contacts = 1, gender }) => {
    const half = contacts * (r + 8) + 8
    return {
      body:
        body(half) +
        counted(
          key,
          rowOf(contacts, (r + 8) * 2, 0).map((place) => way(place, r, gender === 'macho')),
        ),
      half: [half + 32, r + 28],
      measured: r * 2,
      usual: 6,
    }
  }

/** A cone's mouth: the female one is wide and receives, the male one stands in its partner's dashed rim, the coaxial one does both. */
const cone: Draw = ({ key, gender }) => ({
  body:
    gender === 'femea'
      ? circle([0, 0], 84, { fill: colour.shade }) + counted(key, [circle([0, 0], 70, {})])
      : circle([0, 0], 84, { ...noFill, ...thin, 'stroke-dasharray': '6 5' }) +
        circle([0, 0], 70, { fill: colour.tint }) +
        counted(key, [
          gender === 'coaxial'
            ? part('bore', circle([0, 0], 54, { fill: colour.shade }) + circle([0, 0], 46, {}))
            : circle([0, 0], 58, {}),
        ]),
  half: [84, 84],
  measured: 140,
  usual: 22,
})

/** How connectors for air and gases are drawn from the front. */
export const airFaces = {
  luer: port({ macho: 'luer-macho', femea: 'luer-femea' }),
  'luer-lock': port({ macho: 'luer-lock-macho', femea: 'luer-lock-femea' }),
  baioneta: port({ macho: 'baioneta-macho', femea: 'baioneta-femea' }),
  'engate-botao': port({ macho: 'engate-botao-macho', femea: 'engate-botao-femea' }),
  'engate-anel': port({ macho: 'engate-anel-macho', femea: 'engate-anel-femea' }),
  'rosca-ar': port({ macho: 'rosca-macho', femea: 'rosca-femea' }),
  'encaixe-liso': same('encaixe-liso-femea'),
  'plugue-ar': same('plugue-ar'),
  flexiport: same('flexiport'),
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
} as const satisfies Record<string, Draw>

const thread: Draw = ({ key, contacts }) => ({
  body:
    circle([0, 0], 70, { fill: colour.mid }) +
    circle([0, 0], 58, { ...noFill, ...thin, 'stroke-dasharray': '8 5' }) +
    circle([0, 0], 36, { fill: colour.tint }) +
    (contacts ? counted(key, [circle([0, 0], 10, inkFill)]) : ''),
  half: [70, 70],
  measured: 140,
  usual: 12,
})

/** How threads and mechanical seats are drawn from the front. */
export const mountFaces = { rosca: thread, encaixe: thread } as const satisfies Record<string, Draw>
