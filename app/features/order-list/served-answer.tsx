import { Mail } from 'lucide'
import { Link } from 'react-router'
import { useSite } from '#app/site.tsx'
import { ExternalButton, WhatsappButton } from '#app/ui/button.tsx'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { paths } from '#domain/pages/paths.ts'
import { orderListLinks } from '#domain/quote/items-message.ts'

/** A line of a list as the server answers it. */
export interface ServedLine {
  id: number
  written: string
  /** What to do about the line; '' when it was found. */
  remark: string
  found: { id: string; variantId?: string; code: string; name: string; choice: string; label: string }[]
  quantity?: number
  /** The line asks for no item. */
  isAside?: boolean
}

/** The server's answer to a list, for a page without scripts: a table, and the found items as a message. */
export function ServedAnswer({ lines }: { lines: readonly ServedLine[] }) {
  const { brand } = useSite()
  const items = lines.flatMap(({ found: [item], quantity }) =>
    item && quantity !== undefined ? [{ label: item.label, quantity }] : [],
  )
  const links = orderListLinks(items, brand)
  const requested = lines.filter(({ isAside = false }) => !isAside)
  return (
    <section aria-labelledby="conferida" className="grid gap-4 border-t border-rule pt-6">
      <h2 id="conferida" className="text-title">
        {items.length} de {requested.length} encontrados
      </h2>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-small">
          <thead>
            <tr className="border-b border-rule-strong">
              <th scope="col" className="py-2 pr-4">
                Linha
              </th>
              <th scope="col" className="py-2 pr-4">
                Produto
              </th>
              <th scope="col" className="py-2 text-right">
                Quantidade
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <ServedRow key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      {items.length > 0 && (
        <p className="flex flex-wrap gap-3">
          <WhatsappButton href={links.whatsapp.url}>Solicitar via WhatsApp</WhatsappButton>
          <ExternalButton href={links.mail.url}>
            <Icon node={Mail} size={18} />
            Solicitar por e-mail
          </ExternalButton>
        </p>
      )}
    </section>
  )
}

function ServedRow({ line: { written, remark, found, quantity, isAside } }: { line: ServedLine }) {
  return (
    <tr className="border-b border-rule align-top">
      <td className="py-2 pr-4 break-words">{written}</td>
      <td className="py-2 pr-4">
        {remark && <span className={isAside ? 'block text-muted' : 'block text-signal'}>{remark}</span>}
        {found.map(({ id, variantId, code, name, choice }) => (
          <Link key={code} to={paths.product(id, variantId)} className="block py-1 hover:underline">
            <CodeLabel code={code} /> {name}
            {choice && `, ${choice}`}
          </Link>
        ))}
      </td>
      <td className="py-2 text-right tabular-nums">{quantity}</td>
    </tr>
  )
}
