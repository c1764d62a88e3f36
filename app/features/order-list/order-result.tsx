import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { OrderEntry } from '#domain/order-list/outcome.ts'
import { summed, type OrderedItem } from '#domain/order-list/ordered-item.ts'
import { OpenEntry } from './open-entry.tsx'
import { AddedNotice } from './added-notice.tsx'
import type { ListToCart } from './list-to-cart.ts'
import { ShareList } from './share-list.tsx'
import { WantedTable } from './wanted-table.tsx'

interface OrderResultProps {
  entries: readonly OrderEntry[]
  /** Over the limits: stays in the box. */
  left: string
  linesLeft: number
  cart: ListToCart
  onLeft: (text: string) => void
}

/** What became of a list: what is found, what is still to be said, and the one button that adds it. */
export function OrderResult({ entries, left, linesLeft, cart, onLeft }: OrderResultProps) {
  const heading = useIntoView<HTMLHeadingElement>()
  const [chosen, setChosen] = useState<ReadonlyMap<OrderEntry, OrderedItem>>(new Map())
  const [added, setAdded] = useState<{ wanted: readonly OrderedItem[]; undo: () => Promise<boolean> }>()
  const wantedOf = (entry: OrderEntry): OrderedItem[] => {
    const choice = chosen.get(entry)
    const { outcome, options, note } = entry
    if (choice) return [{ ...choice, options, note }]
    return outcome.kind === 'certain' ? [{ item: outcome.item, quantity: outcome.quantity, options, note }] : []
  }
  const asked = entries.filter(({ outcome }) => outcome.kind !== 'remark' && outcome.kind !== 'skipped')
  const wanted = summed(asked.flatMap(wantedOf))
  const open = entries.filter(({ outcome }) => outcome.kind !== 'certain' && outcome.kind !== 'remark')
  const remarks = entries.filter(({ outcome }) => outcome.kind === 'remark')
  const found = asked.filter((entry) => wantedOf(entry).length > 0).length
  const summary = `${found} de ${asked.length} ${asked.length === 1 ? 'encontrado' : 'encontrados'}`
  const told = useToldAfter(summary)

  async function add() {
    const undo = await cart.add(wanted)
    if (!undo) return
    const unresolved = asked.filter((entry) => wantedOf(entry).length === 0).map(({ written }) => written)
    setAdded({ wanted, undo })
    showToast('Lista adicionada ao carrinho')
    onLeft([...unresolved, left].filter(Boolean).join('\n'))
  }

  if (added) return <AddedNotice {...added} />
  return (
    <section aria-labelledby="conferida" className="grid gap-5 border-t border-rule pt-6">
      <h2 id="conferida" ref={heading} className="scroll-mt-20 text-title">
        {summary}
      </h2>
      <p role="status" className="sr-only">
        {told}
      </p>
      {linesLeft > 0 && (
        <p className="text-small text-signal">
          A lista passa do limite: {linesLeft} {linesLeft === 1 ? 'linha não foi lida' : 'linhas não foram lidas'} e
          continua no campo depois de adicionar.
        </p>
      )}
      {open.length > 0 && (
        <ul className="grid gap-3">
          {open.map((entry) => (
            <li key={entry.id}>
              <OpenEntry
                entry={entry}
                chosen={chosen.get(entry)}
                onChoose={(choice) => setChosen(withChoice(chosen, entry, choice))}
              />
            </li>
          ))}
        </ul>
      )}
      {remarks.length > 0 && <Remarks remarks={remarks} />}
      {wanted.length > 0 && (
        <>
          <WantedTable wanted={wanted} assumed={assumedOf(entries)} />
          <div className="flex flex-wrap gap-3">
            <Button look="primary" size="large" onClick={() => void add()}>
              Adicionar {wanted.length} {wanted.length === 1 ? 'item' : 'itens'} ao carrinho
            </Button>
          </div>
          <ShareList wanted={wanted} />
        </>
      )}
    </section>
  )
}

/** The focus stays where the visitor works; on a small screen the answer is below what is seen. */
function useIntoView<Shown extends HTMLElement>() {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    const { top = 0 } = shown.current?.getBoundingClientRect() ?? {}
    if (top > innerHeight * 0.7) shown.current?.scrollIntoView({ block: 'start' })
  }, [])
  return shown
}

/** A text for a live region: there after the region is, else it is not read out. */
function useToldAfter(text: string): string {
  const [told, setTold] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTold(text), 150)
    return () => clearTimeout(timer)
  }, [text])
  return told
}

/** Greetings and signatures: named, lest an item be missed. */
function Remarks({ remarks }: { remarks: readonly OrderEntry[] }) {
  const count = remarks.length === 1 ? '1 linha sem código' : `${remarks.length} linhas sem código`
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

function withChoice(chosen: ReadonlyMap<OrderEntry, OrderedItem>, entry: OrderEntry, choice: OrderedItem | undefined) {
  const next = new Map(chosen)
  if (choice) next.set(entry, choice)
  else next.delete(entry)
  return next
}

/** The codes whose lines tell no quantity. */
function assumedOf(entries: readonly OrderEntry[]): Set<string> {
  return new Set(
    entries.flatMap(({ outcome }) => (outcome.kind === 'certain' && outcome.isAssumed ? [outcome.item.code] : [])),
  )
}
