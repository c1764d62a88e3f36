import { colour, noFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { line, part, path, placed, rect, type Point } from '#drawings/svg.ts'
import { polyline, softline } from './curves.ts'
import { figure, heading, lines, labelled, words, type Figure } from './figure.ts'

/** One breath as points of a box 100 wide and 100 high (drawn 90 high), whose origin is at the lower left. */
type Breath = readonly Point[]

const normal: Breath = [
  [0, 0],
  [18, 0],
  [25, 84],
  [62, 94],
  [66, 94],
  [71, 0],
  [100, 0],
]
const breaths: readonly (readonly [name: string, hint: string, breath: Breath, baseline?: number])[] = [
  ['Normal', 'platô quase plano', normal],
  [
    'Base acima de zero',
    'reinalação ou zero',
    [
      [0, 26],
      [18, 26],
      [25, 88],
      [62, 96],
      [66, 96],
      [71, 26],
      [100, 26],
    ],
  ],
  [
    'Subida lenta',
    'broncoespasmo, linha obstruída',
    [
      [0, 0],
      [18, 0],
      [26, 34],
      [36, 62],
      [50, 82],
      [66, 94],
      [71, 0],
      [100, 0],
    ],
  ],
  [
    'Degrau no fim',
    'vazamento na linha',
    [
      [0, 0],
      [18, 0],
      [25, 46],
      [56, 50],
      [60, 88],
      [66, 90],
      [71, 0],
      [100, 0],
    ],
  ],
  [
    'Descida lenta',
    'válvula, linha emendada',
    [
      [0, 0],
      [18, 0],
      [25, 84],
      [58, 94],
      [66, 82],
      [78, 40],
      [90, 10],
      [100, 0],
    ],
  ],
]

/** The normal capnogram and five altered ones. */
export function capnograms(): Figure {
  const cells = [
    ...breaths.map(([name, hint, breath]) => ({ name, hint, curve: twice(breath) })),
    { name: 'Perda súbita', hint: 'desconexão, extubação', curve: lost() },
  ]
  return figure(
    584,
    cells.map(({ name, hint, curve }, index) =>
      cell([24 + (index % 2) * 228, 140 + Math.floor(index / 2) * 192], { name, hint, curve }),
    ),
  )
}

const scaled = (breath: Breath, from: number): Point[] => breath.map(([x, y]) => [from + x, -y * 0.9])
const twice = (breath: Breath): Point[] => [...scaled(breath, 0), ...scaled(breath, 100)]
const lost = (): Point[] => [...scaled(normal, 0), [118, 0], [125, -76], [138, -80], [140, 0], [200, 0]]

function cell([x, y]: Point, { name, hint, curve }: { name: string; hint: string; curve: readonly Point[] }): string {
  return part('capnogram', [
    words([x, y - 112], name, { weight: 600, size: 17 }),
    line([x, y], [x + 204, y], { ...thinLine, stroke: colour.mid }),
    line([x, y - 84], [x + 204, y - 84], { ...thinLine, stroke: colour.shade, 'stroke-dasharray': '4 4' }),
    softline(
      curve.map(([dx, dy]) => [x + dx, y + dy]),
      11,
    ),
    lines(
      [x, y + 24],
      hint.length > 24
        ? hint.split(', ').map((text, index, all) => (index < all.length - 1 ? `${text},` : text))
        : [hint],
      { fill: colour.muted },
    ),
  ])
}

/** Where the two kinds of capnograph measure. */
export function capnographs(): Figure {
  return figure(424, [
    heading([240, 34], 'Mainstream'),
    circuit(96),
    placed({ at: [238, 96] }, [
      rect([-34, -34, 68, 68], { fill: colour.petrol, rx: 6 }),
      path('M0 34V58C0 74 18 74 60 74H190', { ...noFill, 'stroke-width': 5, stroke: colour.petrol }),
      rect([-12, -17, 24, 34], { ...thinLine, fill: colour.sheet }),
    ]),
    words([218, 168], 'sensor sobre o adaptador', { anchor: 'end' }),
    words([432, 160], 'ao monitor', { anchor: 'end', fill: colour.muted }),
    line([24, 188], [456, 188], { ...thinLine, stroke: colour.shade }),
    heading([240, 216], 'Sidestream'),
    circuit(284),
    path('M238 266V246C238 234 246 234 256 234H344C362 234 362 244 362 258V330', { ...noFill, stroke: colour.petrol }),
    rect([228, 258, 20, 14], { fill: colour.sheet }),
    waterTrap(),
    labelled([96, 346], 'adaptador em T', { to: [170, 292], anchor: 'middle' }),
    words([350, 324], 'linha de amostra', { anchor: 'end', fill: colour.muted }),
  ])
}

/** The patient's end on the left, the machine's on the right. */
function circuit(y: number): string {
  return part('circuit', [
    path(`M40 ${y - 10}H150V${y - 18}H330V${y - 14}H440M40 ${y + 10}H150V${y + 18}H330V${y + 14}H440`, {
      fill: 'none',
    }),
    rect([150, y - 18, 180, 36], { fill: colour.tint }),
    path(`M40 ${y - 10}C30 ${y - 6} 30 ${y + 6} 40 ${y + 10}`, thinOutline),
    words([40, y - 22], 'paciente', { fill: colour.muted }),
    words([440, y - 26], 'aparelho', { anchor: 'end', fill: colour.muted }),
  ])
}

function waterTrap(): string {
  return part('water-trap', [
    rect([332, 330, 56, 44], { fill: colour.sheet, rx: 5 }),
    path('M336 358H384V370H336Z', { fill: colour.shade, stroke: 'none' }),
    rect([388, 322, 68, 66], { fill: colour.petrolDeep, rx: 5 }),
    polyline(
      [
        [398, 366],
        [410, 366],
        [414, 344],
        [430, 340],
        [434, 366],
        [446, 366],
      ],
      colour.sheet,
    ),
    words([388, 410], 'coletor e monitor', { anchor: 'middle' }),
  ])
}
