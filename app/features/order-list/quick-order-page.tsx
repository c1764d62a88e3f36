import { useEffect, useRef, useState, type ChangeEvent, type Dispatch, type SetStateAction } from 'react'
import { Link } from 'react-router'
import { writeTabText, readTabText } from '#app/browser/storage.ts'
import { useSite } from '#app/site.tsx'
import { ColumnHeads } from '#app/ui/blocks/column-heads.tsx'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { WhatsappButton, Button, MailButton } from '#app/ui/button.tsx'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { LazyBoundary, lazyComponent, retry } from '#app/ui/lazy-boundary.tsx'
import { bareFragment } from '#domain/order-list/list-link.ts'
import type { OrderedItem } from '#domain/order-list/order-item.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { orderListLinks } from '#domain/quote/items-message.ts'
import { AddedNotice, type CartActions } from './added-notice.tsx'
import type { ListFile } from './read-list-file.ts'

interface ServedLine {
  id: number
  written: string
  /** The remark on what to do about the line; '' when the line's item was found. */
  remark: string
  found: { id: string; variantId?: string; code: string; name: string; choice: string; label: string }[]
  quantity?: number
  /** Whether the line asks for no item. */
  isAside?: boolean
}

/** The server's reading of a list, for pages without scripts, with the ways to send it. */
function ServedAnswer({ lines }: { lines: readonly ServedLine[] }) {
  const { brand } = useSite()
  const items = lines.flatMap(({ found: [item], quantity }) =>
    item && quantity !== undefined ? [{ label: item.label, quantity }] : [],
  )
  const links = orderListLinks(items, brand)
  const requested = lines.filter(({ isAside = false }) => !isAside)
  return (
    <TitledSection
      title={`${items.length} de ${requested.length} encontrados`}
      className="grid gap-4 border-t border-rule pt-6"
    >
      <div className="overflow-x-auto">
        <table className="w-full text-left text-small">
          <thead>
            <tr className="border-b border-rule-strong">
              <ColumnHeads className="py-2" columns={{ Linha: 'pr-4', Produto: 'pr-4', Quantidade: 'text-right' }} />
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, written, remark, found, quantity, isAside }) => (
              <tr key={id} className="border-b border-rule align-top">
                <td className="py-2 pr-4 break-words">{written}</td>
                <td className="py-2 pr-4">
                  {remark && <span className={isAside ? 'block text-muted' : 'block text-signal'}>{remark}</span>}
                  {found.map((item) => (
                    <Link
                      key={item.code}
                      to={paths.product(item.id, item.variantId)}
                      className="block py-1 hover:underline"
                    >
                      <CodeLabel code={item.code} /> {item.name}
                      {item.choice && `, ${item.choice}`}
                    </Link>
                  ))}
                </td>
                <td className="py-2 text-right tabular-nums">{quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {items.length > 0 && (
        <p className="flex flex-wrap gap-3">
          <WhatsappButton href={links.whatsapp.url}>Solicitar via WhatsApp</WhatsappButton>
          <MailButton href={links.mail.url}>Solicitar por e-mail</MailButton>
        </p>
      )}
    </TitledSection>
  )
}

interface OrderFormProps {
  text: string
  setText: Dispatch<SetStateAction<string>>
  /** Loads what checks a list in the browser; undefined where the server reads lists. */
  onFocus: (() => void) | undefined
  /** Checks the list in the browser; undefined where the server reads lists: the form is then sent to it. */
  onCheck: (() => void) | undefined
}

