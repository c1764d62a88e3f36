import { compactCode } from '#domain/codes/code.ts'
import type { OrderSources } from '#domain/order-list/outcome.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'

/** The texts that buyers write between a code and its quantity. */
export const separators = [' ', '\t', ';', ' x ', 'x', ', ', ' - ', ': ', ' ('] as const

/** A code, a quantity, and the other code that results when they are joined. */
export interface Pair {
  code: string
  quantity: number
  other: string
}

/** Every code that becomes another one when a quantity of 1 to 99 is appended; leading zeros may be missing. */
export function dangerousPairs(codes: readonly string[], { find }: Pick<OrderSources, 'find'>): Pair[] {
  return codes.flatMap((code) =>
    Array.from({ length: 99 }, (_, index) => index + 1).flatMap((quantity): Pair[] => {
      const [other] = find(compactCode(`${code}${quantity}`))
      return other && other.code !== code ? [{ code, quantity, other: other.code }] : []
    }),
  )
}

/** The texts of each code with each quantity and separator that are read as another code or another quantity. */
export function misread(pairs: readonly Omit<Pair, 'other'>[], sources: OrderSources): string[] {
  return pairs.flatMap(({ code, quantity }) =>
    separators
      .map((between) => `${code}${between}${quantity}`)
      .filter((text) => {
        const [entry, ...more] = resolveOrder(text, sources)
        const { outcome } = entry ?? {}
        return (
          outcome?.kind !== 'certain' || outcome.item.code !== code || outcome.quantity !== quantity || more.length > 0
        )
      }),
  )
}
