import { Copy, Plus } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { withDraft } from '#desk/content/address.ts'
import { type EditOptions, DraftBar, chooseDraft } from '#desk/content/drafts.tsx'
import { todayInBrasilia } from '#desk/desk-facts.ts'
import type { DeskApp, DeskContext } from '#desk/http/routes.ts'
import { Moment } from '#desk/parts/facts.tsx'
import { Options, PostForm } from '#desk/parts/form.tsx'
import { ButtonLink, TextLink } from '#desk/parts/links.tsx'
import {
  FilterForm,
  FilterSearch,
  FilterSelect,
  FilterSubmit,
  EmptyList,
  ListPages,
  Results,
} from '#desk/parts/list.tsx'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { pageAmount } from '#domain/money.ts'
import {
  catalogueRows,
  findingCounts,
  findingLabel,
  filterRows,
  type CatalogueRow,
  rowOrders,
  type RowOrder,
} from '#server/content/edit/catalogue-table.ts'
import { idOf } from '#server/content/edit/catalogue.ts'
import type { ContentDrafts } from '#server/store/store.ts'
import { BulkBar } from './bulk.tsx'
import type { CatalogueFilters, Column } from './table-address.ts'
import { catalogueFilters, columnNames, rowQuery, sortFilter } from './table-address.ts'

const rowsPerPage = 50

export function catalogueTableRoutes(app: DeskApp, options: EditOptions): void {
  app.get('/catalogo', async (context) => {
    const screen = <CataloguePage view={await catalogueView(context, options)} />
    return options.show(context, { title: 'Catálogo', screen })
  })
}

async function catalogueView(context: DeskContext, options: EditOptions) {
  const { colunas } = context.req.queries()
  const choice = await chooseDraft(context, options)
  // A form sends each column's box as a field; a saved address has one field for all.
  const query = { ...context.req.query(), ...(colunas && { colunas: colunas.join(',') }) }
  const filters = { ...catalogueFilters.read(query), draft: choice.draft?.id }
  const published = await publishedChanges(options.store.contentDrafts)
  const today = todayInBrasilia()
  const rows = catalogueRows(await options.catalogue.state(choice.draft), today, published)
  const matchingRows = filterRows(rows, rowQuery(filters))
  const page = Math.min(filters.page, Math.max(1, Math.ceil(matchingRows.length / rowsPerPage)))
  return {
    filters: { ...filters, page },
    choice,
    rows: matchingRows.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    total: matchingRows.length,
    all: rows.length,
    counts: findingCounts(rows),
  }
}
type CatalogueView = Awaited<ReturnType<typeof catalogueView>>

type PublishedChanges = ReadonlyMap<string, { person: string; at: string }>

/** The number of publications that are examined; the files of a published draft are kept for a month only. */
const maximumPublications = 50

/** The changes last read, kept until the next publication; by store, because tests open several in one process. */
const changesCache = new WeakMap<ContentDrafts, { last: number; changes: PublishedChanges }>()

/** The last published change of each product, by product id. */
async function publishedChanges(drafts: ContentDrafts): Promise<PublishedChanges> {
  const done = (await drafts.publications.latest(maximumPublications)).filter(({ state }) => state === 'done')
  const last = done[0]?.id ?? 0
  const cached = changesCache.get(drafts)
  if (cached?.last === last) return cached.changes
  const changes = new Map<string, { person: string; at: string }>()
  for (const { draftId, endedAt, kind, person } of done)
    for (const file of (await drafts.draft(draftId))?.files ?? []) {
      const id = idOf(file.path)
      // A publication that undoes another one counts as a change by the person who undid it.
      const by = kind === 'back' ? person : file.person
      if (id !== '' && endedAt !== null && !changes.has(id)) changes.set(id, { person: by, at: endedAt })
    }
  changesCache.set(drafts, { last, changes })
  return changes
}

