import { X } from 'lucide'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useSite } from '#app/site.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusAfter } from '#app/features/catalogue/list/use-focus-after.ts'
import { AskLink } from '#app/features/catalogue/list/ask-link.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'
import { partsRead, type PartRead } from '#domain/list/search-advice.ts'
import type { SearchAdvice } from '#domain/list/smart-find.ts'
import { withChange } from '#domain/list/list-query-changes.ts'
import { parameters, paths, withParameters } from '#domain/pages/paths.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { searchHelpText } from '#domain/quote/site-messages.ts'

/**
 * How the search read the text, part by part, each with a button that removes it; and a link by which the visitor asks
 * the shop where the reading is wrong.
 */
export function ReadAs({ list, advice }: { list: CatalogueListControl; advice: SearchAdvice }) {
  const { brand } = useSite()
  const ref = useRef<HTMLParagraphElement>(null)
  const keepFocus = useFocusAfter(ref)
  const { search } = list.page.query
  const parts = partsRead(search, advice)
  if (parts.length === 0) return null
  return (
    <p
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label="Lido como"
      className="flex items-center gap-x-2 gap-y-1 overflow-x-auto text-small whitespace-nowrap outline-none sm:flex-wrap sm:overflow-visible"
    >
      <span className="shrink-0 text-muted">Lido como:</span>
      {parts.map((part) => (
        <Part key={`${part.name} ${part.label}`} list={list} part={part} onPress={keepFocus} />
      ))}
      {advice.model !== undefined && (
        <Link to={withParameters(paths.compatibility, parameters([['modelo', advice.model]]))} className={wayClass}>
          Todas as peças para o {advice.model}
        </Link>
      )}
      <a
        href={whatsappUrl(brand.whatsapp.main, searchHelpText(search))}
        target="_blank"
        rel="noopener"
        className={wayClass}
      >
        Não era isso?
      </a>
    </p>
  )
}

const wayClass =
  'inline-flex min-h-8 shrink-0 items-center text-petrol-deep underline underline-offset-4 touch:min-h-11'

function Part({ list, part, onPress }: { list: CatalogueListControl; part: PartRead; onPress: () => void }) {
  if (part.without === undefined) return <span className="shrink-0 font-medium">{part.label}</span>
  return (
    <AskLink
      list={list}
      query={withChange(list.query, { search: part.without })}
      aria-label={`Remover ${part.name}: ${part.label}`}
      onClick={onPress}
      className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded border border-rule-strong bg-sheet py-0.5 pr-1.5 pl-2.5 hover:border-petrol hover:bg-tint touch:min-h-11"
    >
      <span className="max-w-60 truncate">{part.label}</span>
      <Icon node={X} size={15} />
    </AskLink>
  )
}
