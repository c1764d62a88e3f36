import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/data-saver.ts'
import { insistingOn, conflictText, listText, wordsText } from '#domain/list/search-advice.ts'
import { ReadAs } from './read-as.tsx'
import { SearchElsewhere } from './search-elsewhere.tsx'
import { orderListAddress } from '#domain/order-list/link/order-list-address.ts'
import { doubtText } from '#domain/order-list/outcome.ts'
import { withChange } from '#domain/list/list-query-changes.ts'
import type { SearchAdvice } from '#domain/list/smart-find.ts'
import { paths } from '#domain/pages/paths.ts'
import { AskLink } from '#app/features/catalogue/list/ask-link.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

interface SearchNotesProps {
  list: CatalogueListControl
  advice: SearchAdvice
}

/**
 * How a search was understood, in one line above its results, and what the results leave out: parts that do not fit,
 * words that were dropped.
 */
export function SearchNotes(props: SearchNotesProps) {
  return (
    <div className="grid gap-2 pb-2 empty:hidden">
      {props.list.page.total > 0 && <ReadAs {...props} />}
      <SearchElsewhere elsewhere={props.advice.elsewhere} />
      <Notes {...props} />
    </div>
  )
}

function Notes({ list, advice }: SearchNotesProps) {
  const { conflict, symptom } = advice
  const unknown = advice.asked.filter(({ code }) => code === undefined).map(({ written }) => written)
  const hasResults = list.page.total > 0
  const doubts = advice.asked.flatMap(({ doubt }) => doubt ?? [])
  if (
    !conflict &&
    !symptom &&
    doubts.length + unknown.length + advice.dropped.length + advice.skipped === 0 &&
    advice.listed < 2
  )
    return null
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {conflict && <Note>{conflictText(conflict, hasResults)}</Note>}
      {doubts.map((doubt) => (
        <Note key={doubt.kind}>{doubtText(doubt)}</Note>
      ))}
      {advice.listed > 1 && (
        <Note>
          <Link to={orderListAddress(list.query.search)} className={link}>
            {listText(advice.listed)}
          </Link>
        </Note>
      )}
      {unknown.length > 0 && (
        <Note>
          Não temos {unknown.length === 1 ? 'o código' : 'os códigos'} {wordsText(unknown)}. Confira na etiqueta: um
          caractere a mais ou a menos é outra peça.
        </Note>
      )}
      {symptom && hasResults && <SymptomNote symptom={symptom} />}
      {advice.dropped.length > 0 && hasResults && <DroppedNote list={list} dropped={advice.dropped} />}
      {advice.skipped > 0 && hasResults && (
        <Note>
          Texto longo: a busca leu o pedido e deixou de lado {advice.skipped}{' '}
          {advice.skipped === 1 ? 'palavra' : 'palavras'}.
        </Note>
      )}
    </div>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="border-l-4 border-petrol bg-tint px-4 py-2.5 text-small wrap-anywhere">{children}</p>
}

const link = 'text-petrol-deep underline underline-offset-4'

function SymptomNote({ symptom: { name, article } }: { symptom: NonNullable<SearchAdvice['symptom']> }) {
  const id = useId()
  return (
    <Note>
      <span id={id}>{name}</span>: confira nesta ordem.{' '}
      {article && (
        <Link to={paths.article(article)} prefetch={linkPrefetch} aria-describedby={id} className={link}>
          Como diagnosticar
        </Link>
      )}
    </Note>
  )
}

/** The words that were dropped, with a button that searches for them exactly. */
function DroppedNote({ list, dropped }: { list: CatalogueListControl; dropped: readonly string[] }) {
  const query = withChange(list.query, { search: insistingOn(list.query.search, dropped) })
  return (
    <Note>
      Sem {wordsText(dropped)}.{' '}
      <AskLink list={list} query={query} className={link}>
        Exigir {dropped.length === 1 ? 'essa palavra' : 'essas palavras'}
      </AskLink>
    </Note>
  )
}
