import type { ColourStandard } from '#domain/catalogue/vocabulary.ts'
import { colour, thinLine, type WireColour } from '#drawings/palette.ts'
import { leadMarks, type LeadMark } from '#drawings/parts/lead-colours.ts'
import { line, type Point } from '#drawings/svg.ts'
import { figure, heading, type Figure } from './figure.ts'
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

/** The place of each lead of a monitor, seen from the front: right arm, left arm, right leg, left leg, chest. */
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
    line([240, 20], [240, 332], { ...thinLine, stroke: colour.shade }),
    side('aha', 120),
    side('iec', 360),
  ])
}

function onTorso(mark: LeadMark, [x, y]: Point): string {
  const [dx, dy] = places[mark.label] ?? [0, 0]
  return electrode([x + dx, y + dy], mark, colourName[mark.colour])
}
