import type { Product } from '#domain/catalogue/product.ts'
import { colour } from '#drawings/palette.ts'
import { trace } from '#drawings/parts/trace.ts'
import { voltsOf } from '#drawings/specified.ts'
import type { Composition } from '#drawings/subject.ts'
import { path, placed, type Point } from '#drawings/svg.ts'
import { byForm, drawnForms } from './by-form.ts'

/** The sign of the kind of machine that a battery feeds, 120 × 70 around a point; none where its data name none. */
function machineSign({ tags, name }: Product, [x, y]: Point): string {
  const isFor = (word: string) => [name, ...tags].some((text) => text.includes(word))
  const bold = { fill: 'none', stroke: colour.petrol, 'stroke-width': 5 }
  const drawn = (data: string) => placed({ at: [x, y], keepLine: true }, path(data, bold))
  const heart = 'M0 38C-34 14 -48 0 -48 -16C-48 -40 -12 -46 0 -24C12 -46 48 -40 48 -16C48 0 34 14 0 38Z'
  if (isFor('DEA')) return drawn(`${heart}M4 -16L-10 6H6L-4 22`)
  if (isFor('desfibrilador')) return drawn('M12 -40L-26 6H-4L-12 40L26 -6H4Z')
  if (isFor('bomba')) return drawn('M0 -36C-12 -14 -24 -4 -24 12A24 24 0 0 0 24 12C24 -4 12 -14 0 -36Z')
  const curve = isFor('ventilador') ? 'breath' : isFor('monitor') ? 'ecg' : undefined
  return curve ? trace(curve, [x - 80, y - 26, 160, 52], { stroke: colour.petrol, cycles: 2, width: 5 }) : ''
}

/** Rechargeable batteries: the shell by its form, on its label the kind of machine and the voltage. */
export const battery: Composition = byForm(
  'pacote-litio',
  drawnForms('baterias', {
    drawn: { sinal: (subject, [x, y]) => machineSign(subject.product, [x, voltsOf(subject) ? y - 24 : y]) },
  }),
)
