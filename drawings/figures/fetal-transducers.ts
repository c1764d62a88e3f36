import { colour, noFill, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, line, part, path, placed, rect, type Point } from '#drawings/svg.ts'
import { figure, heading, labelled, words, type Figure } from './figure.ts'

/** Where the two transducers of a cardiotocograph are placed, and what is inside each. */
export function fetalTransducers(): Figure {
  return figure(560, [
    belly(),
    disc([86, 128], -38),
    disc([132, 250], 26),
    labelled([210, 84], 'TOCO: fundo do útero', { to: [90, 120] }),
    labelled([256, 296], 'ultrassom: dorso do feto', { to: [140, 254] }),
    line([24, 322], [456, 322], { ...thinLine, stroke: colour.shade }),
    heading([122, 356], 'TOCO'),
    toco([122, 420]),
    heading([358, 356], 'Ultrassom'),
    ultrasound([358, 420]),
    words([122, 508], 'botão e lâmina', { anchor: 'middle' }),
    words([122, 528], 'com extensômetro', { anchor: 'middle' }),
    words([122, 548], 'sem gel', { anchor: 'middle', fill: colour.muted }),
    words([358, 508], 'cristais atrás', { anchor: 'middle' }),
    words([358, 528], 'da face lisa', { anchor: 'middle' }),
    words([358, 548], 'com gel', { anchor: 'middle', fill: colour.muted }),
  ])
}

/** A woman lying with the upper body raised, in profile: back on the right, belly with the child on the left. */
function belly(): string {
  return part('belly', [
    path('M196 20C172 44 152 62 132 78C92 108 66 148 72 196C78 242 118 270 168 284L330 300V20Z', {
      fill: colour.tint,
      stroke: 'none',
    }),
    path('M196 20C172 44 152 62 132 78C92 108 66 148 72 196C78 242 118 270 168 284L240 292', noFill),
    path('M150 92C112 120 94 156 98 194C104 232 142 256 190 258C236 258 252 216 240 172C230 128 190 92 150 92Z', {
      ...thinLine,
      fill: colour.sheet,
    }),
    placed({ at: [180, 190] }, [
      path('M34 42C52 30 52 6 34 -2C22 -8 12 -2 8 6C-4 -34 -34 -52 -52 -34C-70 -14 -56 22 -30 40C-8 54 16 54 34 42Z', {
        ...thinLine,
        fill: colour.shade,
      }),
      path('M-24 -30C-10 -34 2 -24 0 -12M-36 -6C-20 -2 -12 -14 -2 -10', { ...thinOutline, stroke: colour.mid }),
      circle([-16, 22], 7, { ...thinLine, fill: wire.red }),
    ]),
  ])
}

/** A transducer from the side, against the skin. */
function disc(at: Point, turn: number): string {
  return part(
    'disc',
    placed({ at, turn }, [
      rect([-34, -10, 68, 20], { fill: colour.petrol, rx: 9 }),
      path('M-34 -2C-46 -4 -52 -14 -50 -30', { ...noFill, 'stroke-width': 5 }),
    ]),
  )
}

/** The load cell in section, its button down on the skin. */
function toco([x, y]: Point): string {
  return part('toco', [
    path(
      `M${x - 76} ${y + 24}V${y - 14}C${x - 76} ${y - 30} ${x - 60} ${y - 34} ${x - 44} ${y - 34}H${x + 44}C${x + 60} ${y - 34} ${x + 76} ${y - 30} ${x + 76} ${y - 14}V${y + 24}Z`,
      {
        fill: colour.sheet,
      },
    ),
    rect([x - 60, y - 6, 92, 8], { ...thinLine, fill: colour.shade }),
    rect([x - 66, y - 16, 14, 28], { ...thinLine, fill: colour.mid }),
    path(`M${x - 30} ${y - 10}h8l4 -6l6 10l6 -10l6 10l4 -4h8`, { ...thinOutline, stroke: wire.red }),
    rect([x - 4, y + 2, 36, 34], { fill: colour.petrol, rx: 6 }),
    line([x - 92, y + 38], [x + 92, y + 38], { ...thinLine, stroke: colour.muted }),
  ])
}

/** The crystals behind the flat face, and the wide beam that they make together. */
function ultrasound([x, y]: Point): string {
  return part('ultrasound', [
    path(
      `M${x - 76} ${y + 24}V${y - 14}C${x - 76} ${y - 30} ${x - 60} ${y - 34} ${x - 44} ${y - 34}H${x + 44}C${x + 60} ${y - 34} ${x + 76} ${y - 30} ${x + 76} ${y - 14}V${y + 24}Z`,
      {
        fill: colour.sheet,
      },
    ),
    ...[-52, -26, 0, 26, 52].map((offset) => rect([x + offset - 9, y + 6, 18, 12], { ...thinLine, fill: wire.yellow })),
    rect([x - 72, y + 26, 144, 10], { ...thinLine, fill: wire.blue, stroke: 'none' }),
    line([x - 92, y + 38], [x + 92, y + 38], { ...thinLine, stroke: colour.muted }),
    ...[50, 60].map((depth, index) =>
      path(
        `M${x - 50 + index * 8} ${y + depth}C${x - 20} ${y + depth + 8} ${x + 20} ${y + depth + 8} ${x + 50 - index * 8} ${y + depth}`,
        {
          ...thinOutline,
          stroke: colour.petrol,
        },
      ),
    ),
  ])
}
