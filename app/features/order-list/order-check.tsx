import { useCallback, useEffect, useState, useMemo, type ReactNode } from 'react'
import * as v from 'valibot'
import { loadBrowserSearch } from '#app/browser/browser-search.ts'
import { loadOrderCatalogue } from '#app/browser/order-catalogue.ts'
import { readStored, writeStored } from '#app/browser/storage.ts'
import { useSite } from '#app/site.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { Loading, TryAgain, useLoaded } from '#app/ui/lazy-boundary.tsx'
import { useFocusHandover } from '#app/ui/use-focus-handover.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { columnRoleLabel, type ColumnRole } from '#domain/order-list/column-role.ts'
import { maximumLines, withinLimits } from '#domain/order-list/limits.ts'
import { summedLines, type OrderedItem } from '#domain/order-list/order-item.ts'
import type { OrderEntry, OrderSources } from '#domain/order-list/outcome.ts'
import { readOrder, resolveOrder } from '#domain/order-list/resolve-order.ts'
import type { Sheet } from '#domain/order-list/sheet.ts'
import { orderSources } from '#domain/search/order-sources.ts'
import { counted } from '#domain/text/number-text.ts'
import { jsonTextSchema, tryParse } from '#domain/text/text-schemas.ts'
import {
  readingOf,
  type OrderTableRow,
  hasOpenQuestion,
  needsConfirmation,
  orderedItemOf,
  requestRowsOf,
  rowsOf,
} from './order-rows.ts'
import { OrderTable } from './order-table.tsx'
import { ShareList } from './share-list.tsx'

interface ConfirmReadingsProps {
  rows: readonly OrderTableRow[]
  /** Whether the visitor wants to continue: then the question takes the focus. */
  isAsked: boolean
  onConfirm: () => void
}

