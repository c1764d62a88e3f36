import { Plus } from 'lucide'
import * as v from 'valibot'
import { jsonOf } from '#desk/http/form.ts'
import { listFilters, pageFilter, textFilter } from '#desk/http/list-filters.ts'
import { Refusal, type DeskApp, type DeskContext } from '#desk/http/routes.ts'
import { PageLink, ButtonLink } from '#desk/parts/links.tsx'
import { FilterForm, FilterSearch, FilterSubmit, ListPages, Results } from '#desk/parts/list.tsx'
import { Section } from '#desk/parts/section.tsx'
import type { ContentKind } from '#domain/editing/kind.ts'
import { contentParts } from '#domain/editing/kinds.ts'
import { makers, models } from '#domain/editing/kinds/catalogue.ts'
import { normalize } from '#domain/text/normalize.ts'
import { counted } from '#domain/text/number-text.ts'
import type { ContentRecord } from '#server/content/edit/record.ts'
import { removeRecord } from '#server/content/edit/rename-and-remove.ts'
import { kindPath, recordAddress, withDraft } from './address.ts'
import { saveFilesAndRedirect, type EditOptions, chooseDraft, type DraftChoice, DraftBar } from './drafts.tsx'
import { emptyRecord, newRecordRoutes } from './new-record.tsx'
import { brandPictureRoutes } from './pictures.tsx'
import { kindAt, pathOf, recordAt, recordsOf, textOf } from './record-at.ts'
import { articlePage, recordForms } from './record-forms.tsx'

const rowsPerPage = 100

export function contentRoutes(app: DeskApp, options: EditOptions): void {
  const forms = recordForms(options)

  app.get('/conteudo', async (context) => {
    const choice = await chooseDraft(context, options)
    return options.show(context, { title: 'Conteúdo', screen: <ContentPage choice={choice} /> })
  })

  app.post('/conteudo/pagina', async (context) => {
    const { body } = await jsonOf(context, v.object({ body: v.pipe(v.string(), v.maxLength(200_000)) }))
    return context.json({ html: articlePage(body) })
  })

  app.get('/conteudo/:kind', async (context) => {
    const kind = kindAt(context)
    if (kind.storage.kind === 'file') return forms.show(context)
    const screen = <RecordsPage view={await recordsView(context, options, kind)} />
    return options.show(context, { title: kind.title, screen })
  })

  brandPictureRoutes(app, options)
  newRecordRoutes(app, options, '/conteudo/:kind/novo', (context) => emptyRecord(context, options))
  app.post('/conteudo/:kind', forms.post)
  app.get('/conteudo/:kind/:key', forms.show)
  app.post('/conteudo/:kind/:key', forms.post)

  app.post('/conteudo/:kind/:key/retirar', async (context) => {
    const { kind, choice, record, path, text } = await recordAt(context, options)
    if (kind.removed === undefined) throw new Refusal('stays', 409, 'Isto não se retira: há endereços que levam a ele.')
    const files = await removeRecord(kind, record, { path, text }, (file) => textOf(options, choice, file))
    return saveFilesAndRedirect(context, options, choice.draft, files, { to: kindPath(kind), notice: 'catalogo-fora' })
  })
}

async function recordsView(context: DeskContext, options: EditOptions, kind: ContentKind) {
  const choice = await chooseDraft(context, options)
  const filters = listFilters(kindPath(kind), {
    search: textFilter('busca', 100),
    page: pageFilter,
    draft: textFilter('rascunho', 20),
  })
  const draft = String(choice.draft?.id ?? '')
  const { search, page: wantedPage } = filters.read(context.req.query())
  const makerNames = new Map(
    kind === models ? (await recordsOf(options, choice, makers)).map(({ key, name }) => [key, name]) : [],
  )
  const records = (await recordsOf(options, choice, kind)).map((record) => ({
    ...record,
    owner: makerNames.get(record.owner ?? ''),
  }))
  const matchingRecords = recordsMatching(records, search)
  const pages = Math.max(1, Math.ceil(matchingRecords.length / rowsPerPage))
  const page = Math.min(pages, wantedPage)
  const isDrafted = ({ key }: ContentRecord) =>
    kind.storage.kind === 'files' && choice.draft?.files.some((file) => file.path === pathOf(kind, key))
  return {
    kind,
    choice,
    search,
    page,
    pages,
    total: matchingRecords.length,
    rows: matchingRecords
      .slice((page - 1) * rowsPerPage, page * rowsPerPage)
      .map((record) => ({ ...record, isDrafted: isDrafted(record) })),
    addressOf: (otherPage: number) => filters.address({ search, page: otherPage, draft }),
  }
}
type RecordsView = Awaited<ReturnType<typeof recordsView>>

function recordsMatching(records: readonly ContentRecord[], search: string): ContentRecord[] {
  const words = normalize(search).split(/\s+/).filter(Boolean)
  const matching = records.filter(({ key, name, owner = '' }) => {
    const text = normalize(`${key} ${name} ${owner}`)
    return words.every((word) => text.includes(word))
  })
  return matching.toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'))
}

const productsPage = { name: 'Produtos', about: 'Preços, códigos, textos e fotografias.' }

function ContentPage({ choice }: { choice: DraftChoice }) {
  const draft = choice.draft?.id
  return (
    <div className="grid gap-6">
      <DraftBar choice={choice} path="/conteudo" />
      {contentParts.map(({ title, kinds }) => (
        <Section title={title} key={title}>
          <ul className="border-t border-rule">
            {title === 'Catálogo' && <PageLink {...productsPage} path={withDraft('/catalogo', draft)} />}
            {kinds.map((kind) => {
              const path = withDraft(kindPath(kind), draft)
              return <PageLink key={kind.name} path={path} name={kind.title} about={kind.description} />
            })}
          </ul>
        </Section>
      ))}
    </div>
  )
}

function RecordsPage({ view }: { view: RecordsView }) {
  const { kind, choice, search, rows, total, page, pages, addressOf } = view
  const draft = choice.draft?.id
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap gap-3">
        {kind.adding && (
          <ButtonLink icon={Plus} href={withDraft(`${kindPath(kind)}/novo`, draft)} look="primary">
            {kind.adding.title}
          </ButtonLink>
        )}
        <ButtonLink label="Todo o conteúdo" href={withDraft('/conteudo', draft)} look="plain" />
      </p>
      <DraftBar choice={choice} path={`/conteudo/${kind.name}`} />
      <FilterForm action={`/conteudo/${kind.name}`} hidden={{ rascunho: draft ?? '' }}>
        <FilterSearch value={search} />
        <FilterSubmit label="Buscar" />
      </FilterForm>
      <Results>
        <p className="text-label text-muted">{counted(total, 'encontrado', 'encontrados')}</p>
        <ul className="border-t border-rule">
          {rows.map(({ key, name, owner, isDrafted }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-4 border-b border-rule text-small">
              <a
                href={recordAddress(kind, key, draft)}
                className="inline-flex min-h-11 min-w-0 items-center font-medium text-brand-deep underline underline-offset-4"
              >
                <span className="wrap-anywhere">{name}</span>
              </a>
              <span className="text-muted wrap-anywhere">{owner}</span>
              {isDrafted && <span className="text-label text-signal">no rascunho</span>}
            </li>
          ))}
        </ul>
        <ListPages page={page} pages={pages} addressOf={addressOf} />
      </Results>
    </div>
  )
}
