import { colour, thin } from '#drawings/palette.ts'
import { part, rect, type Point } from '#drawings/svg.ts'
import { arrow, figure, lines, words, type Figure } from './figure.ts'

/** Three questions that tell which number a part should have (Anvisa). */
export function registration(): Figure {
  return figure(560, [
    question(24, '1', ['Toca o paciente, mede, ou leva', 'energia, gás ou sinal até ele?']),
    arrow([150, 110], [150, 156]),
    words([162, 140], 'sim'),
    question(162, '2', ['É do fabricante do aparelho,', 'e consta no processo dele?']),
    arrow([150, 248], [150, 294]),
    words([162, 278], 'sim'),
    answer([24, 300], ['o número do', 'equipamento']),
    arrow([330, 248], [330, 294]),
    words([342, 278], 'não'),
    answer([244, 300], ['número próprio,', 'de quem fabrica', 'ou importa']),
    question(420, '3', ['Não toca nem mede: só existe', 'dentro do aparelho ou do painel?']),
    words([24, 534], 'sim: peça de reposição, em geral sem número', { fill: colour.muted }),
    words([24, 408], 'não à primeira', { fill: colour.muted }),
  ])
}

function question(y: number, number: string, texts: readonly string[]): string {
  return part('question', [
    rect([24, y, 432, 84], { fill: colour.tint, rx: 10 }),
    rect([24, y, 44, 84], { fill: colour.petrol, rx: 10 }),
    words([46, y + 50], number, { anchor: 'middle', size: 24, weight: 600, fill: colour.sheet }),
    lines([84, y + 36], texts),
  ])
}

function answer([x, y]: Point, texts: readonly string[]): string {
  return part('answer', [
    rect([x, y, 212, 80], { ...thin, fill: colour.sheet, stroke: colour.petrol, rx: 10 }),
    lines([x + 14, y + (texts.length > 2 ? 24 : 34)], texts, { weight: 600 }),
  ])
}
