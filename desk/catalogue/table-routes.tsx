import { NothingHere } from '#desk/parts/nothing-here.tsx'
import { BulkBar } from './bulk.tsx'
import {
  catalogueAddress,
  catalogueFilters,
  columnNames,
  rowsPerPage,
  type CatalogueFilters,
  type Column,
} from './table-address.ts'
import type { EditOptions } from '#desk/content/write-draft.ts'
import { DraftBar, draftChoice, type DraftChoice } from '#desk/content/draft-choice.tsx'
import { withDraft } from '#desk/content/address.ts'
import { idOf } from '#server/content/edit/catalogue.ts'
import {
  catalogueRows,
  findingCounts,
  findingLabel,
  filterRows,
  type CatalogueRow,
  type RowQuery,
  rowOrders,
  type RowOrder,
} from '#server/content/edit/catalogue-table.ts'
import { Copy, Plus } from 'lucide'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { DeskApp } from '#desk/http/desk-routes.ts'
import { FilterSelect, Options } from '#desk/parts/filter-select.tsx'
import { FilterSearch, FilterSubmit } from '#desk/parts/filter-fields.tsx'
import { ListPages } from '#desk/parts/list-pages.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { ContentDrafts } from '#server/store/store.ts'
import type { ReactNode } from 'react'
import { formatBrl } from '#domain/money.ts'
import { Moment } from '#desk/parts/moment.tsx'

/** The table of all products. */
export function catalogueTableRoutes(app: DeskApp, options: EditOptions): void {
  app.get('/catalogo', async (context) => {
    const { colunas } = context.req.queries()
    // A form sends each column's box as a field; a saved address has one field for all.
    const query = { ...context.req.query(), ...(colunas && { colunas: colunas.join(',') }) }
    const choice = await draftChoice(context, options)
    const filters = { ...catalogueFilters(query), draft: choice.draft?.id }
    const published = await publishedChanges(options.store.contentDrafts)
    const today = brasiliaDay(new Date().toISOString())
    const rows = catalogueRows(await options.catalogue.of(choice.draft), today, published)
    const found = filterRows(rows, filters)
    const pages = Math.max(1, Math.ceil(found.length / rowsPerPage))
    const page = Math.min(filters.page, pages)
    const props = {
      filters: { ...filters, page },
      choice,
      rows: found.slice((page - 1) * rowsPerPage, page * rowsPerPage),
      total: found.length,
      all: rows.length,
      pages,
      counts: findingCounts(rows),
    }
    return options.show(context, { title: 'Catálogo', screen: <CataloguePage {...props} /> })
  })
}

/** Who made a published change of a product, and when (ISO 8601). */
interface PublishedChange {
  person: string
  at: string
}

/** The number of publications that are examined; the files of a published draft are kept for a month only. */
const maximumPublications = 50

/** The result for each store, and the latest publication that it includes. */
const changesCache = new WeakMap<ContentDrafts, { last: number; changes: ReadonlyMap<string, PublishedChange> }>()

/** The last published change of each product, by product id. */
async function publishedChanges(drafts: ContentDrafts): Promise<ReadonlyMap<string, PublishedChange>> {
  const done = (await drafts.publications.latest(maximumPublications)).filter(({ state }) => state === 'done')
  const last = done[0]?.id ?? 0
  const cached = changesCache.get(drafts)
  if (cached?.last === last) return cached.changes
  const changes = new Map<string, PublishedChange>()
  for (const { draftId, endedAt, kind, person } of done) {
    const files = (await drafts.file(draftId))?.files ?? []
    for (const file of files) {
      const id = idOf(file.path)
      // A publication that undoes another one counts as a change by the person who undid it.
      const by = kind === 'back' ? person : file.person
      if (id !== '' && endedAt !== null && !changes.has(id)) changes.set(id, { person: by, at: endedAt })
    }
  }
  changesCache.set(drafts, { last, changes })
  return changes
}

