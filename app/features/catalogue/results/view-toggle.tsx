import { LayoutGrid, List } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { withChange } from '#domain/list/list-query-changes.ts'
import { AskLink } from '#app/features/catalogue/list/ask-link.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

const views = {
  grade: ['Grade', 'Lista'],
  padrao: ['Padrão', 'Compacta'],
} as const

/** Grid or list, standard or compact: two links, the present one marked. */
export function ViewToggle({ list }: { list: CatalogueListControl }) {
  const { query, page } = list
  return (
    <nav aria-label="Visualização" className="no-print flex rounded border border-rule-strong bg-sheet">
      {views[page.kind === 'acessorios' ? 'padrao' : 'grade'].map((label, index) => (
        <AskLink
          key={label}
          list={list}
          query={withChange(query, { isOtherView: index === 1 || undefined })}
          aria-current={(index === 1) === Boolean(query.isOtherView) ? 'true' : undefined}
          className="flex min-h-8.5 touch:min-h-11 touch:min-w-11 items-center justify-center gap-1.5 px-3 text-small text-muted first:rounded-l last:rounded-r hover:text-ink aria-[current=true]:bg-tint aria-[current=true]:font-medium aria-[current=true]:text-petrol-deep"
        >
          <Icon node={index === 0 ? LayoutGrid : List} size={17} />
          <span className="max-sm:sr-only">{label}</span>
        </AskLink>
      ))}
    </nav>
  )
}
