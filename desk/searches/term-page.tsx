import { PackagePlus } from 'lucide'
import * as v from 'valibot'
import { addressWith } from '#desk/http/address.ts'
import { parsedForm } from '#desk/http/form.ts'
import { type DeskApp, type RouteOptions, Refusal, recordAct } from '#desk/http/routes.ts'
import { PostForm, Submit } from '#desk/parts/form.tsx'
import { ButtonLink, TextLink } from '#desk/parts/links.tsx'
import { Table } from '#desk/parts/list.tsx'
import { Section } from '#desk/parts/section.tsx'
import { withNotice } from '#desk/shell/notices.ts'
import { maximumTermCharacters } from '#domain/demand/anonymous-term.ts'
import { weeksOf } from '#domain/demand/term-counts.ts'
import { paths } from '#domain/pages/paths.ts'
import { search } from '#domain/search/search.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import { productById } from '#server/shop/catalogue.ts'
import { searchIndex } from '#server/shop/lists.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Demand } from '#server/store/demand.ts'
import { LessonForms } from './lesson-page.tsx'
import { spanOf, timeTable } from './search-list.tsx'

const maximumAnswers = 5
const quarterWeeks = 13

/** The page of a term: how often it was searched for in the last quarter, and what the site's search finds. */
async function termPageView(demand: Demand, shop: Shop, term: string) {
  const { siteUrl } = shop
  const { hits, understood } = search(searchIndex(shop).index, term)
  const answers = hits.slice(0, maximumAnswers).flatMap(({ id }) => productById(shop, id) ?? [])
  return {
    term,
    /** The searches by week, the newest first; empty where the term was searched for on too few days. */
    weeks: weeksOf(await demand.daysOf(term, spanOf(7 * quarterWeeks))),
    /** The first results of the site's search, best first, and how many there are in all. */
    answers: answers.map(({ id, name }) => ({ name, href: siteUrl + paths.product(id) })),
    found: hits.length,
    unknown: understood.unknown,
    href: siteUrl + addressWith(paths.accessories, { search: term }),
  }
}
type TermPageView = Awaited<ReturnType<typeof termPageView>>

const forgetSchema = v.object({ termo: v.pipe(v.string(), v.maxLength(maximumTermCharacters)) })

/** The page of a term, and its deletion. */
export function termRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, shop, show } = options
  app.get('/procuras/termo', async (context) => {
    const words = wordsOf(context.req.query('termo') ?? '')
    const term = words.join(' ').slice(0, maximumTermCharacters)
    if (term === '') throw new Refusal('no-such-term', 404, 'Falta o termo no endereço.')
    const view = await termPageView(store.demand, await shop(), term)
    return show(context, { title: `“${term}”`, screen: <TermPage view={view} /> })
  })

  app.post('/procuras/esquecer', async (context) => {
    const { termo } = await parsedForm(context, forgetSchema)
    if (await store.demand.forget(termo)) await recordAct(context, options, 'forgot-term')
    return context.redirect(withNotice('/procuras', 'esquecido'), 303)
  })
}

const dividedFormClass = 'grid justify-items-start gap-2 border-t border-rule pt-5'

function TermPage({ view }: { view: TermPageView }) {
  const { term, weeks, unknown } = view
  const [firstWord = ''] = term.split(' ')
  return (
    <div className="grid max-w-3xl gap-8">
      <p>
        <TextLink href="/procuras" className="min-h-11" label="Todas as procuras" />
      </p>
      <SiteAnswers view={view} />
      <LessonForms term={term} word={unknown[0] ?? firstWord} />
      <Section title="Falta no catálogo?" isDivided className="justify-items-start">
        <ButtonLink icon={PackagePlus} href={addressWith('/catalogo/novo', { nome: capitalized(term) })}>
          Criar produto com este nome
        </ButtonLink>
      </Section>
      <Section title="Por semana" isDivided>
        <Table {...timeTable(weeks, 'Semana de')} />
      </Section>
      <PostForm action="/procuras/esquecer" hidden={{ termo: term }} className={dividedFormClass}>
        <p className="max-w-prose text-small text-muted">
          Se o termo disser algo de uma pessoa, apague-o: todas as contagens dele somem daqui na hora, e das cópias
          quando vencerem.
        </p>
        <Submit label="Apagar este termo" />
      </PostForm>
    </div>
  )
}

function SiteAnswers({ view: { answers, found, href, unknown } }: { view: TermPageView }) {
  return (
    <Section title="O que o site acha hoje">
      {answers.length === 0 ? (
        <p>Nada.</p>
      ) : (
        <ol className="grid gap-1">
          {answers.map((answer) => (
            <li key={answer.href}>
              <TextLink href={answer.href}>{answer.name}</TextLink>
            </li>
          ))}
        </ol>
      )}
      {found > answers.length && <p className="text-small text-muted">E mais {found - answers.length}.</p>}
      {unknown.length > 0 && (
        <p className="text-small">A busca não conhece: {unknown.map((word) => `“${word}”`).join(', ')}.</p>
      )}
      <p>
        <TextLink href={href} className="min-h-11 text-small" label="Ver no site" />
      </p>
    </Section>
  )
}
