import { readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ContentFault } from '#server/content-error.ts'
import { photographProblem } from './picture-problem.ts'

/** A photograph in the content folder. */
export interface Photograph {
  /** Its product, and the variant if the file's name states one. */
  productId: string
  variantId?: string
  file: string
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
  root: string,
  products: readonly Photographed[],
  faults: ContentFault[],
): Promise<Photograph[]> {
  const place = join('content', 'images', 'products')
  const found: Photograph[] = []
  for (const productId of await namesIn(join(root, place))) {
    const product = products.find(({ id }) => id === productId)
    const names = await namesIn(join(root, place, productId))
    // An empty folder, left after its photographs were moved to another product, is ignored.
    if (names.length === 0) continue
    if (!product) {
      const problem = 'nenhum produto tem este id; dê à pasta o nome do arquivo do seu produto'
      faults.push({ file: join(place, productId), path: '', code: 'conteudo-foto-sem-produto', problem })
      continue
    }
    for (const name of names) {
      const [, variantId] = /(?:^|-)opcao-(.+)$/.exec(name.slice(0, -extname(name).length)) ?? []
      const file = join(root, place, productId, name)
      const problem = choiceProblem(product, variantId) ?? (await photographProblem(file))
      if (problem === undefined) found.push({ productId, file, ...(variantId !== undefined && { variantId }) })
      else faults.push({ file: join(place, productId, name), path: '', code: 'conteudo-foto', problem })
    }
  }
  return found
}

function choiceProblem({ variants = [] }: Photographed, choice: string | undefined): string | undefined {
  if (choice === undefined || variants.some(({ id }) => id === choice)) return undefined
  return `o produto não tem a versão '${choice}'; as que tem: ${variants.map(({ id }) => id).join(', ') || 'nenhuma'}`
}

/** The names in a folder in natural order ('2' before '10'); empty when it does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
    return names.toSorted((a, b) => a.localeCompare(b, 'pt-BR', { numeric: true }))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
