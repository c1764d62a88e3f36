import { Mail, Printer, ShoppingCart } from 'lucide'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSite } from '#app/site.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ColumnHeads } from '#app/ui/blocks/column-heads.tsx'
import { Button, ExternalButton, WhatsappButton } from '#app/ui/button.tsx'
import { CopyableCode } from '#app/ui/code-label.tsx'
import { ConnectorFace } from '#app/ui/connector-face.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { optionTexts } from '#domain/cart/line-text.ts'
import { quantityField, typedQuantity } from '#domain/cart/quantity-field.ts'
import { labelCode, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import { sensorTypes } from '#domain/catalogue/sensor-types.ts'
import { variantLabel } from '#domain/catalogue/variants/selection.ts'
import { availabilityLabel } from '#domain/catalogue/vocabulary.ts'
import type { PartGroup, PartRow, ModelPage } from '#domain/compatibility/page-data.ts'
import { paths } from '#domain/pages/paths.ts'
import { partsLinks, type PartsRequest, type RequestedPart } from '#domain/quote/items-message.ts'
import { counted } from '#domain/text/number-text.ts'

/** The columns by title, each with its width on a wide screen, the same in every table of the page. */
const tableColumns = {
  Código: 'xl:w-62',
  Peça: '',
  Conector: 'xl:w-64',
  Disponibilidade: 'xl:w-28',
  Pedir: 'no-print xl:w-32',
  Quantidade: 'needs-script no-print xl:w-24',
}
const cellClass = 'px-2 py-1.5 align-middle stacked:p-0 print:py-0.5'
const rowClass =
  'group border-b border-rule has-[input:checked]:bg-tint has-[option:not(:first-child):checked]:bg-tint stacked:grid stacked:grid-cols-[minmax(0,1fr)_auto_auto] stacked:items-center stacked:gap-x-3 stacked:gap-y-1 stacked:py-2 sm:stacked:grid-cols-[12rem_minmax(0,1fr)_9rem_6.5rem]'

/** Parts by type; the chosen ones are sent with the form around the table. */
export function PartsTable({ groups, caption }: { groups: readonly PartGroup[]; caption: string }) {
  return (
    <table className="whole-rows w-full border-collapse text-small stacked:block print:text-[11px]">
      <caption className="sr-only">{caption}</caption>
      <thead className="stacked:sr-only">
        <tr className="text-label">
          <ColumnHeads className="px-2 py-1.5 text-left font-medium text-muted" columns={tableColumns} />
        </tr>
      </thead>
      {groups.map(({ id, title, rows }) => (
        <tbody key={id} id={id} className="scroll-mt-24 stacked:block print:break-inside-avoid">
          <tr className="break-after-avoid stacked:block">
            <th
              colSpan={6}
              scope="rowgroup"
              className="bg-tint px-2 py-1 print:py-0.5 text-left text-label font-semibold stacked:block"
            >
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <PartTableRow key={row.product.id} {...row} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function PartTableRow({ product, technology, otherModels, connector }: PartRow) {
  const code = labelCode(product)
  return (
    <tr data-part={product.id} className={rowClass}>
      <td className={cellClass}>{code && <CopyableCode code={code} isWrapping />}</td>
      <td className={`${cellClass} max-sm:order-1 max-sm:col-span-3 sm:stacked:col-span-2`}>
        <Link
          to={paths.product(product.id)}
          className="inline-flex items-center font-medium underline-offset-4 hover:underline touch:min-h-11"
        >
          {product.name}
        </Link>
        {technology && <span className="block text-label text-muted">Tecnologia: {technology}</span>}
        {otherModels && <span className="block text-label text-muted">Cita: {otherModels}</span>}
      </td>
      <td className={`${cellClass} stacked:order-1 max-sm:group-has-[select]:col-span-3 sm:stacked:col-span-2`}>
        {connector && (
          <Link
            to={paths.connector(connector.id)}
            className="flex items-center gap-2 text-label underline-offset-4 hover:underline touch:min-h-11"
          >
            {connector.face && <ConnectorFace face={connector.face} className="shrink-0 print:h-5 print:w-8" />}
            {connector.name}
          </Link>
        )}
      </td>
      <td className={`${cellClass} max-sm:col-span-2 stacked:justify-self-end`}>
        <Badge tone={product.availability === 'em-estoque' ? 'good' : 'neutral'}>
          {availabilityLabel[product.availability]}
        </Badge>
      </td>
      <td className={`${cellClass} no-print stacked:order-1 max-sm:has-[select]:col-span-2`}>
        <span className="grid gap-1">
          <PartChooser product={product} />
          <SensorTypeSelect product={product} />
        </span>
      </td>
      <td className={`${cellClass} needs-script no-print stacked:order-1 stacked:justify-self-end`}>
        <input
          {...quantityField}
          data-quantity
          defaultValue={1}
          aria-label={`Quantidade de ${product.name}`}
          className="min-h-9 w-16 touch:min-h-11 rounded border border-rule-strong bg-sheet px-2"
        />
      </td>
    </tr>
  )
}

/** The end of a field's value, after the code: without scripts the form sends lines of an order list. */
const quantitySuffix = ' x 1'

/** A checkbox, or for a product with variants a select. */
function PartChooser({ product }: Pick<PartRow, 'product'>) {
  const { name, variants } = product
  if (variants.length === 0)
    return (
      <label className="inline-flex min-h-9 touch:min-h-11 min-w-9 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          name="lista"
          value={`${labelCode(product) || name}${quantitySuffix}`}
          aria-label={`Pedir ${name}`}
          className="size-5 accent-brand"
        />
        <span className="hidden stacked:inline">Pedir</span>
      </label>
    )
  return (
    <select
      name="lista"
      aria-label={`Opção de ${name}`}
      className="min-h-9 w-28 touch:min-h-11 rounded border border-rule-strong bg-sheet px-1 stacked:w-full"
    >
      <option value="">Escolher…</option>
      {variants.map((variant) => (
        <option key={variant.id} value={`${variant.sku}${quantitySuffix}`}>
          {variantLabel(variant)} ({variant.sku})
        </option>
      ))}
    </select>
  )
}

/** An optional select for the type of sensor, as on the product's own page; absent where variants state the type. */
function SensorTypeSelect({ product: { name, productType, variants } }: Pick<PartRow, 'product'>) {
  const types = variants.some(({ application }) => application) ? [] : sensorTypes(productType)
  if (types.length < 2) return null
  return (
    <select
      data-option="tipo"
      aria-label={`Tipo de sensor de ${name} (opcional)`}
      className="needs-script min-h-9 w-28 touch:min-h-11 rounded border border-rule-strong bg-sheet px-1 stacked:w-full"
    >
      <option value="">Tipo…</option>
      {types.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

export interface ChosenPart extends RequestedPart {
  product: ProductSummary
  variantId?: string
  selectedOptions?: Record<string, string>
}

function readChosenParts(form: HTMLFormElement | null, { citedParts, brandParts }: ModelPage): ChosenPart[] {
  const products = [...citedParts, ...brandParts].flatMap(({ rows }) => rows.map(({ product }) => product))
  return [...(form?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].flatMap((row): ChosenPart[] => {
    const product = products.find(({ id }) => id === row.dataset['part'])
    const field = row.querySelector<HTMLInputElement | HTMLSelectElement>('[name=lista]')
    const isChosen = field instanceof HTMLInputElement ? field.checked : field?.value
    if (!product || !field || !isChosen) return []
    const code = field.value.slice(0, -quantitySuffix.length)
    const variant = product.variants.find(({ sku }) => sku === code)
    // A row whose quantity is no number is left out; its field says what is wrong.
    const quantity = typedQuantity(row.querySelector<HTMLInputElement>('[data-quantity]')?.value || '1')
    if (quantity === undefined) return []
    const tipo = row.querySelector<HTMLSelectElement>('[data-option=tipo]')?.value
    const options = tipo ? { selectedOptions: { tipo } } : {}
    const name = [product.name, ...optionTexts(options)].join(', ')
    return [{ product, code, name, quantity, ...(variant && { variantId: variant.id }), ...options }]
  })
}

/** The buttons for the chosen parts; without scripts these are unknown, and the message asks for parts in general. */
function PartsActions({ request, onAdd }: { request: PartsRequest; onAdd: () => void }) {
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
        {isEmpty ? 'Marque as peças na tabela' : counted(count, 'peça', 'peças')}
        {!isEmpty && <span className="max-sm:sr-only">{count === 1 ? ' escolhida' : ' escolhidas'}</span>}
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

function MoreActions({ request }: { request: PartsRequest }) {
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

export function PartsForm({ page, onAdd, children }: PartsFormProps) {
  const navigate = useNavigate()
  const formRef = useRef<HTMLFormElement>(null)
  const [chosenParts, setChosenParts] = useState<readonly ChosenPart[]>([])
  const request = { machine: page.name, parts: chosenParts }
  const readForm = () => readChosenParts(formRef.current, page)

  // Takes over what was chosen before hydration.
  useEffect(() => {
    const partsBeforeHydration = readChosenParts(formRef.current, page)
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
