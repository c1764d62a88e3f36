import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { TextField } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { chooseDraft, saveFilesAndRedirect, type EditOptions } from '#desk/content/drafts.tsx'
import { textOf } from '#desk/content/record-at.ts'
import { faultsOf, formOf } from '#desk/http/form.ts'
import { type DeskApp, Refusal } from '#desk/http/routes.ts'
import { PostForm, Submit, ChoiceField, HiddenFields } from '#desk/parts/form.tsx'
import { ButtonLink } from '#desk/parts/links.tsx'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { maximumTermCharacters } from '#domain/demand/anonymous-term.ts'
import { isKnown } from '#domain/search/query/readings.ts'
import { lessonEffect, type JudgedText, type Lesson } from '#domain/search/teaching/lesson.ts'
import { weights } from '#domain/search/weights.ts'
import { counted } from '#domain/text/number-text.ts'
import { stemsOf, wordsOf } from '#domain/text/tokens.ts'
import { lessonPath, lessonText } from '#server/content/teaching/lesson-text.ts'
import { productById } from '#server/shop/catalogue.ts'
import { searchIndex } from '#server/shop/lists.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Demand } from '#server/store/demand.ts'
import { spanOf, termAddress } from './search-list.tsx'

const termLimits = { required: true, maxLength: maximumTermCharacters }

/** The forms of a term's page that teach the search. In: the word for which a synonym is proposed. */
export function LessonForms({ term, word }: { term: string; word: string }) {
  return (
    <>
      <LessonForm title="Criar sinônimo" term={term} lesson="sinonimo">
        <TextField label="A palavra" name="palavra" defaultValue={word} {...termLimits} />
        <TextField
          label="quer dizer"
          name="equivale"
          {...termLimits}
          hint={`De uma a ${weights.synonymLimit} palavras do catálogo, separadas por vírgula.`}
        />
      </LessonForm>
      <LessonForm title="Ensinar: leva a um tipo de peça" term={term} lesson="peca">
        <TextField
          label="A frase"
          name="frase"
          defaultValue={term}
          {...termLimits}
          hint="Vale quando todas as palavras dela estão na busca."
        />
        <ChoiceField label="leva a" name="peca" of={productTypeLabel} />
      </LessonForm>
    </>
  )
}

interface LessonFormProps {
  title: string
  term: string
  lesson: 'sinonimo' | 'peca'
  children: ReactNode
}

function LessonForm({ title, term, lesson, children }: LessonFormProps) {
  return (
    <form method="get" action="/procuras/ensinar" className="grid justify-items-start gap-3 border-t border-rule pt-5">
      <h2 className="text-lead font-semibold">{title}</h2>
      <HiddenFields of={{ termo: term, ensino: lesson }} />
      <div className="grid w-full gap-3 sm:grid-cols-2">{children}</div>
      <Submit label="Ver o que mudaria" />
    </form>
  )
}

/** Adds a synonym or a name to the search from a term's page: shows the effect first, and saves the change in a draft. */
export function lessonRoutes(app: DeskApp, options: EditOptions): void {
  const { store, shop, show } = options

  app.get('/procuras/ensinar', async (context) => {
    const termLesson = lessonOf(context.req.query())
    const view = await lessonView(store.demand, await shop(), termLesson)
    return show(context, { title: 'O que mudaria na busca', screen: <LessonPage view={view} /> })
  })

  app.post('/procuras/ensinar', async (context) => {
    const { lesson, term } = lessonOf(await formOf(context))
    const choice = await chooseDraft(context, options)
    const path = lessonPath(lesson)
    const text = await textOf(options, choice, path)
    const files = [{ path, expected: text, text: lessonText(text ?? '', lesson) }]
    return saveFilesAndRedirect(context, options, choice.draft, files, { to: termAddress(term), notice: 'ensinado' })
  })
}

