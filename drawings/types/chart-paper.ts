import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import type { Composition } from '#drawings/subject.ts'
import { caption } from '#drawings/plugs/plug-detail.ts'
import { d, part, path, rect } from '#drawings/svg.ts'
import { byForm, fixedComposition } from './by-form.ts'

/** The grid of chart paper: no scale, since a part's paper may have another. */
const grid = (left: number, top: number, columns: number, rows: number, step: number) =>
  path(
    [
      ...Array.from({ length: columns + 1 }, (_, index) => d`M${left + index * step} ${top}V${top + rows * step}`),
      ...Array.from({ length: rows + 1 }, (_, index) => d`M${left} ${top + index * step}H${left + columns * step}`),
    ].join(''),
    { ...thinOutline, stroke: colour.mid },
  )

const trace = 'M100 226H150L158 216L166 226H180L186 234L194 180L202 248L208 226H230L242 214L254 226H316'

/** A roll from the front, with its end hanging down before it; the end is so many squares of the grid wide. */
function roll(columns: number): string {
  const end = 110 + columns * 20
  return part('paper', [
    path(d`M100 56C66 56 66 190 100 190H${end}V56Z`, { fill: colour.tint }),
    path(d`M${end} 56C${end + 36} 56 ${end + 36} 190 ${end} 190C${end - 36} 190 ${end - 36} 56 ${end} 56Z`, {
      fill: colour.shade,
    }),
    path(d`M${end} 102C${end + 13} 102 ${end + 13} 144 ${end} 144C${end - 13} 144 ${end - 13} 102 ${end} 102Z`, {
      fill: colour.sheet,
    }),
    rect([88, 150, columns * 20, 160], { fill: colour.sheet }),
    grid(88, 150, columns, 8, 20),
    path(columns > 10 ? trace : 'M96 226H108L114 216L120 226H128L132 234L138 180L144 248L148 226H160', thinLine),
  ])
}

/** A pad of folded sheets, the first one lifted. */
function pad(): string {
  const sheets = Array.from({ length: 6 }, (_, index) => d`M70 ${236 + index * 10}H410`).join('')
  return part('paper', [
    rect([70, 226, 340, 66], { fill: colour.shade }),
    path(sheets, { ...thinOutline, stroke: colour.mid }),
    path('M70 226L110 90H450L410 226Z', { fill: colour.sheet }),
    path('M83 181H423M97 135H437M155 226L195 90M240 226L280 90M325 226L365 90', { ...thinOutline, stroke: colour.mid }),
    path('M100 204L140 198L160 204L200 190L240 204L290 196L340 204L400 200', thinLine),
  ])
}

/** Paper on which an electrocardiograph or a fetal monitor writes: a roll, or a folded pad. */
export const chartPaper: Composition = byForm({
  rolo: fixedComposition(() => ({
    whole: roll(12),
    wholeAlt: 'rolo de papel milimetrado com a ponta desenrolada e um traçado',
    detail: grid(80, 60, 16, 11, 20) + caption([240, 338], 'quadriculado'),
    detailAlt: 'quadriculado em detalhe',
  })),
  'rolo-estreito': fixedComposition(() => ({
    whole: roll(4),
    wholeAlt: 'bobina estreita de papel com a ponta desenrolada e um traçado',
    detail: grid(160, 60, 8, 11, 20) + caption([240, 338], 'largura: a da bobina em uso'),
    detailAlt: 'tira de papel em detalhe, de largura a conferir',
  })),
  sanfona: fixedComposition(() => ({
    whole: pad(),
    wholeAlt: 'bloco de papel dobrado em sanfona, com a primeira folha levantada',
    detail: grid(60, 80, 12, 7, 30) + caption([240, 338], 'quadriculado'),
    detailAlt: 'quadriculado em detalhe',
  })),
})
