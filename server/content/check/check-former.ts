import { compactCode } from '#domain/codes/code.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { postFile } from '#server/content/posts/load-posts.ts'

/** A present or former name (an id, a slug or a code), and where it is stated. */
interface Named {
  name: string
  file: string
  path: string
}

/**
 * Faults for former ids, slugs and codes that are now used for something else: a bookmark or a label on a part would
 * lead to the wrong product.
 */
export function formerFaults(content: Content): ContentFault[] {
  const { products, posts, categories, removed } = content
  const removedOf = (kind: keyof typeof removed): Named[] =>
    removed[kind].map((name, index) => ({ name, file: 'content/removed.yaml', path: `${kind}.${index}` }))
  return [
    ...reusedIn(
      products.map(({ id }) => ({ name: id, file: productFile(id), path: 'id' })),
      [...products.flatMap((product) => givenUp(product.formerly, productFile(product.id))), ...removedOf('products')],
    ),
    ...reusedIn(
      posts.map((post) => ({ name: post.slug, file: postFile(post), path: '' })),
      [...posts.flatMap((post) => givenUp(post.formerly, postFile(post))), ...removedOf('articles')],
    ),
    ...reusedIn(
      categories.flatMap(({ slug, aliases }) =>
        [slug, ...aliases].map((name) => ({ name, file: 'content/categories.yaml', path: 'slug' })),
      ),
      removedOf('categories'),
    ),
    ...formerCodeFaults(products),
  ]
}

/**
 * Faults for former codes that are in use, or that two products claim. Versions of one product may share a former code:
 * whoever searches for it is asked which version they mean.
 */
export function formerCodeFaults(products: readonly ProductRecord[]): ContentFault[] {
  const former = new Map(
    products.flatMap(formerCodesOf).map((named) => [`${named.file} ${compactCode(named.name)}`, named]),
  )
  return reusedIn(products.flatMap(codesOf), [...former.values()], compactCode)
}

function codesOf(product: ProductRecord): Named[] {
  const file = productFile(product.id)
  const own = product.sku === undefined ? [] : [{ name: product.sku, file, path: 'sku' }]
  const variants = product.category === 'acessorios-componentes' ? product.variants : []
  return [...own, ...variants.map(({ sku }, index) => ({ name: sku, file, path: `variants.${index}.sku` }))]
}

function formerCodesOf(product: ProductRecord): Named[] {
  const file = productFile(product.id)
  const variants = product.category === 'acessorios-componentes' ? product.variants : []
  return [
    ...givenUp(product.formerCodes, file, 'formerCodes'),
    ...variants.flatMap(({ formerCodes }, index) => givenUp(formerCodes, file, `variants.${index}.formerCodes`)),
  ]
}

function givenUp(names: readonly string[] | undefined, file: string, path = 'formerly'): Named[] {
  return (names ?? []).map((name, index) => ({ name, file, path: `${path}.${index}` }))
}

function reusedIn(used: readonly Named[], former: readonly Named[], keyOf = (name: string) => name): ContentFault[] {
  const owners = new Map(used.map((named) => [keyOf(named.name), named]))
  return former.flatMap((named) => {
    const owner = owners.get(keyOf(named.name))
    owners.set(keyOf(named.name), named)
    if (!owner) return []
    const problem = `há ${named.name}, que ${owner.file} também tem (${owner.path || 'no nome'}); o que saiu de uso não volta a ser usado`
    return [{ file: named.file, path: named.path, code: 'conteudo-reuso', problem }]
  })
}

function productFile(id: string): string {
  return `content/products/${id}.yaml`
}