/** Typed words. In: the field's label, for the message. */
function wordsIn(label: string) {
  const message = `${label}: escreva até ${maximumTermCharacters} letras, números, espaços e os sinais . , / -`
  return v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(1, message),
    v.maxLength(maximumTermCharacters, message),
    v.regex(/^[\p{L}\p{N} .,/-]+$/u, message),
  )
}
const wordSchema = v.pipe(
  wordsIn('A palavra'),
  v.check((word) => wordsOf(word).length === 1 && !/\s/.test(word), 'A palavra: escreva uma palavra só.'),
)
const equivalentsProblem = `Quer dizer: escreva de uma a ${weights.synonymLimit} palavras do catálogo.`
const equivalentsSchema = v.pipe(
  wordsIn('Quer dizer'),
  v.transform((list) => list.split(/[\s,]+/).filter((word) => wordsOf(word).length > 0)),
  v.array(v.string()),
  v.minLength(1, equivalentsProblem),
  v.maxLength(weights.synonymLimit, equivalentsProblem),
)
const termSchema = wordsIn('O termo')
const productTypeSchema = v.picklist(keysOf(productTypeLabel), 'Escolha o tipo de peça.')
const lessonSchema = v.variant(
  'ensino',
  [
    v.object({ ensino: v.literal('sinonimo'), termo: termSchema, palavra: wordSchema, equivale: equivalentsSchema }),
    v.object({ ensino: v.literal('peca'), termo: termSchema, frase: wordsIn('A frase'), peca: productTypeSchema }),
  ],
  'O formulário não foi entendido.',
)

const lessonFields = new Set(['ensino', 'termo', 'palavra', 'equivale', 'frase', 'peca'])

interface TermLesson {
  lesson: Lesson
  term: string
  fields: Record<string, string>
}

/** The lesson in a form. Throws a Refusal that says what is wrong in each field. */
function lessonOf(typed: Record<string, string>): TermLesson {
  const fields = Object.fromEntries(Object.entries(typed).filter(([name]) => lessonFields.has(name)))
  const form = v.safeParse(lessonSchema, fields)
  if (!form.success) throw new Refusal('form', 400, Object.values(faultsOf(form.issues)).join(' '))
  const { output } = form
  const lesson: Lesson =
    output.ensino === 'sinonimo'
      ? { kind: 'synonym', word: output.palavra, equivalents: output.equivale }
      : { kind: 'name', phrase: output.frase, productType: output.peca }
  return { lesson, term: output.termo, fields }
}

/** A lesson's effect on this shop's searches: each product's own name, and the terms of the last year. */
async function lessonView(demand: Demand, shop: Shop, { lesson, term, fields }: TermLesson) {
  const { products, vocabulary } = shop
  const terms = await demand.terms(spanOf(365))
  const { index } = searchIndex(shop)
  const texts: JudgedText[] = [
    ...terms.filter((other) => other.term !== term).map((other) => ({ text: other.term })),
    ...products.map(({ id, name }) => ({ text: name, best: id })),
  ]
  const { ofTerm, changed, judgedCount } = lessonEffect({ index, vocabulary }, { lesson, term, judged: texts })
  const nameOf = (id: string) => productById(shop, id)?.name ?? id
  const withNames = <Answer extends typeof ofTerm>(answer: Answer): Answer => ({
    ...answer,
    before: answer.before.map(nameOf),
    after: answer.after.map(nameOf),
  })
  const synonyms = lesson.kind === 'synonym' ? lesson.equivalents : []
  return {
    term,
    lesson,
    fields,
    ofTerm: withNames(ofTerm),
    changed: changed.map(withNames),
    judgedCount,
    unknownWords: synonyms.filter((word) => !stemsOf(word).every((stem) => isKnown(index, stem))),
  }
}
export type LessonView = Awaited<ReturnType<typeof lessonView>>
type ChangedSearch = Omit<LessonView['changed'][number], 'isWorse'>

