import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { CopyableCode } from '#app/ui/code-label.tsx'
import { ConnectorFace } from '#app/ui/connector-face.tsx'
import { quantityField } from '#domain/cart/quantity-field.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { sensorTypes } from '#domain/catalogue/sensor-types.ts'
import { variantLabel } from '#domain/catalogue/variants/selection.ts'
import { availabilityLabel } from '#domain/catalogue/vocabulary.ts'
import type { PartGroup, PartRow } from '#domain/compatibility/page-data.ts'
import { paths } from '#domain/pages/paths.ts'

const headClass = 'px-2 py-1.5 text-left font-medium text-muted'
const cellClass = 'px-2 py-1.5 align-middle stacked:p-0 print:py-0.5'
const rowClass =
  'group border-b border-rule has-[input:checked]:bg-tint has-[option:not(:first-child):checked]:bg-tint stacked:grid stacked:grid-cols-[minmax(0,1fr)_auto_auto] stacked:items-center stacked:gap-x-3 stacked:gap-y-1 stacked:py-2 sm:stacked:grid-cols-[12rem_minmax(0,1fr)_9rem_6.5rem]'

/**
 * Parts by type, each with code, plug, variants and availability; the chosen ones are sent with the form around the
 * table.
 */
export function PartsTable({ groups, caption }: { groups: readonly PartGroup[]; caption: string }) {
  return (
    <table className="whole-rows w-full border-collapse text-small stacked:block print:text-[11px]">
      <caption className="sr-only">{caption}</caption>
      <thead className="stacked:sr-only">
        <tr className="text-label">
          {['Código', 'Peça', 'Conector', 'Disponibilidade'].map((title) => (
            <th key={title} scope="col" className={headClass}>
              {title}
            </th>
          ))}
          <th scope="col" className={`${headClass} no-print`}>
            Pedir
          </th>
          <th scope="col" className={`${headClass} needs-script no-print`}>
            Quantidade
          </th>
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
            <Row key={row.product.id} {...row} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ product, technology, otherModels, connector }: PartRow) {
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
        {connector && <MachinePlug {...connector} />}
      </td>
      <td className={`${cellClass} max-sm:col-span-2 stacked:justify-self-end`}>
        <Badge tone={product.availability === 'em-estoque' ? 'good' : 'neutral'}>
          {availabilityLabel[product.availability]}
        </Badge>
      </td>
      <td className={`${cellClass} no-print stacked:order-1 max-sm:has-[select]:col-span-2`}>
        <span className="grid gap-1">
          <Chooser product={product} />
          <SensorType product={product} />
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

/** A checkbox, or for a product with variants a select; both are sent as '{code} x 1'. */
function Chooser({ product }: Pick<PartRow, 'product'>) {
  const { name, variants } = product
  if (variants.length === 0)
    return (
      <label className="inline-flex min-h-9 touch:min-h-11 min-w-9 cursor-pointer items-center justify-center gap-2 stacked:justify-start">
        <input
          type="checkbox"
          name="lista"
          value={`${labelCode(product) || name} x 1`}
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
        <option key={variant.id} value={`${variant.sku} x 1`}>
          {variantLabel(variant)} ({variant.sku})
        </option>
      ))}
    </select>
  )
}

/** An optional select for the type of sensor, as on the product's own page; absent where the variants state the type. */
function SensorType({ product: { name, productType, variants } }: Pick<PartRow, 'product'>) {
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

/** The plug on the machine's side, with a link to its face on the page of connectors. */
function MachinePlug({ id, name, face }: NonNullable<PartRow['connector']>) {
  return (
    <Link
      to={paths.connector(id)}
      className="flex items-center gap-2 text-label underline-offset-4 hover:underline touch:min-h-11"
    >
      {face && <ConnectorFace face={face} className="shrink-0 print:h-5 print:w-8" />}
      {name}
    </Link>
  )
}
