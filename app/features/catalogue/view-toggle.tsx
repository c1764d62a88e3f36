import type { IconNode } from 'lucide'
import { LayoutGrid, List, Rows3 } from 'lucide'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { withChange } from '#domain/catalogue/list-query-changes.ts'
import type { ListControl } from './use-list.ts'

const views: Record<'grade' | 'padrao', readonly { label: string; node: IconNode }[]> = {
  grade: [
    { label: 'Grade', node: LayoutGrid },
    { label: 'Lista', node: List },
  ],
  padrao: [
    { label: 'Padrão', node: LayoutGrid },
    { label: 'Compacta', node: Rows3 },
  ],
}

/** Grid or list, standard or compact: two links, the present one marked. */
export function ViewToggle({ list }: { list: ListControl }) {
  const { query, page } = list
  return (
    <nav aria-label="Visualização" className="flex rounded border border-rule-strong bg-sheet">
      {views[page.kind === 'acessorios' ? 'padrao' : 'grade'].map(({ label, node }, index) => {
        const isOther = index === 1
        const isCurrent = isOther === Boolean(query.isOtherView)
        return (
          <Link
            key={label}
            to={list.hrefOf(withChange(query, { isOtherView: isOther || undefined }))}
            replace
            preventScrollReset
            aria-current={isCurrent ? 'true' : undefined}
            className="flex min-h-10 items-center gap-1.5 px-3 text-small text-muted first:rounded-l last:rounded-r hover:text-ink aria-[current=true]:bg-tint aria-[current=true]:font-medium aria-[current=true]:text-petrol-deep"
          >
            <Icon node={node} size={17} />
            <span className="max-sm:sr-only">{label}</span>
          </Link>
        )
      })}
    </nav>
  )
}
