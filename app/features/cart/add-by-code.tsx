import { useRef, useState } from 'react'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { retry } from '#app/ui/lazy-boundary.tsx'
import type { OrderedItem } from '#domain/order-list/order-item.ts'
import { orderListAddress } from '#domain/order-list/order-list-address.ts'
import { paths } from '#domain/pages/paths.ts'
import { useOrderListCart } from './use-add-to-cart.ts'

type AddResult =
  | { kind: 'added'; code: string; quantity: number }
  | { kind: 'ambiguous'; text: string }
  | { kind: 'failed' }

/** Loads the reader of lines when the field gets the focus; the file of all codes follows with the first line. */
const loadListParser = () =>
  retry(() =>
    Promise.all([
      import('#app/browser/order-catalogue.ts'),
      import('#domain/order-list/order-book.ts'),
      import('#domain/order-list/resolve-order.ts'),
    ]),
  )
// A failure is ignored here: the code is loaded again when the form is sent.
const preload = () => void loadListParser().catch(() => undefined)

/** Finds the item that a line ('C5VGA2 x 3') orders; undefined where the visitor has to decide something. */
async function findItem(text: string, codesUrl: string): Promise<OrderedItem | undefined> {
  const [{ loadOrderCatalogue }, { sourcesOf }, { resolveOrder }] = await loadListParser()
  const { book } = await loadOrderCatalogue(codesUrl)
  // Only codes are read here: names are left to 'Pedido rápido'.
  const sources = { ...sourcesOf(book), isWord: () => false, searchWords: () => [] }
  const [entry, ...others] = resolveOrder(text, sources)
  return entry?.outcome.kind === 'certain' && others.length === 0 ? entry.outcome : undefined
}

/** Puts a typed code into the cart. Lines not certainly one item go to 'Pedido rápido'; without `codesUrl`, all do. */
export function AddByCode({ codesUrl }: { codesUrl: string | undefined }) {
  const { add } = useOrderListCart()
  const { exampleCode } = useSite()
  const [result, setResult] = useState<AddResult>()
  const field = useRef<HTMLInputElement>(null)
  const isBusy = useRef(false)

  async function addLine(form: HTMLFormElement, url: string) {
    // A second press before the file has loaded would add the item twice.
    if (isBusy.current) return
    isBusy.current = true
    const text = field.current?.value.trim() ?? ''
    try {
      const orderedItem = await findItem(text, url)
      if (orderedItem) {
        add([orderedItem])
        form.reset()
        setResult({ kind: 'added', code: orderedItem.item.code, quantity: orderedItem.quantity })
      } else {
        setResult({ kind: 'ambiguous', text })
      }
    } catch {
      setResult({ kind: 'failed' })
    } finally {
      isBusy.current = false
    }
  }

  return (
    <form
      action={paths.quickOrder}
      onSubmit={(event) => {
        if (codesUrl === undefined) return
        event.preventDefault()
        void addLine(event.currentTarget, codesUrl)
      }}
      className="grid gap-1.5 border-b border-rule py-3"
    >
      <div className="flex gap-2">
        <input
          ref={field}
          name="lista"
          required
          aria-label="Adicionar por código"
          placeholder={exampleCode ? `Código, por exemplo ${exampleCode} x 3` : 'Código'}
          autoComplete="off"
          spellCheck={false}
          onFocus={preload}
          className="min-h-11 w-0 flex-1 rounded border border-rule-strong bg-sheet px-3 text-small placeholder:text-muted sm:max-w-96"
        />
        <Button type="submit">Adicionar</Button>
      </div>
      <p aria-live="polite" className="text-small empty:hidden">
        {result && <AddResultText result={result} />}
      </p>
    </form>
  )
}

function AddResultText({ result }: { result: AddResult }) {
  if (result.kind === 'added') return `${result.code}: ${result.quantity} no carrinho.`
  if (result.kind === 'failed') return 'Não foi possível consultar o catálogo. Tente novamente.'
  return (
    <>
      Não é um único código do catálogo.{' '}
      <a href={orderListAddress(result.text)} className="underline underline-offset-4">
        Conferir em Pedido rápido
      </a>
    </>
  )
}