function CataloguePage({ view }: { view: CatalogueView }) {
  const { filters, choice, rows, total, all } = view
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink href={withDraft('/catalogo/novo', filters.draft)} look="primary" icon={Plus} label="Novo produto" />
        <ButtonLink label="Planilha" href={withDraft('/catalogo/planilha', filters.draft)} />
        <ButtonLink label="Fotografias" href={withDraft('/catalogo/fotografias', filters.draft)} />
        <span className="inline-flex items-center gap-2 text-small text-muted max-lg:hidden">
          <Icon node={Copy} size={16} /> Parecido com outro: abra o outro e escolha “Criar parecido”.
        </span>
      </div>
      <DraftBar choice={choice} path="/catalogo" />
      <FilterBar view={view} />
      <Results>
        {rows.length === 0 ? (
          <EmptyList>{all === 0 ? 'Ainda não há produtos.' : 'Nenhum produto assim.'}</EmptyList>
        ) : (
          <PostForm
            action={withDraft('/catalogo/varios', filters.draft)}
            hidden={{ volta: catalogueFilters.address(filters) }}
            className="grid gap-4"
          >
            <p className="text-label text-muted">
              {total === 1 ? '1 produto' : `${total} produtos`}
              {total < all && ` de ${all}`}
            </p>
            <div className="overflow-x-auto">
              <CatalogueTable view={view} />
            </div>
            <ListPages {...catalogueFilters.pages(filters, total, rowsPerPage)} />
            <BulkBar total={total} onPage={rows.length} />
          </PostForm>
        )}
      </Results>
    </div>
  )
}

function FilterBar({ view: { filters, counts } }: { view: CatalogueView }) {
  const { search, type, availability, finding, columns, draft = '' } = filters
  const findings = { ...findingLabel, rascunho: 'Mudado no rascunho' }
  const offered = keysOf(findings).filter((key) => counts.has(key) || key === finding)
  const findingNames = Object.fromEntries(offered.map((key) => [key, `${findings[key]} (${counts.get(key) ?? 0})`]))
  return (
    <FilterForm action="/catalogo" hidden={{ rascunho: draft, ordem: sortFilter.write(filters.sort) }}>
      <FilterSearch value={search} placeholder="código, nome, palavra" />
      <FilterSelect label="Tipo" name="tipo" value={type} none="Todos" className="sm:max-w-64">
        <optgroup label="Acessórios e componentes">
          <Options of={productTypeLabel} />
        </optgroup>
        <optgroup label="Equipamentos">
          <Options of={equipmentFamilyLabel} />
        </optgroup>
      </FilterSelect>
      <FilterSelect
        label="Disponibilidade"
        name="disponibilidade"
        value={availability}
        none="Todas"
        of={availabilityLabel}
      />
      <FilterSelect label="A melhorar" name="achado" value={finding} none="Tanto faz" of={findingNames} />
      <FilterSubmit />
      <ColumnChoice columns={columns} />
    </FilterForm>
  )
}

