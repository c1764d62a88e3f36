import type { Product } from '#domain/catalogue/product.ts'
import { piece } from '#drawings/drawing-files.ts'
import { voltsOf } from '#drawings/specifications.ts'
import type { Composition } from '#drawings/subject.ts'
import { placed } from '#drawings/svg.ts'
import { byForm, formsFromFiles } from './forms.ts'

/** The kinds of machines with a sign, the most specific word first. */
const kinds = [
  ['DEA', 'dea'],
  ['desfibrilador', 'desfibrilador'],
  ['bomba', 'bomba'],
  ['ventilador', 'ventilador'],
  ['monitor', 'monitor'],
] as const

/** The sign of the kind of machine that a battery feeds; '' where its data name none. */
function machineSign({ tags, name }: Product): string {
  const kind = kinds.find(([word]) => [name, ...tags].some((text) => text.includes(word)))
  return kind ? piece(`sinal-${kind[1]}`) : ''
}

/** Rechargeable batteries: the shell by its form, on its label the kind of machine and the voltage. */
export const battery: Composition = byForm(
  'pacote-litio',
  formsFromFiles('baterias', {
    drawings: {
      sinal: (subject, [x, y]) =>
        placed({ at: [x, voltsOf(subject) ? y - 24 : y], keepLine: true }, machineSign(subject.product)),
    },
  }),
)
