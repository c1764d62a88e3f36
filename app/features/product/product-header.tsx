import { Check } from 'lucide'
import { memo } from 'react'
import { useOwnMachines } from '#app/own-machines.ts'
import { useSite } from '#app/site.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { CopyableCode } from '#app/ui/code-label.tsx'
import { ConnectorFace, type NamedFace } from '#app/ui/connector-face.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type DataSheet, type SheetRow, keyFacts } from '#domain/catalogue/data-sheet.ts'
import { hasPrice, instalmentPrice, isOnSale, pixPrice, discountPercent } from '#domain/catalogue/price.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { servedBrand } from '#domain/catalogue/related.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { availabilityDetailLabel } from '#domain/catalogue/vocabulary.ts'
import { pageAmount } from '#domain/money.ts'

const maximumVisibleNames = 3

/** The machines that a part names: the first ones, and the number of the others. 'Compatibilidade' lists all. */
export const CitedFor = memo(function CitedFor({ models }: Pick<DataSheet, 'models'>) {
  if (models.length === 0) return null
  const names = models.map(({ name }) => name)
  const visibleNames = names.length > maximumVisibleNames + 1 ? names.slice(0, maximumVisibleNames) : names
  const hiddenCount = names.length - visibleNames.length
  const text = hiddenCount > 0 ? `${visibleNames.join(', ')} e mais ${hiddenCount}` : andFormat.format(visibleNames)
  return (
    <div className="grid gap-1">
      <p className="text-small text-muted">Compatível com {text}, segundo a ficha</p>
      <CitedForOwnMachines models={models} />
    </div>
  )
})

const andFormat = new Intl.ListFormat('pt-BR')

/** The few facts that decide, beside the name; each connector with its face. The data sheet has them too. */
export const KeyFacts = memo(function KeyFacts(props: { rows: readonly SheetRow[]; faces: readonly NamedFace[] }) {
  const facts = keyFacts(props.rows)
  if (facts.length === 0) return null
  return (
    <dl className="no-print grid grid-cols-2 gap-x-4 gap-y-2 border-t border-rule pt-3 text-small">
      {facts.map(({ name, value, connectors: [connector] = [] }) => (
        <div key={name} className={connector && 'max-sm:col-span-2'}>
          <dt className="text-label text-muted">{name}</dt>
          <dd className="flex items-center gap-3">
            {connector && <KeyFace face={props.faces.find(({ key }) => key === connector.key)} />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
})

/** The drawn front of a connector; nothing where it is not known for certain. */
function KeyFace({ face }: { face: NamedFace | undefined }) {
  return face && <ConnectorFace face={face} className="h-auto max-h-11 max-w-18 shrink-0" />
}

/** The price, and beside it the code that the answers lead to. Its room is reserved, so that a choice moves nothing. */
export function PriceAndCode(props: { product: Product; variant: Variant | undefined; hasChoices: boolean }) {
  const { product, variant, hasChoices } = props
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <PriceBlock currentPrice={variant?.currentPrice ?? product.currentPrice} originalPrice={product.originalPrice} />
      {hasChoices && (
        <p aria-live="polite" className="flex min-h-7 touch:min-h-11 items-center gap-2 text-small print:min-h-0">
          {variant && (
            <>
              SKU Selecionado <CopyableCode key={variant.sku} code={variant.sku} />
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** Price with discount, PIX and instalments, or 'Sob consulta' (spec §9). */
function PriceBlock({ currentPrice, originalPrice }: { currentPrice: number; originalPrice?: number | undefined }) {
  const { pixDiscount, instalments } = useSite().brand.offers
  const prices = { currentPrice, originalPrice }
  if (!hasPrice(prices)) return <p className="no-print text-lead font-semibold">Sob consulta</p>
  return (
    <div className="no-print grid gap-0.5">
      {isOnSale(prices) && originalPrice !== undefined && (
        <p className="text-small text-muted">
          <s>
            <span className="sr-only">De </span>
            {pageAmount(originalPrice)}
          </s>
        </p>
      )}
      <p className="text-title font-semibold">{pageAmount(currentPrice)}</p>
      {pixDiscount > 0 && (
        <p className="text-small">
          {pageAmount(pixPrice(currentPrice, pixDiscount))} no PIX{' '}
          <span className="text-muted">({pixDiscount}% de desconto)</span>
        </p>
      )}
      {instalments > 1 && (
        <p className="text-small text-muted">
          em até {instalments}x de {pageAmount(instalmentPrice(currentPrice, instalments))}
        </p>
      )}
    </div>
  )
}

/** The brand label (spec §2): another maker's part names the brand that it is for, not to pass for that brand's. */
function brandText(product: Product): string {
  const [brand] = product.brands
  const isOther = product.category === 'acessorios-componentes' && product.condition === 'compativel'
  return isOther ? `Compatível, para ${servedBrand(brand)}` : brand.label
}

interface ProductHeaderProps {
  product: Product
  variant: Variant | undefined
  /** Text beside the ANVISA seal; undefined for a product without the seal. */
  anvisa: string | undefined
}

/** Code, name, badges (spec §2 'Product detail'); buyers order by code: it is first, a variant's is at its choice. */
export function ProductHeader({ product, variant, anvisa }: ProductHeaderProps) {
  const availability = variant?.availability ?? product.availability
  return (
    <header className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        {product.sku && <CopyableCode code={product.sku} />}
        <span className="font-medium">{brandText(product)}</span>
        <span className="text-label text-muted">Ref: {product.id.padStart(3, '0')}</span>
      </p>
      <h1 className="text-title">{product.name}</h1>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={availability === 'em-estoque' ? 'good' : 'neutral'}>{availabilityDetailLabel[availability]}</Badge>
        {product.isNew && <Badge tone="signal">Produto Novo</Badge>}
        {isOnSale(product) && <Badge tone="signal">{discountPercent(product)}% OFF</Badge>}
        {anvisa !== undefined && (
          <>
            <Badge tone="brand">Certificado ANVISA</Badge>
            <span className="text-label text-muted">ANVISA: {anvisa}</span>
          </>
        )}
      </p>
    </header>
  )
}

/** The visitor's machines that the part names; no others: that a part does not name a machine proves nothing. */
function CitedForOwnMachines({ models }: Pick<DataSheet, 'models'>) {
  const ownKeys = new Set(useOwnMachines().map(({ key }) => key))
  const names = models.flatMap(({ key, name }) => (ownKeys.has(key) ? name : []))
  if (names.length === 0) return null
  return (
    <p className="flex items-start gap-1.5 text-small font-medium text-brand-deep">
      <Icon node={Check} size={18} />
      {names.length === 1 ? 'Compatível com o seu' : 'Compatível com os seus'} {andFormat.format(names)}
    </p>
  )
}