function ColumnChoice({ columns }: { columns: CatalogueFilters['columns'] }) {
  return (
    <details className="relative ml-auto text-small max-sm:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center px-2 underline underline-offset-4">Colunas</summary>
      <fieldset className="absolute right-0 z-10 mt-1 grid w-60 rounded border border-rule-strong bg-sheet p-3 shadow-lift">
        <legend className="sr-only">Colunas</legend>
        <input type="hidden" name="colunas" value="nome" />
        {keysOf(columnNames).map((key) => (
          <label key={key} className="flex min-h-8 cursor-pointer items-center gap-2 touch:min-h-11">
            <input
              type="checkbox"
              name="colunas"
              value={key}
              defaultChecked={columns.includes(key)}
              className="size-5 accent-brand"
            />
            {columnNames[key]}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** A row for each product; the headings sort. On a phone each row is a card of three or four lines. */
function CatalogueTable({ view: { filters, rows } }: { view: CatalogueView }) {
  return (
    <table className="w-full border-t border-rule text-small max-md:block">
      <caption className="sr-only">Produtos</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className="w-11 py-2 text-left text-label font-medium text-muted">
            <span className="sr-only">Marcar</span>
          </th>
          <SortHeading filters={filters} order="nome" name="Nome" />
          {filters.columns.map((column) => {
            const order = rowOrders.find((candidate) => candidate === column)
            return <SortHeading key={column} filters={filters} order={order} name={columnNames[column]} />
          })}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <ProductRow key={row.id} row={row} filters={filters} />
        ))}
      </tbody>
    </table>
  )
}

interface SortHeadingProps {
  filters: CatalogueFilters
  order: RowOrder | undefined
  name: string
}

function SortHeading({ filters, order, name }: SortHeadingProps) {
  const { sort } = filters
  const isHere = sort.order === order
  const sortDirection = sort.isDescending ? 'descending' : 'ascending'
  const nextSort = { order: order ?? 'nome', isDescending: isHere && !sort.isDescending }
  const address = catalogueFilters.address({ ...filters, page: 1, sort: nextSort })
  return (
    <th
      scope="col"
      aria-sort={isHere ? sortDirection : undefined}
      className="py-2 pr-4 text-left text-label font-medium whitespace-nowrap text-muted"
    >
      {order === undefined ? (
        name
      ) : (
        <a href={address} className="inline-flex min-h-6 items-center hover:underline touch:min-h-11">
          {name}
          {isHere && <span aria-hidden>{sort.isDescending ? ' ↓' : ' ↑'}</span>}
        </a>
      )}
    </th>
  )
}

function ProductRow({ row, filters }: { row: CatalogueRow; filters: CatalogueFilters }) {
  return (
    <tr className="relative border-b border-rule align-top max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2.5 max-md:py-1 max-md:pl-11">
      <td aria-label="Marcar" className="max-md:absolute max-md:top-1 max-md:-left-3">
        <label className="grid min-h-11 min-w-11 cursor-pointer place-items-center">
          <span className="sr-only">Marcar {row.name}</span>
          <input type="checkbox" name="produto" value={row.id} className="size-5 accent-brand" data-check />
        </label>
      </td>
      <td className="py-2.5 pr-4 max-md:basis-full max-md:p-0">
        <TextLink href={withDraft(`/catalogo/${row.id}`, filters.draft)} isRow className="leading-tight md:min-w-56">
          {row.name}
        </TextLink>
      </td>
      {filters.columns.map((column) => (
        <td key={column} className="min-w-0 py-2.5 pr-4 max-md:p-0 max-md:text-label max-md:leading-snug">
          <span className="sr-only md:hidden">{columnNames[column]}: </span>
          {cellOf[column](row)}
        </td>
      ))}
    </tr>
  )
}

/** The first two findings and the number of the others, which are in the tooltip and read by screen readers. */
function Findings({ findings }: Pick<CatalogueRow, 'findings'>) {
  const names = findings.map((finding) => findingLabel[finding])
  if (names.length === 0) return <EmptyCell />
  const more = names.slice(2)
  return (
    <span className="text-label text-muted">
      {names.slice(0, 2).join(', ')}
      {more.length > 0 && (
        <span title={more.join(', ')}>
          {' '}
          +{more.length}
          <span className="sr-only">: {more.join(', ')}</span>
        </span>
      )}
    </span>
  )
}

/** The placeholder of an empty cell; hidden on a card. */
function EmptyCell() {
  return <span className="max-md:hidden">—</span>
}

const cellOf: Readonly<Record<Column, (row: CatalogueRow) => ReactNode>> = {
  codigo: ({ code, codeCount }) => (
    <span className="whitespace-nowrap tabular-nums">
      {code || '—'}
      {codeCount > 1 && <span className="text-muted"> +{codeCount - 1}</span>}
    </span>
  ),
  tipo: ({ typeName }) => typeName,
  preco: ({ price, hasManyPrices }) => (
    <span className="whitespace-nowrap tabular-nums">
      {hasManyPrices && <span className="text-muted">de </span>}
      {price === 0 ? <span className="text-muted">consultar</span> : pageAmount(price)}
    </span>
  ),
  disponibilidade: ({ availability }) => (
    <span className="whitespace-nowrap">{availability && availabilityLabel[availability]}</span>
  ),
  fotografias: ({ photographs }) =>
    photographs === 0 ? (
      <EmptyCell />
    ) : (
      <span className="whitespace-nowrap tabular-nums">
        {photographs}
        {/* In the table the column's heading explains the number. */}
        <span className="md:hidden"> {photographs === 1 ? 'foto' : 'fotos'}</span>
      </span>
    ),
  achados: ({ findings }) => <Findings findings={findings.filter((finding) => finding !== 'sem-fotografia')} />,
  mudou: ({ changedAt, changedBy, isDrafted }) => (
    <span className="text-label text-muted">
      <Moment at={changedAt} />
      {changedBy !== '' && (
        <span className="text-brand-deep md:block">
          <span className="md:hidden">, </span>
          {changedBy}
          {isDrafted && ', no rascunho'}
        </span>
      )}
    </span>
  ),
}
