import { useCallback, useEffect, useState, useMemo, type ReactNode } from 'react'
import * as v from 'valibot'
import { browserSearch } from '#app/browser/browser-search.ts'
import { orderCatalogue } from '#app/browser/order-catalogue.ts'
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
import { readingOf, type OrderTableRow, isOpen, isToConfirm, orderedOf, requestRowsOf, rowsOf } from './order-rows.ts'
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
  const open = columns.flatMap((role, place) => (role === 'quantity' ? [place] : []))
  const used = columns.flatMap((role) => (role === 'none' ? [] : [columnRoleLabel[role]]))
  const details = (
    <details className="rounded border border-rule text-small">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5">
        Colunas lidas: {used.join(', ')}. <span className="underline underline-offset-4">Corrigir</span>
      </summary>
      <div className="flex flex-wrap gap-3 border-t border-rule p-3">
        {columns.map((role, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the index identifies the column
          <label key={place} className="grid gap-1">
            <span className="max-w-40 truncate text-label">{heading[place]?.trim() || `Coluna ${place + 1}`}</span>
            <select
              value={role}
              onChange={({ target }) =>
                onColumns(columns.map((one, at) => (at === place ? roleOf(target.value) : one)))
              }
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
  if (open.length < 2) return details
  return (
    <>
      <div
        role="group"
        aria-labelledby="qual-quantidade"
        className="grid gap-2 rounded border border-signal bg-signal-tint p-3 text-small"
      >
        <p id="qual-quantidade">Qual coluna tem a quantidade pedida?</p>
        <div className="flex flex-wrap gap-2">
          {open.map((place) => (
            <Button
              key={place}
              size="small"
              onClick={() =>
                onColumns(columns.map((role, at) => (role === 'quantity' && at !== place ? 'none' : role)))
              }
            >
              {heading[place]?.trim() || `Coluna ${place + 1}`}
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
  sheet: Sheet | undefined
  onColumns: (columns: ColumnRole[]) => void
  read: (code: string) => OrderEntry | undefined
  /** The text beyond the limits, which stays in the box. */
  left: string
  linesLeft: number
  onAdd: (wanted: readonly OrderedItem[], unresolved: string) => void
}

function OrderResult({ entries, sheet, onColumns, read, left, linesLeft, onAdd }: OrderResultProps) {
  const [rows, setRows] = useRows(entries)
  const shownRows = rows.filter(({ isRemoved = false }) => !isRemoved)
  const wantedRows = shownRows.filter((row) => readingOf(row).outcome.kind !== 'skipped')
  const orderItems = summedLines(wantedRows.flatMap((row) => orderedOf(row) ?? []))
  const openRows = shownRows.filter(isOpen)
  const rowsToConfirm = shownRows.filter(isToConfirm)
  const [wantsToAdd, setWantsToAdd] = useState(false)
  const isAsked = wantsToAdd && rowsToConfirm.length > 0
  const remarks = entries.filter(({ outcome }) => outcome.kind === 'remark')
  const summary = summaryText(wantedRows.length, openRows.length, rowsToConfirm.length)
  const announcedSummary = useAnnounced(summary)

  function confirm() {
    setWantsToAdd(false)
    setRows(rows.map((row) => (rowsToConfirm.includes(row) ? { ...row, isConfirmed: true } : row)))
  }

  function add() {
    if (rowsToConfirm.length > 0 && !isAsked) return setWantsToAdd(true)
    const unresolved = openRows.map(({ entry }) => entry.source ?? entry.written)
    // Keeps the heading above the lines that remain, so that their columns are still known.
    const heading = sheet && unresolved.length + linesLeft > 0 ? [sheet.headingText] : []
    return onAdd(orderItems, [...heading, ...unresolved, left].filter(Boolean).join('\n'))
  }

  return (
    <TitledSection title={summary} className="grid min-w-0 content-start gap-4 print:block">
      <p role="status" className="sr-only">
        {announcedSummary}
      </p>
      {linesLeft > 0 && (
        <p className="text-small text-signal">
          A lista passa do limite de {maximumLines} linhas: {linesLeft}{' '}
          {linesLeft === 1 ? 'linha não foi lida' : 'linhas não foram lidas'} e continua no campo depois de adicionar.
        </p>
      )}
      {sheet && <SheetColumns sheet={sheet} onColumns={onColumns} />}
      {shownRows.length > 0 && <OrderTable rows={rows} onRows={setRows} read={read} />}
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
      {rowsToConfirm.length > 0 && <ConfirmReadings rows={rowsToConfirm} isAsked={isAsked} onConfirm={confirm} />}
      {wantedRows.length > 0 && (
        <ShareList rows={requestRowsOf(shownRows)}>
          {(orderItems.length > 0 || (rowsToConfirm.length > 0 && !isAsked)) && (
            <Button look="primary" size="large" onClick={add}>
              {addWords(isAsked ? orderItems.length : orderItems.length + rowsToConfirm.length, isAsked)}
            </Button>
          )}
        </ShareList>
      )}
    </TitledSection>
  )
}

/** The result in words: '3 de 4 encontrados, 1 a confirmar'. */
function summaryText(asked: number, open: number, toConfirm: number): string {
  const found = `${asked - open} de ${asked} ${asked === 1 ? 'encontrado' : 'encontrados'}`
  return toConfirm > 0 ? `${found}, ${toConfirm} a confirmar` : found
}

function addWords(count: number, isAsked: boolean): string {
  const items = counted(count, 'item', 'itens')
  return isAsked ? `Adicionar só ${items} sem dúvida` : `Adicionar ${items} ao carrinho`
}

/** The rows that the visitor edits. When the list is read again, unchanged lines keep the visitor's decisions. */
function useRows(entries: readonly OrderEntry[]): [OrderTableRow[], (rows: OrderTableRow[]) => void] {
  const [state, setState] = useState({ of: entries, rows: rowsOf(entries, []) })
  const current = state.of === entries ? state : { of: entries, rows: rowsOf(entries, state.rows) }
  if (current !== state) setState(current)
  return [current.rows, (rows) => setState({ of: entries, rows })]
}

/** A text for a live region, set only after the region is rendered: otherwise screen readers skip it. */
function useAnnounced(text: string): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), 150)
    return () => clearTimeout(timer)
  }, [text])
  return announced
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

const maximumSheets = 20
const columnsSchema = jsonTextSchema(
  v.array(v.object({ sheet: v.string(), columns: v.array(v.picklist(keysOf(columnRoleLabel))) })),
)

/** The columns that the visitor corrected, on this device, for sheets with the same headings. */
function storedColumns(slug: string) {
  const key = `${slug}-colunas`
  const stored = tryParse(columnsSchema, readStored(key)) ?? []
  return {
    find: (sheet: string) => (sheet === '' ? undefined : stored.find((one) => one.sheet === sheet)?.columns),
    write: (sheet: string, columns: readonly ColumnRole[]) => {
      const others = stored.filter((one) => one.sheet !== sheet)
      writeStored(key, JSON.stringify([{ sheet, columns }, ...others].slice(0, maximumSheets)))
    },
  }
}

interface OrderCheckProps {
  text: string
  urls: { order: string; search: string }
  /** The server's answer, shown until the browser has read the list. */
  meanwhile: ReactNode
  /** Adds to the cart. In: the ordered items, and the remaining lines of the text. */
  onAdd: Parameters<typeof OrderResult>[0]['onAdd']
}

export function OrderCheck({ text, urls: { order, search }, meanwhile, onAdd }: OrderCheckProps) {
  const [sources, tryAgain] = useLoaded(useCallback(() => loadSources(order, search), [order, search]))
  if (sources === undefined) return meanwhile || <Loading />
  if (sources === 'failed')
    return (
      <>
        <TryAgain onRetry={tryAgain} />
        {meanwhile}
      </>
    )
  return <CheckedList {...{ text, sources, onAdd }} />
}

/** Fetches the two files for reading lists, once a visit. Throws when that fails; the next call tries again. */
export async function loadSources(order: string, search: string): Promise<OrderSources> {
  const [{ book }, { index }] = await Promise.all([orderCatalogue(order), browserSearch(search)])
  return orderSources(book, index)
}

/** The list as its text reads at present. Corrected columns are remembered for sheets with the same headings. */
function CheckedList({ text, sources, onAdd }: { sources: OrderSources } & Pick<OrderCheckProps, 'text' | 'onAdd'>) {
  const { brand } = useSite()
  /** The corrected columns of this text; not remembered for sheets without headings, which all look alike. */
  const [corrected, setCorrected] = useState<{ signature: string; columns: ColumnRole[] }>()
  const { entries, sheet, left, linesLeft } = useMemo(() => {
    const { textRead, ...rest } = withinLimits(text)
    const columnsFor = (signature: string) =>
      corrected?.signature === signature ? corrected.columns : storedColumns(brand.slug).find(signature)
    return { ...readOrder(textRead, sources, columnsFor), ...rest }
  }, [text, sources, corrected, brand.slug])

  function correct(columns: ColumnRole[]) {
    const signature = sheet?.signature ?? ''
    setCorrected({ signature, columns })
    if (signature !== '') storedColumns(brand.slug).write(signature, columns)
  }

  return (
    <OrderResult
      {...{ entries, sheet, left, linesLeft, onAdd }}
      onColumns={correct}
      read={(code) => resolveOrder(code, sources)[0]}
    />
  )
}
