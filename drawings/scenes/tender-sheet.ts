import { colour, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, line, part, path, rect } from '#drawings/svg.ts'

/** A page of specifications: a plug drawn from the front, lines of text, a table; no brand anywhere. */
export function tenderSheet(): string {
  const rows = [214, 240, 266, 292]
  return [
    part('page', [
      path('M118 24H318L362 68V336H118Z', { fill: colour.sheet }),
      path('M318 24V68H362', { ...thinLine, fill: colour.tint }),
      path('M142 58H262', { stroke: colour.petrol, 'stroke-width': 6 }),
      ...[84, 100, 116, 132, 148].map((y) => line([222, y], [338, y], { ...thinLine, stroke: colour.mid })),
      path('M222 164H290', { ...thinLine, stroke: colour.mid }),
    ]),
    part('plug', [
      circle([176, 124], 38, { fill: colour.shade }),
      circle([176, 124], 29, { fill: colour.sheet }),
      rect([170, 84, 12, 12], { ...thinLine, fill: colour.sheet }),
      ...[0, 1, 2, 3, 4, 5].map((index) => {
        const angle = (index * Math.PI) / 3
        return circle([176 + 16 * Math.cos(angle), 124 + 16 * Math.sin(angle)], 4, { ...thinLine, fill: colour.ink })
      }),
    ]),
    part('table', [
      rect([142, 192, 196, 122], { ...thinLine, fill: 'none' }),
      path('M142 216H338M142 240H338M142 264H338M142 288H338M204 192V314', { ...thinOutline, stroke: colour.mid }),
      ...rows.map((y) =>
        path(`M214 ${y - 10}H${316 - (y % 3) * 14}M152 ${y - 10}H192`, { ...thinLine, stroke: colour.mid }),
      ),
    ]),
    part('pencil', [
      path('M420 92L436 104L356 214L336 222L340 202Z', { fill: wire.orange }),
      path('M340 202L356 214M412 102L428 114', thinOutline),
    ]),
  ].join('')
}
