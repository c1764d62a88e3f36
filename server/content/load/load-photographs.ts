import { extname } from 'node:path'
import { fault, type ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { photographProblem } from './picture-problem.ts'

/** A photograph in the content folder. */
export interface Photograph {
  /** Its product, and the variant if the file's name states one. */
  productId: string
  variantId?: string
  /** Below `content/`. */
  path: string
}

interface Photographed {
  id: string
  variants?: readonly { id: string }[]
}

/**
 * Lists `content/images/products/<id>/`, each folder in name order; 'opcao-<variant id>' at the end of a name states
 * the variant. Faults are pushed, never thrown: folders without a product, unknown variants, files that are not
 * photographs.
 */
export async function loadPhotographs(
  files: ContentFiles,
  products: readonly Photographed[],
  faults: ContentFault[],
): Promise<Photograph[]> {
  const place = 'images/products'
  const found: Photograph[] = []
  for (const productId of (await files.namesIn(place)).folders) {
    const product = products.find(({ id }) => id === productId)
    const names = inOrder((await files.namesIn(`${place}/${productId}`)).files)
    // An empty folder, left after its photographs were moved to another product, is ignored.
    if (names.length === 0) continue
    if (!product) {
      const problem = 'nenhum produto tem este id; dê à pasta o nome do arquivo do seu produto'
      faults.push(fault(`content/${place}/${productId}`, '', 'conteudo-foto-sem-produto', problem))
      continue
    }
    for (const name of names) {
      const [, variantId] = /(?:^|-)opcao-(.+)$/.exec(name.slice(0, -extname(name).length)) ?? []
      const path = `${place}/${productId}/${name}`
      const problem = choiceProblem(product, variantId) ?? (await photographProblem(files, path))
      if (problem === undefined) found.push({ productId, path, ...(variantId !== undefined && { variantId }) })
      else faults.push(fault(`content/${path}`, '', 'conteudo-foto', problem))
    }
  }
  return found
}

function choiceProblem({ variants = [] }: Photographed, choice: string | undefined): string | undefined {
  if (choice === undefined || variants.some(({ id }) => id === choice)) return undefined
  return `o produto não tem a versão '${choice}'; as que tem: ${variants.map(({ id }) => id).join(', ') || 'nenhuma'}`
}

/** Names in natural order: '2' before '10'. */
function inOrder(names: readonly string[]): string[] {
  return names.toSorted((a, b) => a.localeCompare(b, 'pt-BR', { numeric: true }))
}
