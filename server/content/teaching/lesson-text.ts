import * as v from 'valibot'
import { parse } from 'yaml'
import { intentWordsSchema, synonymsSchema } from '#domain/search/index/vocabulary-schema.ts'
import { sameSynonym, type Lesson } from '#domain/search/teaching/lesson.ts'
import { editedYaml } from '#server/content/edit/yaml.ts'

const onOneLine = { keys: new Map(), isOnOneLine: true }

const paths: Record<Lesson['kind'], string> = { synonym: 'search/synonyms.yaml', name: 'search/intent.yaml' }

/** The file below `content/` for a lesson. */
export const lessonPath = ({ kind }: Lesson): string => paths[kind]

/** A lesson's file with the lesson added; a synonym's equivalents are replaced. Throws an EditRefused or ValiError. */
export function lessonText(text: string, lesson: Lesson): string {
  const data: unknown = parse(text)
  if (lesson.kind === 'synonym') {
    const synonyms = v.parse(synonymsSchema, data ?? {})
    return editedYaml(text, [sameSynonym({ synonyms }, lesson.word) ?? lesson.word], [...lesson.equivalents], {
      keys: new Map([['*', onOneLine]]),
    })
  }
  const { phrase, productType } = lesson
  const names = v.parse(intentWordsSchema, data).productTypes[productType]?.names ?? []
  return names.includes(phrase) ? text : editedYaml(text, ['productTypes', productType, 'names'], [...names, phrase])
}
