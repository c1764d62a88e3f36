import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { loadOrderCatalogue } from '#app/browser/order-catalogue.ts'
import { readAllLists } from '#app/browser/saved-lists.ts'
import { useSite } from '#app/site.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Loading, TryAgain, useLoaded } from '#app/ui/lazy-boundary.tsx'
import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { paths } from '#domain/pages/paths.ts'
import { type RequestLine, type RequestRow, type UnfoundLine, lineOfList } from '#domain/quote/request.ts'
import { readListInAddress, noListText, type ListInAddress } from '#domain/saved/list-in-address.ts'
import { counted } from '#domain/text/number-text.ts'
import { AddedNotice, type CartActions } from './added-notice.tsx'
import { ShareList } from './share-list.tsx'

function LineList({ rows }: { rows: readonly RequestRow[] }) {
  return (
    <ul aria-label="Itens da lista" className="border-t border-rule">
      {rows.map((row) => (
        <li key={row.id} className="flex items-start justify-between gap-4 border-b border-rule py-2 text-small">
          {row.item ? <FoundLine row={row} /> : <UnfoundLineText row={row} />}
          <span className="shrink-0 py-1 text-right font-medium tabular-nums">{row.quantity} un</span>
        </li>
      ))}
    </ul>
  )
}

function FoundLine({ row: { item, choice, note, buyerLine } }: { row: RequestLine }) {
  const numbers = buyerNumbers(buyerLine)
  return (
    <Link to={paths.product(item.product.id, item.variantId)} className="min-w-0 py-1 hover:underline">
      <CodeLabel code={item.code} /> {item.product.name}
      <span className="text-muted">
        {choice && `, ${choice}`}
        {numbers && <span className="block">{numbers}</span>}
        {note && <span className="block break-words">Obs.: {note}</span>}
      </span>
    </Link>
  )
}

function UnfoundLineText({ row: { buyerLine, note } }: { row: UnfoundLine }) {
  const numbers = buyerNumbers(buyerLine)
  return (
    <span className="min-w-0 py-1">
      <span className="block break-words">{buyerLine.text}</span>
      <span className="block text-signal">Não identificado no catálogo</span>
      {numbers && <span className="block text-muted">{numbers}</span>}
      {note && <span className="block break-words text-muted">Obs.: {note}</span>}
    </span>
  )
}

interface LinkedListProps {
  fragment: string
  url: string
  cart: CartActions
}

/** A list from a link, or kept on this device: nothing happens to it until the visitor decides. */
export function LinkedList({ fragment, url, cart }: LinkedListProps) {
  const { brand } = useSite()
  const [listInAddress] = useState(() => readListInAddress(fragment, readAllLists(brand.slug)))
  if (listInAddress.kind === 'none') return null
  if (listInAddress.kind !== 'list') return <Message>{noListText[listInAddress.kind]}</Message>
  return <DecodedList {...{ listInAddress, fragment, url, cart }} />
}

function Message({ children }: { children: string }) {
  return (
    <p role="alert" className="rounded border border-signal bg-signal-tint px-3 py-2 text-small">
      {children}
    </p>
  )
}

/** The list as today's catalogue has it, with its changes of the cart. */
function DecodedList(props: LinkedListProps & { listInAddress: Extract<ListInAddress, { kind: 'list' }> }) {
  const { listInAddress, fragment, url, cart } = props
  const load = useCallback(async () => listInAddress.lookUp((await loadOrderCatalogue(url)).book), [listInAddress, url])
  const [lines, tryAgain] = useLoaded(load)
  const [undoAddition, setUndoAddition] = useState<() => void>()
  if (lines === undefined) return <Loading />
  if (lines === 'failed') return <TryAgain onRetry={tryAgain} />
  const foundLines = lines.filter((line) => line.kind === 'found')
  const lostLines = lines.filter((line) => line.kind === 'moved' || line.kind === 'gone')
  const rows = lines.flatMap((line): RequestRow[] => {
    if (line.kind === 'found') return [lineOfList(line)]
    return line.kind === 'unfound' ? [line] : []
  })

  function changeCart(change: CartActions['add']) {
    const undo = change(foundLines)
    setUndoAddition(() => undo)
  }

  return (
    <TitledSection
      title={`${listInAddress.name}: ${counted(foundLines.length, 'item', 'itens')}`}
      headingClass="text-title break-words"
      className="grid gap-4 rounded border border-rule-strong p-4"
    >
      {lostLines.map((line) => (
        <Message key={line.id}>
          {line.kind === 'moved'
            ? `${line.code} × ${line.quantity}: este código mudou de produto ou ganhou versões desde que a lista foi feita. Confira antes de pedir.`
            : `${line.code} × ${line.quantity}: este código saiu do catálogo.`}
        </Message>
      ))}
      <LineList rows={rows} />
      {undoAddition ? (
        <AddedNotice count={foundLines.length} undo={undoAddition} />
      ) : (
        foundLines.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <Button look="primary" onClick={() => changeCart(cart.add)}>
              Adicionar ao carrinho
            </Button>
            <Button onClick={() => changeCart(cart.replace)}>Substituir o carrinho</Button>
          </div>
        )
      )}
      {rows.length > 0 && <ShareList rows={rows} printFragment={fragment} />}
    </TitledSection>
  )
}
