import type { Product } from '#domain/catalogue/product.ts'
import { piece } from '#drawings/drawing-files.ts'
import { voltsOf } from '#drawings/specifications.ts'
import type { Composition } from '#drawings/subject.ts'
import { placed } from '#drawings/svg.ts'
import { byForm, formsFromFiles } from './forms.ts'

/** Words that name a kind of machine, and the sign of that kind; the most specific word first. */
const signByWord = [
  ['DEA', 'dea'],
  ['desfibrilador', 'desfibrilador'],
  ['bomba', 'bomba'],
  ['ventilador', 'ventilador'],
  ['monitor', 'monitor'],
] as const

/** The sign of the kind of machine that a battery feeds; '' where its data name none. */
function machineSign({ tags, name }: Product): string {
  const texts = [name, ...tags]
  const [, sign] = signByWord.find(([word]) => texts.some((text) => text.includes(word))) ?? []
  return sign ? piece(`sinal-${sign}`) : ''
}

/** How far the sign moves up to leave room for the voltage below it. */
const voltageRoom = 24

/** Rechargeable batteries: the shell by its form, on its label the kind of machine and the voltage. */
export const battery: Composition = byForm(
  'pacote-litio',
  formsFromFiles('baterias', {
    drawings: {
      sinal: (subject, [x, y]) =>
        placed({ at: [x, voltsOf(subject) ? y - voltageRoom : y], keepLine: true }, machineSign(subject.product)),
    },
  }),
)
