import type { AccessoryRecord } from '#domain/catalogue/product.ts'
import { axisValue, type VariantAxis } from '#domain/catalogue/variants/variant-axes.ts'

/** Texts that speak of several sizes, plugs or generations of the part that is sold, which one code cannot all be. */
const several = [
  /(?:tamanhos|plugues|conectores|painéis|blocos|medidas|capacidades) diferentes|de plugues e cores diferentes/i,
  /(?:duas|várias|mais de uma|diferentes|entre) gera(?:ção|ções)|gerações diferentes/i,
  /(?:varia|mudam?|mudou|acompanha|segue)(?: de largura)? (?:com )?a geração/i,
  /mais de um conector|tomada muda entre|mudar de uma versão para outra|conjunto reutilizável e descartável/i,
  /não é o mesmo em toda a linha|trocou de fornecedor|pelo código do painel|conforme a etiqueta/i,
]

/** The properties that tell one form from another; a patient, a length or a pack does not change the plug. */
const telling: readonly VariantAxis[] = [
  'connector',
  'model',
  'brand',
  'application',
  'transducer',
  'rating',
  'diameter',
]

/** The beginning of the row 'Pedido' of a part whose form is only known once the buyer's own part was seen. */
export const untilKnown = 'Sob consulta até identificar'

/**
 * The words of a part's texts that speak of several forms although it has one code. Undefined where each form has a
 * version, or where the part is only sold on request and its row 'Pedido' says that it must be identified first.
 */
export function severalForms(part: AccessoryRecord): string | undefined {
  const { variants, availability, specifications, description, compatibleWith } = part
  const isTold =
    telling.some((axis) => new Set(variants.map((variant) => axisValue(variant, axis))).size > 1) ||
    variants.some(({ ends = [] }) => ends.length > 0)
  if (isTold) return undefined
  const asked = specifications.some(({ name, value }) => name === 'Pedido' && value.startsWith(untilKnown))
  if (asked && availability === 'sob-consulta') return undefined
  const texts = [description, ...compatibleWith, ...specifications.map(({ value }) => value)]
  for (const pattern of several) {
    const found = texts.map((text) => pattern.exec(text)?.[0]).find((words) => words !== undefined)
    if (found !== undefined) return found
  }
  return undefined
}
