import { Mail, Printer, ShoppingCart } from 'lucide'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#app/site.tsx'
import { Button, ExternalButton, WhatsappButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { optionTexts } from '#domain/cart/line-text.ts'
import { typedQuantity } from '#domain/cart/quantity-field.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import type { ModelPage } from '#domain/compatibility/page-data.ts'
import { paths } from '#domain/pages/paths.ts'
import { partsLinks, type PartsRequest, type RequestedPart } from '#domain/quote/items-message.ts'
import { counted } from '#domain/text/number-text.ts'

/** A part that was ticked, or one of whose variants was chosen. */
export interface ChosenPart extends RequestedPart {
  product: ProductSummary
  variantId?: string
  selectedOptions?: Record<string, string>
}

/** The parts that are chosen in the tables of a form, in the order of the tables. */
function readChosenParts(form: HTMLFormElement, products: readonly ProductSummary[]): ChosenPart[] {
  return [...form.querySelectorAll<HTMLElement>('[data-part]')].flatMap((row): ChosenPart[] => {
    const product = products.find(({ id }) => id === row.dataset['part'])
    const field = row.querySelector<HTMLInputElement | HTMLSelectElement>('[name=lista]')
    const isChosen = field instanceof HTMLInputElement ? field.checked : field?.value
    if (!product || !field || !isChosen) return []
    // The field's value is a line of an order list, for a form that is sent without scripts.
    const code = field.value.replace(/ x 1$/, '')
    const variant = product.variants.find(({ sku }) => sku === code)
    // A row whose quantity is not a number is not chosen yet: its field says so.
    const quantity = typedQuantity(row.querySelector<HTMLInputElement>('[data-quantity]')?.value || '1')
    if (quantity === undefined) return []
    const tipo = row.querySelector<HTMLSelectElement>('[data-option=tipo]')?.value
    const options = tipo ? { selectedOptions: { tipo } } : {}
    const name = [product.name, ...optionTexts(options)].join(', ')
    return [{ product, code, name, quantity, ...(variant && { variantId: variant.id }), ...options }]
  })
}

interface PartsActionsProps {
  request: PartsRequest
  onAdd: () => void
}

/**
 * Buttons for the chosen parts, at the window's lower edge while the tables are in view. Without scripts the choice is
 * unknown, and the message asks for the machine's parts in general.
 */
function PartsActions({ request, onAdd }: PartsActionsProps) {
  const { brand } = useSite()
  const statusId = useId()
  const count = request.parts.length
  const isEmpty = count === 0
  const { whatsapp } = partsLinks(request, brand)
  return (
    <div className="bottom-bar no-print sticky bottom-0 z-10 -mx-4 flex items-center gap-2 border-t border-rule-strong bg-paper px-4 py-2 sm:-mx-2 sm:px-2">
      <p
        id={statusId}
        role="status"
        className="needs-script min-w-0 grow text-small leading-tight font-medium sm:grow-0"
      >
        {isEmpty ? 'Marque as peças na tabela' : <ChosenCount count={count} />}
      </p>
      <Button
        size="small"
        look={isEmpty ? 'quiet' : 'primary'}
        className="needs-script touch:min-w-11"
        disabled={isEmpty}
        aria-describedby={statusId}
        onClick={onAdd}
      >
        <Icon node={ShoppingCart} size={17} />
        <span className="max-sm:sr-only">Adicionar selecionadas</span>
      </Button>
      {isEmpty && (
        <Button size="small" className="needs-script" disabled aria-describedby={statusId}>
          <SendLabel />
        </Button>
      )}
      {/* The served page shows this button to visitors without scripts; with scripts it appears with the first
          choice. */}
      <WhatsappButton size="small" href={whatsapp.url} className={isEmpty ? '[@media(scripting:enabled)]:hidden' : ''}>
        <SendLabel />
      </WhatsappButton>
    </div>
  )
}

function SendLabel() {
  return (
    <span>
      Enviar<span className="max-sm:sr-only"> esta lista</span>
    </span>
  )
}

function ChosenCount({ count }: { count: number }) {
  return (
    <>
      {counted(count, 'peça', 'peças')}
      <span className="max-sm:sr-only">{count === 1 ? ' escolhida' : ' escolhidas'}</span>
    </>
  )
}

/** Further actions on the chosen parts. */
function MoreActions({ request }: Pick<PartsActionsProps, 'request'>) {
  const { brand } = useSite()
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      <Button type="submit" size="small">
        Conferir no pedido rápido
      </Button>
      <ExternalButton size="small" href={partsLinks(request, brand).mail.url}>
        <Icon node={Mail} size={17} />
        Por e-mail
      </ExternalButton>
      <Button size="small" look="plain" className="needs-script" onClick={() => print()}>
        <Icon node={Printer} size={17} />
        Imprimir
      </Button>
    </div>
  )
}

interface PartsFormProps {
  page: ModelPage
  onAdd: (parts: readonly ChosenPart[]) => void
  children: ReactNode
}

/** The tables of a model's page, as a form whose buttons act on the chosen parts. */
export function PartsForm({ page, onAdd, children }: PartsFormProps) {
  const navigate = useNavigate()
  const formRef = useRef<HTMLFormElement>(null)
  const [chosenParts, setChosenParts] = useState<readonly ChosenPart[]>([])
  const request = { machine: page.name, parts: chosenParts }
  const readForm = () => (formRef.current ? readChosenParts(formRef.current, productsOf(page)) : [])

  // Takes over what was chosen before hydration.
  useEffect(() => {
    const partsBeforeHydration = formRef.current ? readChosenParts(formRef.current, productsOf(page)) : []
    if (partsBeforeHydration.length > 0) setChosenParts(partsBeforeHydration)
  }, [page])

  return (
    <form
      ref={formRef}
      action={paths.quickOrder}
      aria-label={`Pedir peças para ${page.name}`}
      onChange={({ target }) => {
        setChosenParts(readForm())
        if (target instanceof HTMLInputElement) target.reportValidity()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const lines = readForm().map(({ code, quantity }) => ['lista', `${code} x ${quantity}`])
        void navigate(`${paths.quickOrder}?${new URLSearchParams(lines)}`)
      }}
      className="print-keep grid gap-5 print:block"
    >
      {children}
      <MoreActions request={request} />
      <PartsActions request={request} onAdd={() => onAdd(readForm())} />
    </form>
  )
}

function productsOf({ cited, ofBrand }: ModelPage): ProductSummary[] {
  return [...cited, ...ofBrand].flatMap(({ rows }) => rows.map(({ product }) => product))
}
