import * as v from 'valibot'
import { parse } from 'yaml'
import { intentWordsSchema, synonymsSchema } from '#domain/search/index/vocabulary-schema.ts'
import { sameSynonym, type Lesson } from '#domain/search/teaching/lesson.ts'
import type { Operation } from '#server/content/sheet/yaml/operation.ts'
import { edited } from '#server/content/sheet/yaml/yaml-operations.ts'

const paths: Record<Lesson['kind'], string> = { synonym: 'search/synonyms.yaml', name: 'search/intent.yaml' }

/** The file below `content/` for a lesson. */
export function lessonPath({ kind }: Lesson): string {
  return paths[kind]
}

/**
 * The text of a lesson's file with the lesson added; everything else stays. The equivalents of a synonym replace those
 * in the file; a name that the file already has changes nothing. Throws an EditRefused, or a ValiError for a text that
 * does not fit the file's schema.
 */
export function lessonText(text: string, lesson: Lesson): string {
  const operation = operationFor(parse(text), lesson)
  return operation ? edited(text, operation) : text
}

function operationFor(data: unknown, lesson: Lesson): Operation | undefined {
  if (lesson.kind === 'synonym') {
    const synonyms = v.parse(synonymsSchema, data ?? {})
    const known = sameSynonym({ synonyms }, lesson.word)
    const value = [...lesson.equivalents]
    if (known !== undefined) return { kind: 'set', path: [known], value }
    return { kind: 'insert', path: [lesson.word], value, after: Object.keys(synonyms).at(-1) }
  }
  const { phrase, productType } = lesson
  const { productTypes } = v.parse(intentWordsSchema, data)
  const words = productTypes[productType]
  if (!words) return { kind: 'insert', path: ['productTypes', productType], value: { names: [phrase] } }
  if (words.names.includes(phrase)) return undefined
  if (words.names.length === 0)
    return { kind: 'set', path: ['productTypes', productType], value: { ...words, names: [phrase] } }
  return { kind: 'insert', path: ['productTypes', productType, 'names', words.names.length], value: phrase }
}
