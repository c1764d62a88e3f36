import type { AccessoryRecord } from '#domain/catalogue/product.ts'

/** Texts that speak of several sizes, plugs or generations of the part that is sold, which one code cannot all be. */
const several = [
  /(?:tamanhos|plugues|conectores|painéis|blocos|medidas) diferentes/i,
  /de plugues? e cores diferentes/i,
  /(?:duas|várias|mais de uma|diferentes) gerações|gerações diferentes|mais de uma geração/i,
  /(?:varia|muda|mudam|mudou)(?: de largura)?(?: entre| com a) gerações?|entre gerações/i,
  /não é o mesmo em toda a linha/i,
  /trocou de fornecedor/i,
  /(?:pelo código do painel|conforme a etiqueta)/i,
]

/** The beginning of the row 'Pedido' of a part whose form is only known once the buyer's own part was seen. */
export const untilKnown = 'Sob consulta até identificar'

/**
 * The words of a part's texts that speak of several forms although it has one code. Undefined where each form has a
 * version, or where the part is only sold on request and its row 'Pedido' says that it must be identified first.
 */
export function severalForms(part: AccessoryRecord): string | undefined {
  const { variants, availability, specifications, description, compatibleWith } = part
  if (variants.length > 0) return undefined
  const asked = specifications.some(({ name, value }) => name === 'Pedido' && value.startsWith(untilKnown))
  if (asked && availability === 'sob-consulta') return undefined
  const texts = [description, ...compatibleWith, ...specifications.map(({ value }) => value)]
  for (const pattern of several) {
    const found = texts.map((text) => pattern.exec(text)?.[0]).find((words) => words !== undefined)
    if (found !== undefined) return found
  }
  return undefined
}
