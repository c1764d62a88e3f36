import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { colour, inkFill, noFill, thin } from '#drawings/palette.ts'
import { portFace } from '#drawings/ports/port-face.ts'
import type { Port } from '#drawings/ports/port.ts'
import { circle, part, path, rect } from '#drawings/svg.ts'
import { rowOf } from './contact-places.ts'
import { counted, type Face } from './face.ts'

type Draw = (connector: Connector) => Face

/** A port of one air way; the drawings know it from the side as well. */
const port =
  (ports: Readonly<Record<'macho' | 'femea', Port>>): Draw =>
  ({ key, gender }) => ({
    body: counted(key, [portFace(ports[gender === 'femea' ? 'femea' : 'macho'], 'plastico')]),
    half: [86, 86],
    measured: 124,
    usual: 12,
  })

const same = (name: Port) => port({ macho: name, femea: name })
const hole = ([x, y]: readonly [number, number], r: number) =>
  part('way', circle([x, y], r, {}) + circle([x, y], r * 0.5, inkFill))

/** As many openings as there are ways, side by side. */
const openings =
  (body: (half: number) => string, r: number): Draw =>
  ({ key, contacts = 1 }) => {
    const half = contacts * (r + 8) + 8
    return {
      body:
        body(half) +
        counted(
          key,
          rowOf(contacts, (r + 8) * 2, 0).map((place) => hole(place, r)),
        ),
      half: [half + 32, r + 28],
      measured: r * 2,
      usual: 6,
    }
  }

const cone: Draw = ({ key, gender }) => ({
  body:
    gender === 'femea'
      ? circle([0, 0], 84, { fill: colour.shade }) + counted(key, [circle([0, 0], 70, {})])
      : circle([0, 0], 84, { ...noFill, ...thin, 'stroke-dasharray': '6 5' }) +
        circle([0, 0], 70, { fill: colour.tint }) +
        counted(key, [circle([0, 0], 58, {})]),
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
