import type { Cents } from '#domain/money.ts'
import { counted } from '#domain/text/number-text.ts'
import { lineVariant, type Cart, type CartLine } from './cart.ts'

/** Unit price: the variant's where it has one, else the product's; 0 means 'sob consulta' (spec §2 'Cart line'). */
export function unitPrice(line: CartLine): Cents {
  return Math.max(0, lineVariant(line)?.currentPrice ?? line.product.currentPrice)
}

/** Line total, 0 for a line on request. */
export const lineTotal = (line: CartLine): Cents => unitPrice(line) * line.quantity

/** Sum of the priced lines; 0 when every line is on request (spec §3 'Cart state'). */
export const cartTotal = ({ items }: Cart): Cents => items.reduce((sum, line) => sum + lineTotal(line), 0)

/** Whether a line has no price, so that the total is incomplete (spec §2). */
export const hasLinesOnRequest = ({ items }: Cart): boolean => items.some((line) => unitPrice(line) <= 0)

/** Sum of quantities (spec §2 'Cart page'). */
export const pieceCount = ({ items }: Cart): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** A cart's number of lines and of pieces: '20 linhas · 89 itens'. */
export function cartSizeText(cart: Cart): string {
  return `${counted(cart.items.length, 'linha', 'linhas')} · ${pieceCountText(pieceCount(cart))}`
}

/** The text of the header's badge: empty for 0, '99+' above 99 (spec §2, §9). */
export function badgeText(count: number): string {
  if (count <= 0) return ''
  return count > 99 ? '99+' : String(count)
}

/** A number of pieces in words, which visitors read as items: 'Nenhum item', '1 item' or 'N itens' (spec §2 'Cart page'). */
export function pieceCountText(count: number): string {
  return count === 0 ? 'Nenhum item' : counted(count, 'item', 'itens')
}
