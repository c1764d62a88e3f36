import { colour, noFill, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, line, part, path, rect } from '#drawings/svg.ts'
import { polyline } from './curves.ts'
import { figure, lines, labelled, words, type Figure } from './figure.ts'

/** The y of the heart's middle in a patient who lies flat. */
const level = 262

/**
 * The pressure line from the bag to the monitor; the patient lies on the back, the transducer at the phlebostatic axis.
 */
export function pressureLine(): Figure {
  return figure(470, [
    bed(),
    patient(),
    part('pole', path('M352 20V420M322 428C330 418 374 418 382 428', noFill)),
    bag(),
    path(`M352 138V${level - 12}`, { ...noFill, stroke: colour.petrol }),
    path(`M340 ${level}C320 ${level} 318 304 300 300C284 297 280 296 268 294`, { ...noFill, stroke: colour.petrol }),
    line([24, level], [338, level], { ...thinLine, stroke: colour.signal, 'stroke-dasharray': '8 5' }),
    line([140, 176], [140, 352], { ...thinLine, stroke: colour.signal, 'stroke-dasharray': '8 5' }),

    lines([24, 160], ['4º espaço', 'intercostal'], { fill: colour.muted }),
    lines([24, 394], ['linha axilar média, à altura', 'do transdutor: eixo flebostático'], { fill: colour.muted }),
    transducer(),
    monitor(),
    circle([140, level], 5, { ...thinLine, fill: colour.sheet }),
    labelled([384, 226], 'torneira', { to: [356, 244] }),
    labelled([384, 286], 'transdutor', { to: [364, 266] }),
    labelled([304, 226], 'linha', { to: [319, 282], anchor: 'end' }),
  ])
}

function bed(): string {
  return part('bed', [rect([16, 306, 300, 22], { fill: colour.shade, rx: 8 }), path('M40 328V352M292 328V352', noFill)])
}

/** Head, trunk and the arm beside it, in profile; the legs are outside the figure. */
function patient(): string {
  return part('patient', [
    rect([18, 292, 62, 16], { ...thinLine, fill: colour.sheet, rx: 7 }),
    path(
      'M78 292C66 294 44 296 34 286C24 276 24 256 34 246C40 240 50 240 54 234C58 230 62 234 62 240C76 244 84 250 92 242C104 228 128 216 152 220C186 226 214 238 244 240C272 242 292 236 316 244V306H88C82 304 82 298 78 292Z',
      { fill: colour.tint },
    ),
    path('M38 262C42 266 48 266 52 262', { ...thinOutline, stroke: colour.mid }),
    path(
      'M100 284C102 268 122 266 132 280C166 288 210 282 244 287C260 285 278 288 280 294C276 300 256 300 244 300C204 302 150 306 120 301C106 298 99 292 100 284Z',
      {
        ...thinLine,
        fill: colour.sheet,
      },
    ),
    path('M138 244C128 248 124 260 130 270C138 280 156 280 162 272C168 262 160 250 152 245C147 242 142 242 138 244Z', {
      ...thinLine,
      fill: wire.red,
    }),
  ])
}

function bag(): string {
  return part('bag', [
    path(
      'M326 34H378C386 34 388 40 388 48V104C388 122 368 138 352 138C336 138 316 122 316 104V48C316 40 318 34 326 34Z',
      {
        fill: colour.tint,
      },
    ),
    path('M332 60H372M332 76H372', { ...thinLine, stroke: colour.mid }),
    lines([398, 64], ['bolsa a', '300', 'mmHg']),
  ])
}

function transducer(): string {
  return part('transducer', [
    rect([338, level - 14, 28, 28], { fill: colour.sheet, rx: 4 }),
    circle([352, level - 20], 8, { fill: wire.blue }),
    line([352, level - 28], [352, level - 36]),
  ])
}

function monitor(): string {
  const trace = [
    [394, 386],
    [402, 386],
    [408, 360],
    [416, 374],
    [424, 384],
    [430, 386],
    [436, 360],
    [446, 376],
  ] as const
  return part('monitor', [
    path(`M358 ${level + 14}V330C358 360 366 370 384 370`, { ...noFill, 'stroke-width': 6 }),
    rect([384, 342, 74, 60], { fill: colour.petrolDeep, rx: 6 }),
    polyline(trace, colour.sheet),
    words([421, 426], 'monitor', { anchor: 'middle' }),
    words([372, 324], 'cabo', { fill: colour.muted }),
  ])
}