interface CataloguePageProps {
  filters: CatalogueFilters
  choice: DraftChoice
  rows: readonly CatalogueRow[]
  total: number
  /** The number of products in the catalogue. */
  all: number
  pages: number
  counts: ReadonlyMap<RowQuery['finding'], number>
}

/** The table of products with their findings, and the bulk change. */
function CataloguePage({ filters, choice, rows, total, all, pages, counts }: CataloguePageProps) {
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <a href={withDraft('/catalogo/novo', filters.draft)} className={buttonClass({ look: 'primary' })}>
          <Icon node={Plus} size={18} /> Novo produto
        </a>
        <a href={withDraft('/catalogo/planilha', filters.draft)} className={buttonClass({})}>
          Planilha
        </a>
        <a href={withDraft('/catalogo/fotografias', filters.draft)} className={buttonClass({})}>
          Fotografias
        </a>
        <span className="inline-flex items-center gap-2 text-small text-muted max-lg:hidden">
          <Icon node={Copy} size={16} /> Parecido com outro: abra o outro e escolha “Criar parecido”.
        </span>
      </div>
      <DraftBar choice={choice} path="/catalogo" />
      <FilterBar filters={filters} counts={counts} />
      <div data-fresh="rows">
        {rows.length === 0 ? (
          <NothingHere>{all === 0 ? 'Ainda não há produtos.' : 'Nenhum produto assim.'}</NothingHere>
        ) : (
          <PostForm action={withDraft('/catalogo/varios', filters.draft)} className="grid gap-4">
            <input type="hidden" name="volta" value={catalogueAddress(filters)} />
            <p className="text-label text-muted">
              {total === 1 ? '1 produto' : `${total} produtos`}
              {total < all && ` de ${all}`}
            </p>
            <div className="overflow-x-auto">
              <CatalogueTable filters={filters} rows={rows} />
            </div>
            <ListPages page={filters.page} pages={pages} addressOf={(page) => catalogueAddress({ ...filters, page })} />
            <BulkBar total={total} onPage={rows.length} />
          </PostForm>
        )}
      </div>
    </div>
  )
}

interface FilterBarProps {
  filters: CatalogueFilters
  counts: ReadonlyMap<RowQuery['finding'], number>
}

/** The table's filters, as a form that leads to an address. */
function FilterBar({ filters, counts }: FilterBarProps) {
  const { search, type, availability, order, isDescending, draft } = filters
  return (
    <form
      method="get"
      action="/catalogo"
      role="search"
      data-answers-typing
      className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      {draft !== undefined && <input type="hidden" name="rascunho" value={draft} />}
      {(order !== 'nome' || isDescending) && (
        <input type="hidden" name="ordem" value={`${isDescending ? '-' : ''}${order}`} />
      )}
      <FilterSearch value={search} placeholder="código, nome, palavra" className="col-span-2 sm:max-w-80" />
      <FilterSelect label="Tipo" name="tipo" value={type} className="sm:max-w-64">
        <option value="">Todos</option>
        <optgroup label="Acessórios e componentes">
          <Options of={productTypeLabel} />
        </optgroup>
        <optgroup label="Equipamentos">
          <Options of={equipmentFamilyLabel} />
        </optgroup>
      </FilterSelect>
      <FilterSelect label="Disponibilidade" name="disponibilidade" value={availability}>
        <option value="">Todas</option>
        <Options of={availabilityLabel} />
      </FilterSelect>
      <FindingChoice finding={filters.finding} counts={counts} />
      <FilterSubmit />
      <Columns columns={filters.columns} />
    </form>
  )
}

function FindingChoice({ finding, counts }: { finding: RowQuery['finding']; counts: FilterBarProps['counts'] }) {
  const named = { ...findingLabel, rascunho: 'Mudado no rascunho' }
  const found = keysOf(named).filter((key) => counts.has(key) || key === finding)
  return (
    <FilterSelect label="A melhorar" name="achado" value={finding}>
      <option value="">Tanto faz</option>
      {found.map((key) => (
        <option key={key} value={key}>
          {named[key]} ({counts.get(key) ?? 0})
        </option>
      ))}
    </FilterSelect>
  )
}