/** Asks to confirm codes that were read otherwise than they are written; until then they are not ordered. */
function ConfirmReadings({ rows, isAsked, onConfirm }: ConfirmReadingsProps) {
  const ref = useFocusHandover<HTMLDivElement>()
  useEffect(() => {
    if (isAsked) ref.current?.focus()
  }, [isAsked, ref])
  const readings = rows.map(readingOf)
  const isOne = readings.length === 1
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby="leituras"
      className="grid justify-items-start gap-2 rounded border border-signal bg-signal-tint p-3 text-small"
    >
      <p id="leituras">
        {isOne
          ? 'Um código foi lido de outra forma e só entra no pedido confirmado:'
          : `${readings.length} códigos foram lidos de outra forma e só entram no pedido confirmados:`}
      </p>
      <ul>
        {readings.map(({ id, line, written, readAs }) => (
          <li key={id} className="break-words">
            Linha {line}: “{written}”, lido como <strong>{readAs}</strong>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onConfirm}>
        {isOne ? 'Confirmar a leitura' : `Confirmar as ${readings.length} leituras`}
      </Button>
    </div>
  )
}

function SheetColumns({
  sheet: { columns, heading },
  onColumns,
}: { sheet: Sheet } & Pick<OrderResultProps, 'onColumns'>) {
  const quantityColumns = columns.flatMap((role, index) => (role === 'quantity' ? [index] : []))
  const usedLabels = columns.flatMap((role) => (role === 'none' ? [] : [columnRoleLabel[role]]))
  const titleOf = (index: number) => heading[index]?.trim() || `Coluna ${index + 1}`
  const details = (
    <details className="rounded border border-rule text-small">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5">
        Colunas lidas: {usedLabels.join(', ')}. <span className="underline underline-offset-4">Corrigir</span>
      </summary>
      <div className="flex flex-wrap gap-3 border-t border-rule p-3">
        {columns.map((role, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the index identifies the column
          <label key={index} className="grid gap-1">
            <span className="max-w-40 truncate text-label">{titleOf(index)}</span>
            <select
              value={role}
              onChange={({ target }) => onColumns(columns.with(index, roleOf(target.value)))}
              className="min-h-11 rounded border border-rule-strong bg-sheet px-2"
            >
              {keysOf(columnRoleLabel).map((key) => (
                <option key={key} value={key}>
                  {columnRoleLabel[key]}
                </option>
              ))}
            </select>
          </label>
        ))}
        {heading.length > 0 && (
          <p className="w-full text-label text-muted">
            A correção fica salva neste aparelho para planilhas com os mesmos títulos.
          </p>
        )}
      </div>
    </details>
  )
  if (quantityColumns.length < 2) return details
  return (
    <>
      <div
        role="group"
        aria-labelledby="qual-quantidade"
        className="grid gap-2 rounded border border-signal bg-signal-tint p-3 text-small"
      >
        <p id="qual-quantidade">Qual coluna tem a quantidade pedida?</p>
        <div className="flex flex-wrap gap-2">
          {quantityColumns.map((chosenColumn) => (
            <Button
              key={chosenColumn}
              size="small"
              onClick={() =>
                onColumns(columns.map((role, index) => (role === 'quantity' && index !== chosenColumn ? 'none' : role)))
              }
            >
              {titleOf(chosenColumn)}
            </Button>
          ))}
        </div>
      </div>
      {details}
    </>
  )
}

const roleOf = (value: string) => keysOf(columnRoleLabel).find((key) => key === value) ?? 'none'

interface OrderResultProps {
  entries: readonly OrderEntry[]
  sheet?: Sheet | undefined
  onColumns: (columns: ColumnRole[]) => void
  readCode: (code: string) => OrderEntry | undefined
  /** The text beyond the limits, which stays in the box. */
  unreadText: string
  unreadLineCount: number
  onAdd: (items: readonly OrderedItem[], remainingText: string) => void
}

function OrderResult(props: OrderResultProps) {
  const { entries, sheet, onColumns, readCode, unreadText, unreadLineCount, onAdd } = props
  const [rows, setRows] = useEditedRows(entries)
  const shownRows = rows.filter(({ isRemoved = false }) => !isRemoved)
  const wantedRows = shownRows.filter((row) => readingOf(row).outcome.kind !== 'skipped')
  const orderedItems = summedLines(wantedRows.flatMap((row) => orderedItemOf(row) ?? []))
  const openRows = shownRows.filter(hasOpenQuestion)
  const rowsToConfirm = shownRows.filter(needsConfirmation)
  const [wantsToAdd, setWantsToAdd] = useState(false)
  const isAsked = wantsToAdd && rowsToConfirm.length > 0
  const remarks = entries.filter(({ outcome }) => outcome.kind === 'remark')
  const summary = summaryText(wantedRows.length, openRows.length, rowsToConfirm.length)
  const announcedSummary = useAnnouncement(summary)

  function confirmAll() {
    setWantsToAdd(false)
    setRows(rows.map((row) => (rowsToConfirm.includes(row) ? { ...row, isConfirmed: true } : row)))
  }

  function addOrAsk() {
    if (rowsToConfirm.length > 0 && !isAsked) return setWantsToAdd(true)
    const openLines = openRows.map(({ entry }) => entry.source ?? entry.written)
    // Keeps the heading above the lines that remain, so that their columns are still known.
    const heading = sheet && openLines.length + unreadLineCount > 0 ? [sheet.headingText] : []
    return onAdd(orderedItems, [...heading, ...openLines, unreadText].filter(Boolean).join('\n'))
  }

  return (
    <TitledSection title={summary} className="grid min-w-0 content-start gap-4 print:block">
      <p role="status" className="sr-only">
        {announcedSummary}
      </p>
      {unreadLineCount > 0 && (
        <p className="text-small text-signal">
          A lista passa do limite de {maximumLines} linhas: {unreadLineCount}{' '}
          {unreadLineCount === 1 ? 'linha não foi lida' : 'linhas não foram lidas'} e continua no campo depois de
          adicionar.
        </p>
      )}
      {sheet && <SheetColumns sheet={sheet} onColumns={onColumns} />}
      {shownRows.length > 0 && <OrderTable rows={rows} onRows={setRows} readCode={readCode} />}
      {shownRows.length < rows.length && (
        <Button
          look="plain"
          size="inline"
          className="justify-self-start"
          onClick={() => setRows(rows.map((row) => ({ ...row, isRemoved: false })))}
        >
          {rows.length - shownRows.length === 1
            ? 'Trazer de volta a linha retirada'
            : 'Trazer de volta as linhas retiradas'}
        </Button>
      )}
      {remarks.length > 0 && <Remarks remarks={remarks} />}
      {rowsToConfirm.length > 0 && <ConfirmReadings rows={rowsToConfirm} isAsked={isAsked} onConfirm={confirmAll} />}
      {wantedRows.length > 0 && (
        <ShareList rows={requestRowsOf(shownRows)}>
          {(orderedItems.length > 0 || (rowsToConfirm.length > 0 && !isAsked)) && (
            <Button look="primary" size="large" onClick={addOrAsk}>
              {addLabel(isAsked ? orderedItems.length : orderedItems.length + rowsToConfirm.length, isAsked)}
            </Button>
          )}
        </ShareList>
      )}
    </TitledSection>
  )
}

/** The result in words: '3 de 4 encontrados, 1 a confirmar'. */
function summaryText(rowCount: number, openCount: number, confirmCount: number): string {
  const text = `${rowCount - openCount} de ${rowCount} ${rowCount === 1 ? 'encontrado' : 'encontrados'}`
  return confirmCount > 0 ? `${text}, ${confirmCount} a confirmar` : text
}

function addLabel(count: number, isAsked: boolean): string {
  const items = counted(count, 'item', 'itens')
  return isAsked ? `Adicionar só ${items} sem dúvida` : `Adicionar ${items} ao carrinho`
}

/** The rows that the visitor edits. When the list is read again, unchanged lines keep the visitor's decisions. */
function useEditedRows(entries: readonly OrderEntry[]): [OrderTableRow[], (rows: OrderTableRow[]) => void] {
  const [state, setState] = useState({ entries, rows: rowsOf(entries, []) })
  const current = state.entries === entries ? state : { entries, rows: rowsOf(entries, state.rows) }
  if (current !== state) setState(current)
  return [current.rows, (rows) => setState({ entries, rows })]
}

const announcementDelayMilliseconds = 150

/** A text for a live region, set only after the region is rendered: otherwise screen readers skip it. */
function useAnnouncement(text: string): string {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), announcementDelayMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return announcement
}

