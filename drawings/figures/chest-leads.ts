import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, line, part, path, type Point } from '#drawings/svg.ts'
import { figure, lines, words, type Figure } from './figure.ts'

const places: readonly (readonly [string, Point])[] = [
  ['V1', [214, 212]],
  ['V2', [266, 212]],
  ['V3', [292, 223]],
  ['V4', [318, 234]],
  ['V5', [350, 234]],
  ['V6', [382, 234]],
]

/**
 * The positions of V1 to V6 on the chest (AHA/ACC/HRS 2007), with the intercostal spaces counted from the sternal
 * angle.
 */
export function chestLeads(): Figure {
  return figure(452, [
    body(),
    sternum(),
    ...[1, 2, 3, 4, 5, 6].map(ribs),
    guide([318, 92], 356),
    guide([350, 150], 384),
    guide([382, 190], 412),
    words([312, 372], 'hemiclavicular', { anchor: 'end', fill: colour.muted }),
    words([344, 400], 'axilar anterior', { anchor: 'end', fill: colour.muted }),
    words([366, 428], 'axilar média', { anchor: 'end', fill: colour.muted }),
    lines([116, 318], ['ângulo do', 'esterno'], { fill: colour.muted }),
    path('M176 302C186 270 190 190 224 142', { ...thinOutline, stroke: colour.muted }),
    circle([227, 140], 3.5, { fill: colour.ink, stroke: 'none' }),
    ...places.map(([name, at]) => spot(name, at)),
  ])
}

/** Neck, shoulders, arms and flanks. */
function body(): string {
  const half = (side: 1 | -1) => {
    const x = (offset: number) => 240 + side * offset
    return [
      `M${x(36)} 14V40C${x(40)} 60 ${x(84)} 66 ${x(124)} 76C${x(176)} 88 ${x(196)} 116 ${x(200)} 160L${x(222)} 452`,
      `M${x(142)} 172C${x(150)} 196 ${x(148)} 232 ${x(142)} 270C${x(134)} 316 ${x(126)} 344 ${x(130)} 452M${x(142)} 172C${x(152)} 200 ${x(160)} 240 ${x(164)} 290L${x(176)} 452`,
    ].join('')
  }
  const skin = (side: 1 | -1) => {
    const x = (offset: number) => 240 + side * offset
    return `V40C${x(40)} 60 ${x(84)} 66 ${x(124)} 76C${x(176)} 88 ${x(196)} 116 ${x(200)} 160L${x(222)} 452H${x(176)}L${x(164)} 290C${x(160)} 240 ${x(152)} 200 ${x(142)} 172C${x(150)} 196 ${x(148)} 232 ${x(142)} 270C${x(134)} 316 ${x(126)} 344 ${x(130)} 452H240`
  }
  return part('torso', [
    path(`M240 14H276${skin(1)}ZM240 14H204${skin(-1)}Z`, { fill: colour.tint, stroke: 'none' }),
    path(half(1) + half(-1), { fill: 'none' }),
    path('M228 82C190 74 150 78 112 92M252 82C290 74 330 78 368 92', { ...thinOutline, stroke: colour.mid }),
  ])
}

function sternum(): string {
  return part('sternum', [
    path('M218 82H262L254 140H226Z', { ...thinLine, fill: colour.shade }),
    path('M226 140H254L250 270L240 298L230 270Z', { ...thinLine, fill: colour.shade }),
  ])
}

/** The rib above a space, on either side, with the number of the space on the patient's right. */
function ribs(space: number): string {
  const y = 84 + space * 28
  return (
    path(`M226 ${y}C180 ${y - 16} 140 ${y - 6} 112 ${y + 22}M254 ${y}C300 ${y - 16} 340 ${y - 6} 368 ${y + 22}`, {
      ...thinOutline,
      stroke: colour.mid,
    }) + (space >= 2 && space <= 5 ? words([168, y + 14], `${space}º`, { anchor: 'middle', fill: colour.muted }) : '')
  )
}

function guide([x, from]: Point, to: number): string {
  return line([x, from], [x, to], { ...thinLine, stroke: colour.petrol, 'stroke-dasharray': '5 5' })
}

function spot(name: string, [x, y]: Point): string {
  return part('electrode', [
    circle([x, y], 13.5, { fill: colour.sheet }),
    words([x, y + 5.5], name, { anchor: 'middle', weight: 600 }),
  ])
}
