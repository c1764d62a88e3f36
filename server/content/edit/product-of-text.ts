import { isAlias, isNode, parseDocument, visit } from 'yaml'
import { productSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import type { ContentFault } from '#server/content-error.ts'
import { parseYaml } from '#server/content/load/parse-yaml.ts'

/** A product parsed from its file's text, or the text's faults. */
export interface ReadProduct {
  product: ProductRecord | undefined
  faults: readonly ContentFault[]
}

/** Reads the text of `content/products/<id>.yaml`. */
export function productOfText(id: string, text: string): ReadProduct {
  const faults: ContentFault[] = []
  const product = parseYaml({ file: productFile(id), text, add: { id } }, productSchema, faults)
  return { product, faults }
}

/** The name of a product's file in faults. */
export const productFile = (id: string) => `content/products/${id}.yaml`

/**
 * Why a form cannot change a text, although it may be valid: where YAML has an anchor, a change of one place would
 * change others too.
 */
export function notByForm(text: string): string | undefined {
  let found = false
  visit(parseDocument(text), {
    Node: (_key, node) => {
      if (isAlias(node) || (isNode(node) && 'anchor' in node && node.anchor !== undefined)) found = true
      return found ? visit.BREAK : undefined
    },
  })
  return found
    ? 'O arquivo usa âncoras do YAML (& e *), e o que se muda em um lugar mudaria também em outro. Mude-o no servidor.'
    : undefined
}