/** Lines that were taken for greetings and signatures, shown so that no item is overlooked. */
function Remarks({ remarks }: { remarks: readonly OrderEntry[] }) {
  const count = counted(remarks.length, 'linha sem código', 'linhas sem código')
  return (
    <details className="text-small text-muted">
      <summary className="inline-block min-h-11 cursor-pointer py-2.5 hover:underline">
        {count} nem produto, {remarks.length === 1 ? 'fica' : 'ficam'} de fora
      </summary>
      <ul>
        {remarks.map(({ id, line, written }) => (
          <li key={id} className="break-words">
            Linha {line}: {written}
          </li>
        ))}
      </ul>
    </details>
  )
}

const maximumRememberedSheets = 20
const columnsSchema = jsonTextSchema(
  v.array(v.object({ sheet: v.string(), columns: v.array(v.picklist(keysOf(columnRoleLabel))) })),
)

/** The columns that the visitor corrected, on this device. In: the signature of a sheet's headings, '' without any. */
function columnCorrections(brandSlug: string) {
  const key = `${brandSlug}-colunas`
  const corrections = tryParse(columnsSchema, readStored(key)) ?? []
  return {
    find: (signature: string) =>
      signature ? corrections.find(({ sheet }) => sheet === signature)?.columns : undefined,
    store: (signature: string, columns: readonly ColumnRole[]) => {
      const others = corrections.filter(({ sheet }) => sheet !== signature)
      writeStored(key, JSON.stringify([{ sheet: signature, columns }, ...others].slice(0, maximumRememberedSheets)))
    },
  }
}

interface OrderCheckProps {
  text: string
  urls: { order: string; search: string }
  /** The server's answer, shown until the browser has read the list. */
  servedAnswer: ReactNode
  /** Adds to the cart. In: the ordered items, and the remaining lines of the text. */
  onAdd: OrderResultProps['onAdd']
}

export function OrderCheck({ text, urls: { order, search }, servedAnswer, onAdd }: OrderCheckProps) {
  const [sources, tryAgain] = useLoaded(useCallback(() => loadSources(order, search), [order, search]))
  if (sources === undefined) return servedAnswer || <Loading />
  if (sources === 'failed')
    return (
      <>
        <TryAgain onRetry={tryAgain} />
        {servedAnswer}
      </>
    )
  return <CheckedList {...{ text, sources, onAdd }} />
}

/** Fetches the two files for reading lists, once a visit. Throws when that fails; the next call tries again. */
export async function loadSources(orderUrl: string, searchUrl: string): Promise<OrderSources> {
  const [{ book }, { index }] = await Promise.all([loadOrderCatalogue(orderUrl), loadBrowserSearch(searchUrl)])
  return orderSources(book, index)
}

/** The list as its text reads at present. Corrected columns are remembered for sheets with the same headings. */
function CheckedList({ text, sources, onAdd }: { sources: OrderSources } & Pick<OrderCheckProps, 'text' | 'onAdd'>) {
  const { brand } = useSite()
  /** The corrected columns of this text; not remembered for sheets without headings, which all look alike. */
  const [correction, setCorrection] = useState<{ signature: string; columns: ColumnRole[] }>()
  const order = useMemo(() => {
    const { textRead, ...unread } = withinLimits(text)
    const columnsFor = (signature: string) =>
      correction?.signature === signature ? correction.columns : columnCorrections(brand.slug).find(signature)
    return { ...readOrder(textRead, sources, columnsFor), ...unread }
  }, [text, sources, correction, brand.slug])

  function correctColumns(columns: ColumnRole[]) {
    const signature = order.sheet?.signature ?? ''
    setCorrection({ signature, columns })
    if (signature !== '') columnCorrections(brand.slug).store(signature, columns)
  }

  return (
    <OrderResult
      {...order}
      onAdd={onAdd}
      onColumns={correctColumns}
      readCode={(code) => resolveOrder(code, sources)[0]}
    />
  )
}
