import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { colour, inkFill, noLine, thinLine } from '#drawings/palette.ts'
import { circle, part, path, rect } from '#drawings/svg.ts'
import { countedMarks, type Face } from './face.ts'

type Draw = (connector: Connector) => Face

const one =
  (body: string, contact: string, [reach, measured, usual]: readonly [number, number, number]): Draw =>
  ({ key }) => ({ body: body + countedMarks(key, [contact]), half: [reach, reach], measured, usual })

const dot = (r: number) => circle([0, 0], r, { ...inkFill, ...noLine })

const banana: Draw = (connector) =>
  connector.gender === 'femea'
    ? one(circle([0, 0], 40, { fill: colour.shade }), dot(20), [40, 80, 8])(connector)
    : one(
        circle([0, 0], 40, { fill: colour.shade }),
        part('pin', circle([0, 0], 18, {}) + path('M-18 0H18M0 -18V18', thinLine)),
        [40, 36, 4],
      )(connector)

const snap: Draw = (connector) =>
  connector.gender === 'femea'
    ? one(
        circle([0, 0], 54, { fill: colour.shade }) + circle([0, 0], 26, {}) + path('M-24 -8H24M-24 8H24', thinLine),
        dot(8),
        [54, 108, 12],
      )(connector)
    : one(circle([0, 0], 60, { fill: colour.tint }), circle([0, 0], 19, { fill: colour.mid }), [60, 38, 4])(connector)

/** A safety connector: its socket is insulated up to the bore, its pin stands at the bottom of a recess. */
const safety: Draw = (connector) =>
  one(
    circle([0, 0], 40, { fill: colour.shade }) + (connector.gender === 'femea' ? '' : circle([0, 0], 29, {})),
    connector.gender === 'femea'
      ? part('socket', circle([0, 0], 15, { fill: '#cdd3d6' }) + circle([0, 0], 8, inkFill))
      : dot(10),
    [40, 80, 5],
  )(connector)

/** Front views of the connectors at the patient's end. */
export const patientFaces = {
  banana,
  snap,
  garra: one(
    path('M-40 -30H40V30H-40ZM-40 -14H-62V14H-40M40 -14H62V14H40', { fill: colour.shade }),
    path('M-22 0H22M-14 -9V9M14 -9V9', {}),
    [62, 124, 12],
  ),
  jacare: one(
    path('M-46 -34H46L34 -6H-34ZM-46 34H46L34 6H-34Z', { fill: colour.shade }),
    path('M-30 -6L-20 4L-10 -6L0 4L10 -6L20 4L30 -6', {}),
    [46, 92, 10],
  ),
  pinch: one(rect([-36, -36, 72, 72], { fill: colour.shade, rx: 14 }), rect([-26, -4, 52, 8], inkFill), [36, 72, 7]),
  'din-seguranca': safety,
} as const satisfies Record<string, Draw>
