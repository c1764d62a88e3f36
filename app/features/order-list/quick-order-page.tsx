import { useEffect, useState } from 'react'
import { LatePlace, latePart } from '#app/ui/late.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { OrderedItem } from '#domain/order-list/ordered-item.ts'
import { tools } from '#domain/pages/tools.ts'
import { AddedNotice } from './added-notice.tsx'
import type { ListToCart } from './list-to-cart.ts'
import { OrderForm } from './order-form.tsx'
import { ServedAnswer, type ServedLine } from './served-answer.tsx'

const loadCheck = () => import('./order-check.tsx')
const OrderCheck = latePart(async () => (await loadCheck()).OrderCheck)
const LinkedList = latePart(async () => (await import('./linked-list.tsx')).LinkedList)

/** Addresses of the files for reading lists; undefined for catalogues so large that the server reads them. */
export interface ListUrls {
  order?: string | undefined
  search?: string | undefined
}

interface QuickOrderPageProps {
  /** The list in the address. */
  text: string
  served: readonly ServedLine[]
  urls: ListUrls
  cart: ListToCart
}

/**
 * Loads code and files while the visitor types or pastes. A failure is ignored here: what is missing is loaded again
 * when there is a list to read.
 */
const prepareCheck = (order: string, search: string) =>
  void loadCheck()
    .then(({ loadSources }) => loadSources(order, search))
    .catch(() => undefined)

/** Milliseconds from the last key until the list is read. */
const pause = 500

/** 'Pedido rápido': codes and quantities, pasted or from a file, checked line by line. */
export function QuickOrderPage({ text: asked, served, urls: { order, search }, cart }: QuickOrderPageProps) {
  const [text, setText] = useState(asked)
  const [added, setAdded] = useState<{ round: number; count: number; undo: () => Promise<boolean> }>()
  const isReading = order !== undefined && search !== undefined
  const [read, readNow] = useReadText(text, isReading)
  const fragment = useFragment()

  async function add(wanted: readonly OrderedItem[], unresolved: string) {
    const undo = await cart.add(wanted)
    if (!undo) return
    setAdded({ round: (added?.round ?? 0) + 1, count: wanted.length, undo })
    showToast('Lista adicionada ao carrinho')
    setText(unresolved)
    readNow(unresolved)
  }

  const isAnswered = isReading && read.trim() !== ''
  const answered = served.length > 0 && text === asked && <ServedAnswer lines={served} />
  return (
    <div className="page-width grid gap-6 py-8 lg:py-12 print:block print:py-0">
      <div>
        <h1 className="text-head">{tools.quickOrder.name}</h1>
        <p className="no-print mt-3 max-w-prose text-muted">
          Cole códigos e quantidades como estiverem: planilha, edital, WhatsApp, e-mail. Cada linha é conferida no
          catálogo; nada vai para o carrinho sem a sua confirmação.
        </p>
      </div>
      {/^L\d|^lista-/.test(fragment) && order !== undefined && (
        <LatePlace>
          <LinkedList key={fragment} fragment={fragment} url={order} cart={cart} />
        </LatePlace>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10 print:block">
        <OrderForm
          text={text}
          setText={setText}
          onFocus={isReading ? () => prepareCheck(order, search) : undefined}
          onCheck={isReading ? () => readNow(text) : undefined}
        />
        <div className="grid min-w-0 gap-6 print:block">
          {added && <AddedNotice key={added.round} count={added.count} undo={added.undo} />}
          {isAnswered && order !== undefined && search !== undefined ? (
            <LatePlace meanwhile={answered}>
              <OrderCheck text={read} urls={{ order, search }} meanwhile={answered} onAdd={add} />
            </LatePlace>
          ) : (
            answered
          )}
        </div>
      </div>
    </div>
  )
}

/** The text to be checked: what was typed, after a pause, or at once where the caller asks for that. */
function useReadText(text: string, isReading: boolean): [string, (text: string) => void] {
  const [read, setRead] = useState('')
  useEffect(() => {
    if (!isReading || text === read) return undefined
    const timer = setTimeout(() => setRead(text), pause)
    return () => clearTimeout(timer)
  }, [text, read, isReading])
  return [read, setRead]
}

/** The fragment of the address, known after hydration. */
function useFragment(): string {
  const [fragment, setFragment] = useState('')
  useEffect(() => {
    const read = () => setFragment(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return fragment
}
