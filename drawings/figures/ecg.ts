import type { ColourStandard } from '#domain/catalogue/vocabulary.ts'
import { colour, thin, thinOpen, type WireColour } from '#drawings/palette.ts'
import { leadMarks, type LeadMark } from '#drawings/parts/lead-colours.ts'
import { circle, line, part, path, type Point } from '#drawings/svg.ts'
import { figure, heading, lines, words, type Figure } from './figure.ts'
import { electrode, torso } from './torso.ts'

const colourName: Record<WireColour, string> = {
  white: 'branco',
  black: 'preto',
  red: 'vermelho',
  green: 'verde',
  yellow: 'amarelo',
  brown: 'marrom',
  blue: 'azul',
  orange: 'laranja',
  violet: 'violeta',
}

/** Where each lead of a monitor goes, seen from the front: right arm, left arm, right leg, left leg, chest. */
const places: Readonly<Record<string, Point>> = {
  RA: [-46, -58],
  R: [-46, -58],
  LA: [46, -58],
  L: [46, -58],
  RL: [-38, 86],
  N: [-38, 86],
  LL: [34, 86],
  F: [34, 86],
  V: [20, 14],
  C: [20, 14],
}

/** The electrodes of a monitor's cable in both colour codes (IEC 60601-2-27; ANSI/AAMI EC53). */
export function monitorLeads(count: 3 | 5): Figure {
  const side = (standard: ColourStandard, x: number) =>
    torso([x, 190]) +
    leadMarks(count, standard)
      .map((mark) => onTorso(mark, [x, 190]))
      .join('')
  return figure(350, [
    heading([120, 38], 'AHA'),
    heading([360, 38], 'IEC'),
    line([240, 20], [240, 332], { ...thin, stroke: colour.shade }),
    side('aha', 120),
    side('iec', 360),
  ])
}

function onTorso(mark: LeadMark, [x, y]: Point): string {
  const [dx, dy] = places[mark.label] ?? [0, 0]
  return electrode([x + dx, y + dy], mark, colourName[mark.colour])
}

/** Where V1 to V6 go on the chest (AHA/ACC/HRS 2007): spaces counted from the sternal angle. */
export function chestLeads(): Figure {
  const chest: readonly (readonly [string, Point])[] = [
    ['V1', [194, 212]],
    ['V2', [246, 212]],
    ['V3', [274, 226]],
    ['V4', [302, 240]],
    ['V5', [341, 240]],
    ['V6', [379, 240]],
  ]
  return figure(420, [
    path('M36 72C96 60 150 64 190 44V14M404 72C344 60 290 64 250 44V14', { fill: 'none' }),
    path('M36 72C28 120 40 180 56 228C66 280 64 340 60 396M404 72C412 120 404 180 392 228C380 280 380 340 384 396', {
      fill: 'none',
    }),
    sternum(),
    ...[1, 2, 3, 4, 5, 6].map((space) => ribs(space)),
    guide([302, 80], 372),
    guide([342, 108], 372),
    guide([378, 150], 372),
    lines([262, 392], ['hemiclavicular'], { anchor: 'middle', fill: colour.muted }),
    line([302, 372], [280, 378], { ...thin, stroke: colour.muted }),
    lines([372, 410], ['axilares: anterior, média'], { anchor: 'middle', fill: colour.muted }),
    line([342, 372], [350, 394], { ...thin, stroke: colour.muted }),
    line([378, 372], [378, 394], { ...thin, stroke: colour.muted }),
    lines([82, 340], ['ângulo do', 'esterno'], { fill: colour.muted }),
    path('M150 326C166 290 168 190 204 142', { ...thinOpen, stroke: colour.muted }),
    circle([207, 140], 3.5, { fill: colour.ink, stroke: 'none' }),
    ...chest.map(([name, at]) => spot(name, at)),
  ])
}

function sternum(): string {
  return part('sternum', [
    path('M198 78H242L234 140H206Z', { ...thin, fill: colour.shade }),
    path('M206 140H234L230 270L220 298L210 270Z', { ...thin, fill: colour.shade }),
  ])
}

/** The spaces between two ribs of either side, with the number on the patient's right. */
function ribs(space: number): string {
  const y = 84 + space * 28
  return (
    path(`M206 ${y}C150 ${y - 14} 96 ${y - 2} 70 ${y + 22}M234 ${y}C290 ${y - 14} 346 ${y - 2} 372 ${y + 22}`, {
      ...thinOpen,
      stroke: colour.mid,
    }) + (space >= 2 && space <= 5 ? words([150, y + 12], `${space}º`, { anchor: 'middle', fill: colour.muted }) : '')
  )
}

function guide([x, from]: Point, to: number): string {
  return line([x, from], [x, to], { ...thin, stroke: colour.petrol, 'stroke-dasharray': '5 5' })
}

function spot(name: string, [x, y]: Point): string {
  return part('electrode', [
    circle([x, y], 13.5, { fill: colour.sheet }),
    words([x, y + 5.5], name, { anchor: 'middle', weight: 600 }),
  ])
}
