import { boxOf } from '#domain/catalogue/registry/connector-measures.ts'
import { countedMarks } from '#drawings/faces/face.ts'
import { colour, noFill } from '#drawings/palette.ts'
import { circle } from '#drawings/svg.ts'
import { contour, type TrueFaceDrawer, toUnits, unmeasuredStyle } from './true-size.ts'

/** One airway: the contour of its tip or mouth is measured, and a second one inside where the standard gives it. */
const way: TrueFaceDrawer = ({ key, gender }, { outline, inner }) => {
  const [diameter] = boxOf(outline)
  const bore = gender === 'femea' ? '' : circle([0, 0], toUnits(diameter) * 0.3, unmeasuredStyle)
  return {
    outline: countedMarks(key, [contour(outline)]),
    details: inner ? contour(inner, 0, { fill: colour.tint }) : bore,
  }
}

/** A thread, measured over its crests; the inner circle is its root. */
const thread: TrueFaceDrawer = (_connector, { outline, inner }) => ({
  outline: contour(outline),
  details: inner ? contour(inner, 0, { ...noFill, 'stroke-dasharray': '120 60' }) : '',
})

/** Connectors for air, and threads. */
export const airFaces = {
  luer: way,
  'luer-lock': way,
  cone: way,
  rosca: thread,
} as const satisfies Record<string, TrueFaceDrawer>