function Columns({ columns }: { columns: CatalogueFilters['columns'] }) {
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
              className="size-5 accent-petrol"
            />
            {columnNames[key]}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

interface CatalogueTableProps {
  filters: CatalogueFilters
  rows: readonly CatalogueRow[]
}

/** A row for each product; the headings sort. On a phone each row is a card of three or four lines. */
function CatalogueTable({ filters, rows }: CatalogueTableProps) {
  return (
    <table className="w-full border-t border-rule text-small max-md:block">
      <caption className="sr-only">Produtos</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className="w-11 py-2 text-left text-label font-medium text-muted">
            <span className="sr-only">Marcar</span>
          </th>
          <Heading filters={filters} order="nome" name="Nome" />
          {filters.columns.map((column) => (
            <Heading
              key={column}
              filters={filters}
              order={rowOrders.find((order) => order === column)}
              name={columnNames[column]}
            />
          ))}
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

function Heading({ filters, order, name }: { filters: CatalogueFilters; order: RowOrder | undefined; name: string }) {
  const isHere = filters.order === order
  const next = { ...filters, page: 1, order: order ?? 'nome', isDescending: isHere && !filters.isDescending }
  return (
    <th
      scope="col"
      aria-sort={isHere ? (filters.isDescending ? 'descending' : 'ascending') : undefined}
      className="py-2 pr-4 text-left text-label font-medium whitespace-nowrap text-muted"
    >
      {order === undefined ? (
        name
      ) : (
        <a href={catalogueAddress(next)} className="inline-flex min-h-6 items-center hover:underline touch:min-h-11">
          {name}
          {isHere && <span aria-hidden>{filters.isDescending ? ' ↓' : ' ↑'}</span>}
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
          <input type="checkbox" name="produto" value={row.id} className="size-5 accent-petrol" data-check />
        </label>
      </td>
      <td className="py-2.5 pr-4 max-md:basis-full max-md:p-0">
        <a
          href={withDraft(`/catalogo/${row.id}`, filters.draft)}
          data-row
          className="inline-flex min-h-6 items-center leading-tight md:min-w-56 font-medium text-petrol-deep underline underline-offset-4 touch:min-h-11"
        >
          {row.name}
        </a>
      </td>
      {filters.columns.map((column) => (
        <td key={column} className="min-w-0 py-2.5 pr-4 max-md:p-0 max-md:text-label max-md:leading-snug">
          <span className="sr-only md:hidden">{columnNames[column]}: </span>
          {cells[column](row)}
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

/** A number. In the table the column's heading explains it, on a card a word beside it. */
function NumberWithUnit({ value, name }: { value: string; name: string }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {value}
      <span className="md:hidden"> {name}</span>
    </span>
  )
}

const cells: Readonly<Record<Column, (row: CatalogueRow) => ReactNode>> = {
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
      {price === 0 ? <span className="text-muted">consultar</span> : formatBrl(price)}
    </span>
  ),
  disponibilidade: ({ availability }) => (
    <span className="whitespace-nowrap">{availability && availabilityLabel[availability]}</span>
  ),
  fotografias: ({ photographs }) =>
    photographs === 0 ? (
      <EmptyCell />
    ) : (
      <NumberWithUnit value={String(photographs)} name={photographs === 1 ? 'foto' : 'fotos'} />
    ),
  achados: ({ findings }) => <Findings findings={findings.filter((finding) => finding !== 'sem-fotografia')} />,
  mudou: ({ changedAt, changedBy, isDrafted }) => (
    <span className="text-label text-muted">
      <Moment at={changedAt} />
      {changedBy !== '' && (
        <span className="text-petrol-deep md:block">
          <span className="md:hidden">, </span>
          {changedBy}
          {isDrafted && ', no rascunho'}
        </span>
      )}
    </span>
  ),
}
