import { useEffect, useMemo, useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { browserSearch } from '#app/browser/browser-search.ts'
import { orderCatalogue } from '#app/browser/order-catalogue.ts'
import { readStored, writeStored } from '#app/browser/storage.ts'
import { useSite } from '#app/site.tsx'
import { retry, Loading, TryAgain } from '#app/ui/lazy-boundary.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { columnRoleLabel, type ColumnRole } from '#domain/order-list/column-role.ts'
import { withinLimits } from '#domain/order-list/limits.ts'
import type { OrderSources } from '#domain/order-list/outcome.ts'
import { readOrder, resolveOrder } from '#domain/order-list/resolve-order.ts'
import { orderSources } from '#domain/search/order-sources.ts'
import { jsonTextSchema, tryParse } from '#domain/text/text-schemas.ts'
import { OrderResult } from './order-result.tsx'

/** Number of headings whose corrections are remembered. */
const maximumSheets = 20
const columnsSchema = jsonTextSchema(
  v.array(v.object({ sheet: v.string(), columns: v.array(v.picklist(keysOf(columnRoleLabel))) })),
)

/** The columns that the visitor corrected for sheets with these headings; undefined where none were. */
function rememberedColumns(slug: string, sheet: string): ColumnRole[] | undefined {
  return sheet === '' ? undefined : keptColumns(slug).find((one) => one.sheet === sheet)?.columns
}

/** Keeps a correction on the device, which keeps those of the last twenty headings. */
function rememberColumns(slug: string, sheet: string, columns: readonly ColumnRole[]): void {
  const others = keptColumns(slug).filter((one) => one.sheet !== sheet)
  writeStored(keyOf(slug), JSON.stringify([{ sheet, columns }, ...others].slice(0, maximumSheets)))
}

function keptColumns(slug: string) {
  return tryParse(columnsSchema, readStored(keyOf(slug))) ?? []
}

function keyOf(slug: string): string {
  return `${slug}-colunas`
}

interface OrderCheckProps {
  text: string
  urls: { order: string; search: string }
  /** The server's answer, which stays until the list has been read here. */
  meanwhile: ReactNode
  /** Adds to the cart. In: the ordered items, and the remaining lines of the text. */
  onAdd: Parameters<typeof OrderResult>[0]['onAdd']
}

/** Reads a list in the browser, with two files that are fetched once. */
export function OrderCheck({ text, urls: { order, search }, meanwhile, onAdd }: OrderCheckProps) {
  const [sources, setSources] = useState<OrderSources | 'failed'>()
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isLeaving = false
    const show = (next: OrderSources | 'failed') => !isLeaving && setSources(next)
    retry(() => loadSources(order, search)).then(show, () => show('failed'))
    return () => {
      isLeaving = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each try loads again
  }, [order, search, tries])

  if (sources === undefined) return meanwhile || <Loading />
  if (sources === 'failed')
    return (
      <>
        <TryAgain
          onRetry={() => {
            setSources(undefined)
            setTries(tries + 1)
          }}
        />
        {meanwhile}
      </>
    )
  return <CheckedList {...{ text, sources, onAdd }} />
}

/** Fetches the two files once per visit. Throws when one cannot be loaded; the next call tries again. */
export async function loadSources(order: string, search: string): Promise<OrderSources> {
  const [{ book }, { index }] = await Promise.all([orderCatalogue(order), browserSearch(search)])
  return orderSources(book, index)
}

/** The list as its text reads at present. Corrected columns are remembered for sheets with the same headings. */
function CheckedList({ text, sources, onAdd }: { sources: OrderSources } & Pick<OrderCheckProps, 'text' | 'onAdd'>) {
  const { brand } = useSite()
  /**
   * The correction for this text. Sheets without headings all look alike, so a correction of such a sheet is not
   * remembered.
   */
  const [corrected, setCorrected] = useState<{ signature: string; columns: ColumnRole[] }>()
  const { entries, sheet, left, linesLeft } = useMemo(() => {
    const { taken, ...rest } = withinLimits(text)
    const columnsFor = (signature: string) =>
      corrected?.signature === signature ? corrected.columns : rememberedColumns(brand.slug, signature)
    return { ...readOrder(taken, sources, columnsFor), ...rest }
  }, [text, sources, corrected, brand.slug])

  function correct(columns: ColumnRole[]) {
    const signature = sheet?.signature ?? ''
    setCorrected({ signature, columns })
    if (signature !== '') rememberColumns(brand.slug, signature, columns)
  }

  return (
    <OrderResult
      {...{ entries, sheet, left, linesLeft, onAdd }}
      onColumns={correct}
      read={(code) => resolveOrder(code, sources)[0]}
    />
  )
}
