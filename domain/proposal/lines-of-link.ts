import type { ItemPapers } from '#domain/buyer/item-papers-text.ts'
import type { FoundLine } from '#domain/order-list/find-lines.ts'
import { choicesOf } from '#domain/order-list/order-item.ts'
import { offerOf } from './lines-of-order.ts'
import type { OpenLine, ProposalLine } from './proposal-line.ts'

const linkPattern = /(?:https?:\/\/\S*?)?#?(L\d{1,3}-[A-Z0-9.:/-]+)/

/** The list link in a text, and the rest of the text; undefined without a link. */
export function listLinkIn(text: string): { fragment: string; rest: string } | undefined {
  const found = linkPattern.exec(text)
  if (!found?.[1]) return undefined
  return {
    fragment: found[1],
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim(),
  }
}

/**
 * The lines of a proposal that answers a list link. Items still in the catalogue are offered; a code that is gone, or
 * that now means another product, stays open. In: the link's lines, looked up in today's catalogue.
 */
export function linesOfLink(
  found: readonly FoundLine[],
  { papers, idOf }: { papers: ItemPapers; idOf: (place: number) => string },
): ProposalLine[] {
  return found.map((line, place): ProposalLine => {
    const { quantity, theirs } = line
    const base = {
      id: idOf(place),
      asked: askedOf(line),
      customerItem: theirs?.item ?? '',
      ...(theirs && { theirs }),
      note: '',
    }
    if (line.kind === 'found') return offerOf(line.item, { base, quantity, papers })
    return { kind: 'open', ...base, quantity, ...questionOf(line) }
  })
}

/**
 * The customer's words for a line. A link has words only for what the catalogue did not have; otherwise they are code
 * and quantity.
 */
function askedOf(line: FoundLine): string {
  if (line.kind === 'unfound') return line.theirs.text ?? ''
  return `${line.kind === 'found' ? line.item.code : line.code} x ${line.quantity}`
}

function questionOf(line: Exclude<FoundLine, { kind: 'found' }>): Pick<OpenLine, 'question' | 'candidates'> {
  if (line.kind !== 'moved')
    return { question: line.kind === 'gone' ? 'Este código já não existe.' : 'Não está no catálogo.', candidates: [] }
  const candidates = choicesOf(line.items).map(({ product, variantId }) => ({
    productId: product.id,
    ...(variantId !== undefined && { variantId }),
  }))
  return { question: 'O código da lista hoje é de outro produto: confira.', candidates }
}
