import { PackagePlus } from 'lucide'
import * as v from 'valibot'
import { TextField } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { addressWith } from '#desk/http/address-with.ts'
import { parsedForm } from '#desk/http/form.ts'
import { type DeskApp, type RouteOptions, Refusal, recordAct } from '#desk/http/routes.ts'
import { PostForm, Submit, ChoiceField, HiddenFields } from '#desk/parts/form.tsx'
import { ButtonLink, TextLink } from '#desk/parts/links.tsx'
import { Section } from '#desk/parts/section.tsx'
import { withNotice } from '#desk/shell/notices.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { weeksOf } from '#domain/demand/term-counts.ts'
import { paths } from '#domain/pages/paths.ts'
import { search } from '#domain/search/search.ts'
import { weights } from '#domain/search/weights.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import { productById } from '#server/shop/catalogue.ts'
import { searchIndex } from '#server/shop/lists.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Demand } from '#server/store/demand.ts'
import { spanOf, TimeTable } from './search-counts.tsx'

const maximumAnswers = 5
const quarterWeeks = 13
const maximumTermLetters = 60

/** A term: how often it was searched for in the last quarter, and what the site's search finds. */
async function termPageView(demand: Demand, shop: Shop, term: string) {
  const { siteUrl } = shop
  const { hits, understood } = search(searchIndex(shop).index, term)
  const answers = hits.slice(0, maximumAnswers).flatMap(({ id }) => productById(shop, id) ?? [])
  return {
    term,
    /** The newest week first; empty where the term was searched for on too few days. */
    weeks: weeksOf(await demand.daysOf(term, spanOf(7 * quarterWeeks))),
    /** The first results, best first, and how many there are in all. */
    answers: answers.map(({ id, name }) => ({ name, href: siteUrl + paths.product(id) })),
    found: hits.length,
    /** Words of the term that the search does not know. */
    unknown: understood.unknown,
    /** The address of the term's results on the site. */
    href: siteUrl + addressWith(paths.accessories, { search: term }),
  }
}
type TermPageView = Awaited<ReturnType<typeof termPageView>>

const forgetSchema = v.object({ termo: v.pipe(v.string(), v.maxLength(80)) })

/** The page of one term, which can be deleted there. */
export function termRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, shop, show } = options
  app.get('/procuras/termo', async (context) => {
    const term = wordsOf(context.req.query('termo') ?? '')
      .join(' ')
      .slice(0, maximumTermLetters)
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

function TermPage({ view }: { view: TermPageView }) {
  const { term, weeks, unknown } = view
  const [firstWord = ''] = term.split(' ')
  return (
    <div className="grid max-w-3xl gap-8">
      <p>
        <TextLink href="/procuras" className="min-h-11">
          Todas as procuras
        </TextLink>
      </p>
      <SiteAnswers view={view} />
      <form method="get" action="/procuras/ensinar" className={lessonFormClass}>
        <h2 className="text-lead font-semibold">Criar sinônimo</h2>
        <HiddenFields of={{ termo: term, ensino: 'sinonimo' }} />
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <TextField
            label="A palavra"
            name="palavra"
            defaultValue={unknown[0] ?? firstWord}
            required
            maxLength={maximumTermLetters}
          />
          <TextField
            label="quer dizer"
            name="equivale"
            required
            maxLength={maximumTermLetters}
            hint={`De uma a ${weights.synonymLimit} palavras do catálogo, separadas por vírgula.`}
          />
        </div>
        <Submit label="Ver o que mudaria" />
      </form>
      <form method="get" action="/procuras/ensinar" className={lessonFormClass}>
        <h2 className="text-lead font-semibold">Ensinar: leva a um tipo de peça</h2>
        <HiddenFields of={{ termo: term, ensino: 'peca' }} />
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <TextField
            label="A frase"
            name="frase"
            defaultValue={term}
            required
            maxLength={maximumTermLetters}
            hint="Vale quando todas as palavras dela estão na busca."
          />
          <ChoiceField label="leva a" name="peca" of={productTypeLabel} />
        </div>
        <Submit label="Ver o que mudaria" />
      </form>
      <Section title="Falta no catálogo?" isDivided className="justify-items-start">
        <ButtonLink href={addressWith('/catalogo/novo', { nome: capitalized(term) })}>
          <Icon node={PackagePlus} size={18} /> Criar produto com este nome
        </ButtonLink>
      </Section>
      <Section title="Por semana" isDivided>
        <TimeTable rows={weeks} unit="Semana de" />
      </Section>
      <PostForm
        action="/procuras/esquecer"
        hidden={{ termo: term }}
        className="grid justify-items-start gap-2 border-t border-rule pt-5"
      >
        <p className="max-w-prose text-small text-muted">
          Se o termo disser algo de uma pessoa, apague-o: todas as contagens dele somem daqui na hora, e das cópias
          quando vencerem.
        </p>
        <Submit label="Apagar este termo" />
      </PostForm>
    </div>
  )
}

const lessonFormClass = 'grid justify-items-start gap-3 border-t border-rule pt-5'

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
        <TextLink href={href} className="min-h-11 text-small">
          Ver no site
        </TextLink>
      </p>
    </Section>
  )
}
