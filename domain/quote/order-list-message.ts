import { counted } from '#domain/text/number-text.ts'
import { mailtoLimit, mailtoUrl, whatsappLimit, whatsappUrl } from './links.ts'

/** An item of a list in short form. */
export interface NamedQuantity {
  /** Its code, or its name where it has none. */
  label: string
  quantity: number
}

/** A list as a WhatsApp link; the items that do not fit are counted at its end. */
export function orderListWhatsapp(items: readonly NamedQuantity[], number: string): string {
  return fittingUrl(items, whatsappLimit, (text) => whatsappUrl(number, text))
}

/** A list as a `mailto:` link. */
export function orderListMail(
  items: readonly NamedQuantity[],
  { to, brandName }: { to: string; brandName: string },
): string {
  const subject = `Pedido de orçamento - ${brandName}`
  return fittingUrl(items, mailtoLimit, (body) => mailtoUrl({ to, subject, body }))
}

function fittingUrl(items: readonly NamedQuantity[], limit: number, toUrl: (text: string) => string): string {
  let count = items.length
  while (count > 0 && toUrl(textOf(items, count)).length > limit) count -= 1
  return toUrl(textOf(items, count))
}

function textOf(items: readonly NamedQuantity[], count: number): string {
  const lines = items.slice(0, count).map(({ label, quantity }, index) => `${index + 1}) ${label} x${quantity}`)
  const rest = items.length - count
  const more = rest > 0 ? [`… e mais ${counted(rest, 'item', 'itens')}, que seguem em outra mensagem.`] : []
  return ['Olá! Gostaria de um orçamento para os seguintes itens:', [...lines, ...more].join('\n')].join('\n\n')
}
