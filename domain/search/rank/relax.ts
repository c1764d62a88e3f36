import { fieldBits } from '#domain/search/index/document-words.ts'
import type { Condition } from '#domain/search/query/conditions.ts'
import { mixesLettersAndDigits } from '#domain/codes/code.ts'
import { judgement } from '#domain/search/weights.ts'
import { namesKind, type Question } from '#domain/search/query/question.ts'

/**
 * The words that may be left out of a query, least distinctive first: unknown ones, those that only descriptions have,
 * then the others. Never a part, a brand, a size, a model, a word in quotes, or, in a short query, the word after the
 * part's name that says what kind of part it is ('lâmpada de farol').
 */
export function droppableWords(question: Question): Condition[] {
  const { conditions, query, intent } = question
  const isShort = query.words.length <= judgement.shortQuery
  const isCoded = conditions.some(
    (condition) => mixesLettersAndDigits(condition.text) && distinctiveness(question, condition) === 2,
  )
  const isDroppable = (condition: Condition) => {
    const { position, isRequired, isCounted, text, requiredIn } = condition
    if (position === undefined || !(isRequired || isCounted) || requiredIn !== undefined || intent.roles.has(position))
      return false
    // In a short text an unknown figure may be a model, and is insisted on, but '2x' and '2º' are counts.
    const isFigure = /\d/.test(text) && ((isShort && /^[a-z]|\d{3}/.test(text)) || condition.readings.length > 0)
    if (isFigure || (isShort && intent.roles.get(position - 1) === 'product')) return false
    // The word before a machine says what is asked for ('turbina do Savina'), unless a code does.
    if (position === 0 && intent.productTypes.length === 0 && !isCoded) return false
    // If no part, machine or maker's code is named, a word may be the only one that identifies the part.
    return namesKind(intent) || isCoded
  }
  return conditions.filter(isDroppable).toSorted((a, b) => distinctiveness(question, a) - distinctiveness(question, b))
}

/**
 * How distinctive a condition is. 0: no word of the catalogue, though perhaps similar to one; 1: in descriptions only;
 * 2: in names, tags or compatible machines.
 */
function distinctiveness({ index }: Question, { readings }: Condition): number {
  const known = readings.filter(({ strength, isText = false }) => strength === 1 && !isText)
  if (known.length === 0) return 0
  const isNamed = known.some(({ stem }) =>
    index.words.get(stem)?.some((entry) => (entry & (fieldBits.name | fieldBits.tags | fieldBits.compatibility)) !== 0),
  )
  return isNamed ? 2 : 1
}

/** The same question without some of its conditions. */
export function withoutConditions(question: Question, dropped: readonly Condition[]): Question {
  return { ...question, conditions: question.conditions.filter((condition) => !dropped.includes(condition)) }
}