function OrderForm({ text, setText, onFocus, onCheck }: OrderFormProps) {
  const { exampleCode } = useSite()
  const example = exampleCode === undefined ? '' : `, por exemplo: ${exampleCode} x 3`
  const box = useRef<HTMLTextAreaElement>(null)
  const [notice, setNotice] = useState<{ text: string; isError: boolean }>()

  // Takes over a list that was pasted before hydration.
  useEffect(() => {
    if (box.current?.value) setText(box.current.value)
  }, [setText])

  async function openFile(file: File | undefined) {
    if (!file) return
    onFocus?.()
    const list = await retry(() => import('./read-list-file.ts')).then(
      ({ readListFile }) => readListFile(file),
      (): ListFile => ({ error: 'Não foi possível abrir a planilha. Confira a conexão e tente de novo.' }),
    )
    if ('error' in list) setNotice({ text: list.error, isError: true })
    else {
      setNotice(list.notice === undefined ? undefined : { text: list.notice, isError: false })
      // The file replaces the text in the box, so that line numbers match those of the file.
      setText(list.text)
    }
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
        hint={`Um item por linha${example}. Planilhas: com os títulos das colunas. Até 200 linhas. Ctrl + Enter confere.`}
        rows={10}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onFocus={onFocus}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return
          event.preventDefault()
          void openFile(event.dataTransfer.files[0])
        }}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
        }}
      />
      <noscript>
        <p className="text-small">Sem JavaScript, até 60 linhas e 5.000 caracteres por vez.</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary">
          Conferir lista
        </Button>
        <FileButton
          onFile={({ target }) => {
            void openFile(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      {notice && (
        <p role={notice.isError ? 'alert' : 'status'} className={`text-small ${notice.isError ? 'text-signal' : ''}`}>
          {notice.text}
        </p>
      )}
    </form>
  )
}

function FileButton({ onFile }: { onFile: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return (
    <label className="needs-script inline-flex min-h-11 cursor-pointer items-center rounded border border-rule-strong bg-sheet px-4 text-small font-medium focus-within:outline-2 hover:border-brand">
      Abrir planilha (.xlsx, .csv)
      <input type="file" accept=".csv,.txt,.tsv,.xlsx,.xlsm,.xls,text/*" className="sr-only" onChange={onFile} />
    </label>
  )
}

const loadOrderCheck = () => import('./order-check.tsx')
const OrderCheck = lazyComponent(async () => (await loadOrderCheck()).OrderCheck)
const LinkedList = lazyComponent(async () => (await import('./linked-list.tsx')).LinkedList)

/** Addresses of the files for reading lists; undefined for catalogues so large that the server reads them. */
export interface ListUrls {
  order?: string | undefined
  search?: string | undefined
}

interface QuickOrderPageProps {
  text: string
  servedLines: readonly ServedLine[]
  urls: ListUrls
  cart: CartActions
}

/** Loads code and files while the visitor types; a failure is ignored: a list to be read loads them again. */
const preloadOrderCheck = (orderUrl: string, searchUrl: string) =>
  void loadOrderCheck()
    .then(({ loadSources }) => loadSources(orderUrl, searchUrl))
    .catch(() => undefined)

/** Milliseconds from the last key until the list is read. */
const typingPauseMilliseconds = 500

export function QuickOrderPage({ text: addressText, servedLines, urls: { order, search }, cart }: QuickOrderPageProps) {
  const [text, setText] = useTextKeptInTab(addressText)
  const [addition, setAddition] = useState<{ number: number; count: number; undo: () => void }>()
  const isReadHere = order !== undefined && search !== undefined
  const [checkedText, checkNow] = useCheckedText(text, isReadHere)
  const fragment = useFragment()

  function add(items: readonly OrderedItem[], remainingText: string) {
    const undo = cart.add(items)
    setAddition({ number: (addition?.number ?? 0) + 1, count: items.length, undo })
    setText(remainingText)
    checkNow(remainingText)
  }

  const servedAnswer = servedLines.length > 0 && text === addressText && <ServedAnswer lines={servedLines} />
  return (
    <div className="page-width page-top grid gap-6 print:block print:py-0">
      <PageHead
        title={tools.quickOrder.name}
        crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: tools.quickOrder.name }]}
        lead="Cole códigos e quantidades como estiverem: planilha, edital, WhatsApp, e-mail. Cada linha é conferida no catálogo; nada vai para o carrinho sem a sua confirmação."
      />
      {(listLinkPattern.test(fragment) || savedListPattern.test(fragment)) && order !== undefined && (
        <LazyBoundary>
          <LinkedList key={fragment} fragment={fragment} url={order} cart={cart} />
        </LazyBoundary>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10 print:block">
        <OrderForm
          text={text}
          setText={setText}
          onFocus={isReadHere ? () => preloadOrderCheck(order, search) : undefined}
          onCheck={isReadHere ? () => checkNow(text) : undefined}
        />
        <div className="grid min-w-0 gap-6 print:block">
          {addition && <AddedNotice key={addition.number} count={addition.count} undo={addition.undo} />}
          {isReadHere && checkedText.trim() !== '' ? (
            <LazyBoundary fallback={servedAnswer}>
              <OrderCheck text={checkedText} urls={{ order, search }} servedAnswer={servedAnswer} onAdd={add} />
            </LazyBoundary>
          ) : (
            servedAnswer || <LineKinds />
          )}
        </div>
      </div>
    </div>
  )
}

/** The fragments of a list link, and of a list that this device keeps. */
const listLinkPattern = /^L\d/
const savedListPattern = /^lista-/

const lineKinds = [
  ['Código com quantidade', 'Conferido no catálogo: nome, variação e quantidade.'],
  ['Só palavras', 'As peças mais próximas, com os modelos que atendem, para escolher uma.'],
  ['Sem quantidade', 'Entra como 1, com o pedido de conferir.'],
  ['Palavras e código que se contradizem', 'A linha espera a sua resposta: qual dos dois vale?'],
  ['O que não está no catálogo', 'Fica na lista, marcado como não encontrado, e pode ir na solicitação.'],
  ['Saudação, CNPJ, endereço', 'Não pedem peça e ficam de fora.'],
] as const

function LineKinds() {
  return (
    <TitledSection title="O que acontece com cada linha" headingClass="text-lead" className="no-print grid gap-3">
      <dl className="border-b border-rule text-small">
        {lineKinds.map(([kind, outcome]) => (
          <div key={kind} className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[17rem_minmax(0,1fr)]">
            <dt className="font-medium">{kind}</dt>
            <dd className="text-muted">{outcome}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}

/** The box's text, which the tab keeps for a reload. A list in the address and what was typed before go first. */
function useTextKeptInTab(addressText: string): [string, Dispatch<SetStateAction<string>>] {
  const { brand } = useSite()
  const key = `${brand.slug}-lista-em-edicao`
  const [text, setText] = useState(addressText)
  const isRestored = useRef(addressText !== '')
  useEffect(() => {
    if (isRestored.current) return writeTabText(key, text)
    isRestored.current = true
    setText((typed) => typed || readTabText(key))
  }, [key, text])
  return [text, setText]
}

/** The text to be checked: what was typed, after a pause, or at once where the caller asks for that. */
function useCheckedText(text: string, isReadHere: boolean): [string, (text: string) => void] {
  const [checkedText, setCheckedText] = useState('')
  useEffect(() => {
    if (!isReadHere || text === checkedText) return undefined
    const timer = setTimeout(() => setCheckedText(text), typingPauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text, checkedText, isReadHere])
  return [checkedText, setCheckedText]
}

/** The address's fragment: a list's without the signs that programs put around links, any other as it is. */
function useFragment(): string {
  const [fragment, setFragment] = useState('')
  useEffect(() => {
    const readFragment = () => {
      const listFragment = bareFragment(location.hash)
      setFragment(listLinkPattern.test(listFragment) ? listFragment : location.hash.slice(1))
    }
    readFragment()
    addEventListener('hashchange', readFragment)
    return () => removeEventListener('hashchange', readFragment)
  }, [])
  return fragment
}
