import { counted } from '#domain/text/number-text.ts'
import { everShorterLists, type MessageLinks, messageLinks, type MessageText, type Recipient } from './links.ts'

export interface NamedQuantity {
  /** The item's code, or its name where it has none. */
  label: string
  quantity: number
}

/** The links of a list of items; the items that do not fit are counted at its end. */
export function orderListLinks(items: readonly NamedQuantity[], recipient: Recipient): MessageLinks {
  return messageLinks(() => orderListTexts(items), `Pedido de orçamento - ${recipient.name}`, recipient)
}

function orderListTexts(items: readonly NamedQuantity[]): MessageText[] {
  const lines = items.map(({ label, quantity }, index) => `${index + 1}) ${label} x${quantity}`)
  return [lines, ...everShorterLists(lines)].map((firstLines) => {
    const omittedCount = lines.length - firstLines.length
    const more =
      omittedCount > 0 ? [`… e mais ${counted(omittedCount, 'item', 'itens')}, que seguem em outra mensagem.`] : []
    return { text: `Olá! Gostaria de um orçamento para os seguintes itens:\n\n${[...firstLines, ...more].join('\n')}` }
  })
}

export type RequestedPart = { code: string; name: string; quantity: number }

export type PartsRequest = { machine: string; parts: readonly RequestedPart[] }

/** The links that ask for parts: with names, else codes only, else as many codes as fit and the others' number. */
export function partsLinks(request: PartsRequest, recipient: Recipient): MessageLinks {
  return messageLinks(() => partsTexts(request), `Peças para ${request.machine}`, recipient)
}

function partsTexts({ machine, parts }: PartsRequest): MessageText[] {
  const fullLines = parts.map(({ code, name, quantity }) => `${quantity} x ${code ? `${code} ` : ''}${name}`)
  const shortLines = parts.map(({ code, name, quantity }) => `${quantity} x ${code || name.slice(0, 40)}`)
  const fewerLines = everShorterLists(shortLines).map((lines) => [
    ...lines,
    `e mais ${counted(parts.length - lines.length, 'item', 'itens')}`,
  ])
  return [fullLines, shortLines, ...fewerLines].map((lines) => {
    const partsText = lines.length === 0 ? 'peças' : 'as peças abaixo'
    const paragraphs = [
      `Olá! Gostaria de um orçamento para ${partsText}. Equipamento: ${machine}.`,
      lines.join('\n'),
      'Podem confirmar a compatibilidade pela foto do conector e da etiqueta?',
    ]
    return { text: paragraphs.filter(Boolean).join('\n\n') }
  })
}