const maximumChanges = 10

export function LessonPage({ view }: { view: LessonView }) {
  const { term, lesson, fields, ofTerm, changed, judgedCount, unknownWords } = view
  const worse = changed.filter(({ isWorse }) => isWorse)
  const otherChanges = changed.filter(({ isWorse }) => !isWorse)
  return (
    <div className="grid max-w-3xl gap-5">
      <p className="text-lead">{lessonSentence(lesson)}</p>
      <SearchChange change={{ text: term, ...ofTerm }} />
      {ofTerm.before.length > 0 && ofTerm.after.length === 0 && (
        <Warning>Isto tiraria todas as respostas de “{term}”.</Warning>
      )}
      {ofTerm.before.join() === ofTerm.after.join() && (
        <p className="font-medium">As primeiras respostas de “{term}” não mudariam.</p>
      )}
      {unknownWords.length > 0 && (
        <Warning>
          O catálogo não tem {unknownWords.map((word) => `“${word}”`).join(' nem ')}: isso não acharia nada.
        </Warning>
      )}
      {worse.length > 0 && (
        <>
          <Warning>
            Isto mudaria {counted(worse.length, 'resposta boa', 'respostas boas')}: o produto deixaria de estar entre os
            três primeiros da busca pelo próprio nome.
          </Warning>
          <SearchChanges changes={worse} />
        </>
      )}
      {otherChanges.length > 0 && (
        <>
          <p>{counted(otherChanges.length, 'outra busca responderia', 'outras buscas responderiam')} diferente:</p>
          <SearchChanges changes={otherChanges} />
        </>
      )}
      <p className="text-small text-muted">{comparedText(judgedCount, changed.length)}</p>
      <PostForm action="/procuras/ensinar" hidden={fields} className="flex flex-wrap gap-3">
        <Submit label="Salvar no rascunho" look="primary" />
        <ButtonLink label="Voltar sem salvar" href={termAddress(term)} />
      </PostForm>
    </div>
  )
}

const lessonSentence = (lesson: Lesson): string =>
  lesson.kind === 'synonym'
    ? `“${lesson.word}” passaria a querer dizer também ${lesson.equivalents.map((word) => `“${word}”`).join(', ')}.`
    : `“${lesson.phrase}” passaria a levar a ${productTypeLabel[lesson.productType]}.`

function comparedText(judgedCount: number, changed: number): string {
  const likeWords = 'com palavras parecidas, entre os nomes de produtos e os termos procurados no último ano'
  if (judgedCount === 0) return `Nenhuma outra busca ${likeWords}.`
  return `${counted(judgedCount, 'outra busca julgada', 'outras buscas julgadas')}, ${likeWords}.${changed === 0 ? ' Nenhuma muda.' : ''}`
}

function SearchChanges({ changes }: { changes: readonly ChangedSearch[] }) {
  return (
    <>
      <ul className="grid gap-3">
        {changes.slice(0, maximumChanges).map((change) => (
          <li key={change.text}>
            <SearchChange change={change} />
          </li>
        ))}
      </ul>
      {changes.length > maximumChanges && (
        <p className="text-small text-muted">E mais {changes.length - maximumChanges}.</p>
      )}
    </>
  )
}

function SearchChange({ change: { text, before, after } }: { change: ChangedSearch }) {
  return (
    <div className="grid gap-2 border-t border-rule pt-3 text-small">
      <p className="font-medium">“{text}”</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <AnswerNames title="Hoje acha" names={before} />
        <AnswerNames title="Passaria a achar" names={after} />
      </div>
    </div>
  )
}

function AnswerNames({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div className="grid content-start gap-1">
      <p className="text-label text-muted">{title}</p>
      {names.length === 0 ? (
        <p>nada</p>
      ) : (
        <ol className="grid gap-0.5">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 font-medium text-signal">
      <Icon node={TriangleAlert} size={18} className="mt-1 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
