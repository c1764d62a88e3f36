import { readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ContentFault } from '#server/content-error.ts'
import { photographProblem } from './picture-problem.ts'

/** A photograph as the company keeps it. */
export interface Photograph {
  /** The product that it shows, and the choice, where its name says one. */
  productId: string
  variantId?: string
  file: string
}

interface Photographed {
  id: string
  variants?: readonly { id: string }[]
}

/**
 * Lists `content/images/products/<id>/`, each folder in name order; 'opcao-<variant id>' at a name's end says which
 * choice a photograph shows. Faults are pushed, never thrown: folders without product, files that are no photographs.
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
    // What is left of a folder whose photographs went to another product shows nothing.
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

/** What lies in a folder, in name order ('2' before '10'); nothing when there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
    return names.toSorted((a, b) => a.localeCompare(b, 'pt-BR', { numeric: true }))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
