import { X } from 'lucide'
import { useRef, useId, type ComponentProps, type ReactNode } from 'react'
import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/save-data.ts'
import { QueryLink, type CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { useFocusAfterRemoval } from '#app/features/catalogue/list/use-focus-after-removal.ts'
import { useSite } from '#app/site.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { withChange } from '#domain/list/list-query-changes.ts'
import {
  queryParts,
  type QueryPart,
  requiringWords,
  codeListLabel,
  conflictText,
  longTextLabel,
  quotedWordsText,
} from '#domain/list/search-advice.ts'
import type { SearchAdvice } from '#domain/list/smart-find.ts'
import { orderListAddress } from '#domain/order-list/order-list-address.ts'
import { doubtText } from '#domain/order-list/outcome.ts'
import { parameters, paths, withParameters } from '#domain/pages/paths.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { searchHelpText } from '#domain/quote/site-messages.ts'

/** The parts of a search as it was read: each can be removed; a link asks the shop where the reading is wrong. */
export function QueryParts({ list, advice }: { list: CatalogueListControl; advice: SearchAdvice }) {
  const { brand } = useSite()
  const ref = useRef<HTMLParagraphElement>(null)
  const rememberPressedLink = useFocusAfterRemoval(ref)
  const { search } = list.page.query
  const parts = queryParts(search, advice)
  if (parts.length === 0) return null
  return (
    <p
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label="Entendemos como"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label outline-none sm:text-small"
    >
      <span className="shrink-0 text-muted">Entendemos como:</span>
      {parts.map((part) => (
        <QueryPartLink key={`${part.name} ${part.label}`} list={list} part={part} onClick={rememberPressedLink} />
      ))}
      {advice.model !== undefined && (
        <Link
          to={withParameters(paths.compatibility, parameters([['modelo', advice.model]]))}
          className={partLinkClass}
        >
          Todas as peças para o {advice.model}
        </Link>
      )}
      <a
        href={whatsappUrl(brand.whatsapp.main, searchHelpText(search))}
        target="_blank"
        rel="noopener"
        className={partLinkClass}
      >
        Não era isso?
      </a>
    </p>
  )
}

const partLinkClass =
  'no-print inline-flex min-h-8 items-center text-brand-deep underline underline-offset-4 touch:min-h-11'

interface QueryPartProps extends Pick<ComponentProps<typeof QueryLink>, 'list' | 'onClick'> {
  part: QueryPart
}

function QueryPartLink({ list, part, onClick }: QueryPartProps) {
  if (part.searchWithout === undefined) return <span className="shrink-0 font-medium">{part.label}</span>
  return (
    <QueryLink
      list={list}
      query={withChange(list.query, { search: part.searchWithout })}
      aria-label={`Remover ${part.name}: ${part.label}`}
      onClick={onClick}
      className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded border border-rule-strong bg-sheet py-0.5 pr-1.5 pl-2.5 hover:border-brand hover:bg-tint touch:min-h-11"
    >
      <span className="max-w-60 truncate">{part.label}</span>
      <Icon node={X} size={15} />
    </QueryLink>
  )
}

const linkClass = 'text-brand-deep underline underline-offset-4'

function Note({ children }: { children: ReactNode }) {
  return <p className="border-l-4 border-brand bg-tint px-4 py-2.5 text-small wrap-anywhere">{children}</p>
}

function MatchingMachines({ machines }: Pick<SearchAdvice, 'machines'>) {
  if (machines.length === 0) return null
  return (
    <Note>
      Peças pelo equipamento:{' '}
      {machines.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={paths.partsOfMachine(id)} prefetch={linkPrefetch} className={linkClass}>
            {name}
          </Link>
        </span>
      ))}
    </Note>
  )
}

interface SearchNotesProps {
  list: CatalogueListControl
  advice: SearchAdvice
}

/** The line above results: how the search was understood, which parts do not fit, which words were dropped. */
export function SearchNotes(props: SearchNotesProps) {
  return (
    <div className="grid gap-2 pb-2 empty:hidden">
      {props.list.page.total > 0 && <QueryParts {...props} />}
      <MatchingMachines machines={props.advice.machines} />
      <Notes {...props} />
    </div>
  )
}

function Notes({ list, advice }: SearchNotesProps) {
  const { conflict, symptom, droppedWords, codeCount, isLong } = advice
  const unknownCodes = advice.mentionedCodes.filter(({ code }) => code === undefined).map(({ written }) => written)
  const hasResults = list.page.total > 0
  const requiring = requiringWords(list.query.search, droppedWords)
  const id = useId()
  const doubts = advice.mentionedCodes.flatMap(({ doubt }) => doubt ?? [])
  const notes = [
    conflict && <Note key="conflict">{conflictText(conflict, hasResults)}</Note>,
    ...doubts.map((doubt) => <Note key={doubt.kind}>{doubtText(doubt)}</Note>),
    (isLong || codeCount > 1) && (
      <Note key="list">
        {isLong && 'Texto longo: a busca leu só o começo. '}
        <Link to={orderListAddress(list.query.search)} className={linkClass}>
          {isLong ? longTextLabel : codeListLabel(codeCount)}
        </Link>
      </Note>
    ),
    unknownCodes.length > 0 && (
      <Note key="unknown codes">
        Não temos {unknownCodes.length === 1 ? 'o código' : 'os códigos'} {quotedWordsText(unknownCodes)}. Confira na
        etiqueta: um caractere a mais ou a menos é outra peça.
      </Note>
    ),
    symptom && hasResults && (
      <Note key="symptom">
        <span id={id}>{symptom.name}</span>: confira nesta ordem.{' '}
        {symptom.article && (
          <Link to={paths.article(symptom.article)} prefetch={linkPrefetch} aria-describedby={id} className={linkClass}>
            Como diagnosticar
          </Link>
        )}
      </Note>
    ),
    droppedWords.length > 0 && hasResults && (
      <Note key="dropped">
        Sem {quotedWordsText(droppedWords)}.{' '}
        <QueryLink list={list} query={withChange(list.query, { search: requiring })} className={linkClass}>
          Exigir {droppedWords.length === 1 ? 'essa palavra' : 'essas palavras'}
        </QueryLink>
      </Note>
    ),
  ].filter(Boolean)
  if (notes.length === 0) return null
  return (
    <div role="status" className="grid gap-2">
      {notes}
    </div>
  )
}
