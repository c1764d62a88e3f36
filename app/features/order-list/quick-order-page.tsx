import { useEffect, useRef, useState, type ChangeEvent, type Dispatch, type SetStateAction } from 'react'
import { LatePlace, latePart } from '#app/ui/late/late-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import type { ListToCart } from './list-to-cart.ts'
import { readListFile } from './read-list-file.ts'
import { ServedAnswer, type ServedLine } from './served-answer.tsx'

const OrderCheck = latePart(async () => (await import('./order-check.tsx')).OrderCheck)
const LinkedList = latePart(async () => (await import('./linked-list.tsx')).LinkedList)

/** Where lists are resolved by: missing for catalogues so large that the server answers. */
export interface ListUrls {
  order?: string | undefined
  search?: string | undefined
}

interface QuickOrderPageProps {
  /** Asked for in the address. */
  text: string
  served: readonly ServedLine[]
  urls: ListUrls
  cart: ListToCart
}

/** A list of codes and quantities, pasted or from a file, checked line by line before it goes anywhere. */
export function QuickOrderPage({ text: asked, served, urls, cart }: QuickOrderPageProps) {
  const [text, setText] = useState(asked)
  /** The text that is being checked, and the number of checks so far. */
  const [checked, setChecked] = useState<{ text: string; round: number }>()
  const fragment = useFragment()
  const check = () => setChecked(text.trim() === '' ? undefined : { text, round: (checked?.round ?? 0) + 1 })

  return (
    <div className="page-width grid gap-6 py-8 lg:py-12">
      <div>
        <h1 className="text-head">{tools.quickOrder.name}</h1>
        <p className="mt-3 max-w-prose text-muted">
          Cole códigos e quantidades como estiverem: planilha, WhatsApp, e-mail. Cada linha é conferida no catálogo;
          nada vai para o carrinho sem a sua confirmação.
        </p>
      </div>
      {/^L\d|^lista-/.test(fragment) && urls.order !== undefined && (
        <LatePlace>
          <LinkedList key={fragment} fragment={fragment} url={urls.order} cart={cart} />
        </LatePlace>
      )}
      <OrderForm
        text={text}
        setText={setText}
        onCheck={urls.order !== undefined && urls.search !== undefined ? check : undefined}
      />
      {checked && urls.order !== undefined && urls.search !== undefined ? (
        <LatePlace>
          <OrderCheck
            checked={checked}
            urls={{ order: urls.order, search: urls.search }}
            cart={cart}
            onLeft={setText}
          />
        </LatePlace>
      ) : (
        served.length > 0 && <ServedAnswer lines={served} />
      )}
    </div>
  )
}

/** What stands after '#' in the address, once the page runs. */
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

interface OrderFormProps {
  text: string
  setText: Dispatch<SetStateAction<string>>
  /** Missing: the server checks. */
  onCheck: (() => void) | undefined
}

/** The box for the list, and the ways to fill it. */
function OrderForm({ text, setText, onCheck }: OrderFormProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [fileError, setFileError] = useState<string>()

  // Text that was pasted before the page's scripts started.
  useEffect(() => {
    if (box.current?.value) setText(box.current.value)
  }, [setText])

  async function takeFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const read = await readListFile(file)
    target.value = ''
    setFileError(read.error)
    if (read.text !== undefined) setText((before) => [before.trimEnd(), read.text].filter(Boolean).join('\n'))
    box.current?.focus()
  }

  return (
    <form
      action={paths.quickOrder}
      className="grid gap-3"
      onSubmit={(event) => {
        if (!onCheck) return
        event.preventDefault()
        onCheck()
      }}
    >
      <TextAreaField
        ref={box}
        name="lista"
        label="Lista de códigos"
        hint="Um item por linha, por exemplo: C5VGA2 x 3. Até 200 linhas. Ctrl + Enter confere."
        rows={8}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onFocus={OrderCheck.preload}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
        }}
      />
      <noscript>
        <p className="text-small">Sem JavaScript, até 60 linhas por vez.</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary">
          Conferir lista
        </Button>
        <FileButton onFile={(event) => void takeFile(event)} />
      </div>
      {fileError && (
        <p role="alert" className="text-small text-signal">
          {fileError}
        </p>
      )}
    </form>
  )
}

function FileButton({ onFile }: { onFile: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return (
    <label className="needs-script inline-flex min-h-11 cursor-pointer items-center rounded border border-rule-strong bg-sheet px-4 text-small font-medium focus-within:outline-2 hover:border-petrol">
      Abrir arquivo .csv ou .txt
      <input type="file" accept=".csv,.txt,.tsv,.xlsx,text/*" className="sr-only" onChange={onFile} />
    </label>
  )
}
