import { Copy, Plus } from 'lucide'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CatalogueRow } from '#server/content/edit/table/catalogue-row.ts'
import type { RowQuery } from '#server/content/edit/table/row-query.ts'
import { ListPages } from '#desk/screens/parts/list-pages.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { catalogueAddress, type CatalogueFilters } from './catalogue-address.ts'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { CatalogueTable } from './catalogue-table.tsx'
import { DraftBar, type DraftBarProps } from './draft-bar.tsx'
import { FilterBar } from './filter-bar.tsx'

export interface CataloguePageProps {
  filters: CatalogueFilters
  choice: DraftBarProps['choice']
  rows: readonly CatalogueRow[]
  total: number
  /** The number of products in the catalogue. */
  all: number
  pages: number
  counts: ReadonlyMap<RowQuery['finding'], number>
}

/** The table of products with their findings, and the bulk change. */
export function CataloguePage({ filters, choice, rows, total, all, pages, counts }: CataloguePageProps) {
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
      {rows.length === 0 ? (
        <p className="border-t border-rule py-8 text-lead font-semibold">
          {all === 0 ? 'Ainda não há produtos.' : 'Nenhum produto assim.'}
        </p>
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
          <BulkBar total={total} shown={rows.length} />
        </PostForm>
      )}
    </div>
  )
}
