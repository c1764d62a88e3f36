import { colour, thinLine } from '#drawings/palette.ts'
import { part, rect, type Box } from '#drawings/svg.ts'
import { arrow, figure, lines, words, type Figure } from './figure.ts'

/** Three questions that decide which registration number a part needs (Anvisa). */
export function registration(): Figure {
  return figure(552, [
    question([24, 24, 432, 84], '1', ['Toca o paciente, mede, ou leva', 'energia, gás ou sinal até ele?']),
    arrow([130, 110], [130, 156]),
    words([142, 140], 'sim'),
    arrow([434, 110], [434, 416]),
    words([424, 140], 'não', { anchor: 'end' }),
    question([24, 162, 380, 84], '2', ['É do fabricante do aparelho,', 'e consta no processo dele?']),
    arrow([104, 248], [104, 294]),
    words([116, 278], 'sim'),
    answer([24, 300, 178, 80], ['o número do', 'equipamento']),
    arrow([296, 248], [296, 294]),
    words([308, 278], 'não'),
    answer([214, 300, 190, 80], ['número próprio,', 'de quem fabrica', 'ou importa']),
    question([24, 422, 432, 84], '3', ['Não toca nem mede: só existe', 'dentro do aparelho ou do painel?']),
    words([24, 534], 'sim: peça de reposição, em geral sem número', { fill: colour.muted }),
  ])
}

function question([x, y, width, height]: Box, number: string, texts: readonly string[]): string {
  return part('question', [
    rect([x, y, width, height], { fill: colour.tint, rx: 10 }),
    rect([x, y, 44, height], { fill: colour.petrol, rx: 10 }),
    words([x + 22, y + 50], number, { anchor: 'middle', size: 24, weight: 600, fill: colour.sheet }),
    lines([x + 60, y + 36], texts),
  ])
}

function answer([x, y, width, height]: Box, texts: readonly string[]): string {
  return part('answer', [
    rect([x, y, width, height], { ...thinLine, fill: colour.sheet, stroke: colour.petrol, rx: 10 }),
    lines([x + 14, y + (texts.length > 2 ? 24 : 34)], texts, { weight: 600 }),
  ])
}
