import { useLocation } from 'react-router'
import { parameters, withParameters } from '#domain/pages/paths.ts'
import { inquiryFields } from '#domain/quote/part-inquiry.ts'
import { cutText } from '#domain/text/normalize.ts'

/** The parameters that an address carries from one answer to the next. */
const answerNames = [
  'parametro',
  'forma',
  'contatos',
  'fabricante',
  'marca',
  'modelo',
  'peca',
  'rotulo',
  'vias',
  'descricao',
  'busca',
  'parado',
] as const

/** Answers by the names of their parameters; '' is unanswered. `mostrar` is how many connectors are listed. */
export type Answers = Readonly<Partial<Record<(typeof answerNames)[number] | 'conector' | 'mostrar', string>>>

/** The most characters of each typed answer, and of a key chosen from a list: more than any has. */
const maximumLengths: Readonly<Record<string, number>> = inquiryFields
const maximumKeyLength = 80

/** The answers in the address. Others are ignored and long texts cut, because some eighty links repeat them. */
export function useAnswers(): Answers {
  const address = new URLSearchParams(useLocation().search)
  const answerTo = (name: string) => cutText(address.get(name) ?? '', maximumLengths[name] ?? maximumKeyLength)
  return Object.fromEntries(answerNames.map((name) => [name, answerTo(name)]))
}

/** Adds answers to an address, without those that are ''. */
export function answersPath(path: string, answers: Answers): string {
  return withParameters(path, parameters(Object.entries(answers).filter(([, value]) => value)))
}

export function HiddenAnswers({ answers }: { answers: Answers }) {
  return Object.entries(answers)
    .filter(([, value]) => value)
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
