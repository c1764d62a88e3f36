import { mailtoLimit, mailtoUrl, whatsappLimit, whatsappUrl } from '#domain/quote/links.ts'
import { counted } from '#domain/text/number-text.ts'

/** A part in the message: its code, its name and the quantity. */
export interface RequestedPart {
  code: string
  name: string
  quantity: number
}

/** A request for parts of a machine. */
export interface PartsRequest {
  /** The model with its maker. */
  machine: string
  parts: readonly RequestedPart[]
}

/** WhatsApp link that asks for parts of a machine, at most 2,000 encoded characters. */
export function partsWhatsapp(request: PartsRequest, number: string): string {
  return fittingUrl(request, (text) => whatsappUrl(number, text), whatsappLimit)
}

/** The same message as a `mailto:` link of at most 1,900 encoded characters. */
export function partsMail(request: PartsRequest, to: string): string {
  const subject = `Peças para ${request.machine}`
  return fittingUrl(request, (body) => mailtoUrl({ to, subject, body }), mailtoLimit)
}

/**
 * The longest text that fits: with names, else with codes only, else with as many codes as fit and the count of the
 * others.
 */
function fittingUrl(request: PartsRequest, toUrl: (text: string) => string, limit: number): string {
  const { parts } = request
  const fullUrl = toUrl(messageText(request, parts.map(fullLine)))
  if (fullUrl.length <= limit) return fullUrl
  let count = parts.length
  let url = fullUrl
  while (url.length > limit && count >= 0) {
    const rest = parts.length - count
    const more = rest === 0 ? [] : [`e mais ${counted(rest, 'item', 'itens')}`]
    url = toUrl(messageText(request, [...parts.slice(0, count).map(shortLine), ...more]))
    count -= 1
  }
  return url
}

function messageText({ machine }: PartsRequest, lines: readonly string[]): string {
  const partsText = lines.length === 0 ? 'peças' : 'as peças abaixo'
  return [
    `Olá! Gostaria de um orçamento para ${partsText}. Equipamento: ${machine}.`,
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
    'Podem confirmar a compatibilidade pela foto do conector e da etiqueta?',
  ].join('\n\n')
}

function fullLine({ code, name, quantity }: RequestedPart): string {
  return `${quantity} x ${code ? `${code} ` : ''}${name}`
}

function shortLine({ code, name, quantity }: RequestedPart): string {
  return `${quantity} x ${code || name.slice(0, 40)}`
}
