import * as v from 'valibot'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import type { Lesson } from '#domain/search/teaching/lesson.ts'
import { weights } from '#domain/search/weights.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import { Refusal } from '#desk/http/refusal.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), v.regex(/^[\p{L}\p{N} .,/-]+$/u))
const oneWord = v.pipe(
  text,
  v.check((word) => wordsOf(word).length === 1 && !/\s/.test(word)),
)
const equivalents = v.pipe(
  text,
  v.transform((list) => list.split(/[\s,]+/).filter((word) => wordsOf(word).length > 0)),
  v.array(v.string()),
  v.minLength(1),
  v.maxLength(weights.synonymLimit),
)
const lessonSchema = v.variant('ensino', [
  v.object({ ensino: v.literal('sinonimo'), termo: text, palavra: oneWord, equivale: equivalents }),
  v.object({ ensino: v.literal('peca'), termo: text, frase: text, peca: v.picklist(keysOf(productTypeLabel)) }),
])

/** The lesson in a form, and the term that it came from. Throws a Refusal that says how a lesson has to be written. */
export function lessonOf(fields: Record<string, string>): { lesson: Lesson; term: string } {
  const read = v.safeParse(lessonSchema, fields)
  if (!read.success)
    throw new Refusal(
      'form',
      400,
      `Escreva uma palavra só, e de uma a ${weights.synonymLimit} palavras do catálogo que dizem o mesmo; ou uma frase e o tipo de peça a que leva. Só letras, números e espaços.`,
    )
  const form = read.output
  const lesson: Lesson =
    form.ensino === 'sinonimo'
      ? { kind: 'synonym', word: form.palavra, equivalents: form.equivale }
      : { kind: 'name', phrase: form.frase, productType: form.peca }
  return { lesson, term: form.termo }
}
