import { productFile } from '#server/content/product-file.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { compactCode } from '#domain/codes/code.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { postFile } from '#server/content/posts/load-posts.ts'
import { cnpjFaults } from './brand.ts'
import { matingFaults } from './mating.ts'
import { postFaults } from './posts.ts'
import { checkProducts, statedNumberFaults } from './products.ts'
import { registryFaults } from './registries.ts'

/**
 * Faults beyond the schemas of single files: repeated codes, references to what does not exist, colours with too little
 * contrast, and others. In: the content as far as it could be read, and the files with faults of their own; a reference
 * to an entry of such a file is no fault.
 */
export function checkReferences(content: Content, brokenFiles: ReadonlySet<string>): ContentFault[] {
  return [
    ...checkProducts(content.products),
    ...registryFaults(content, brokenFiles),
    ...matingFaults(content, brokenFiles),
    ...categoryFaults(content),
    ...cnpjFaults(content.brand),
    ...categoryLinkFaults(content),
    ...formerFaults(content),
    ...statedNumberFaults(content),
    ...postFaults(content, brokenFiles),
  ]
}

function categoryFaults({ categories }: Content): ContentFault[] {
  const slugs = categories.flatMap(({ slug, aliases }) => [slug, ...aliases])
  return slugs
    .filter((slug, index) => slugs.indexOf(slug) !== index)
    .map((slug) => ({
      file: 'content/categories.yaml',
      path: 'slug',
      code: 'conteudo-slug-repetido' as const,
      problem: `há ${slug} duas vezes; cada slug e alias aparece uma só vez`,
    }))
}

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
function formerFaults(content: Content): ContentFault[] {
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

/** Faults for links of the footer and the home page to categories that do not exist. */
function categoryLinkFaults({ brand, pages, categories }: Content): ContentFault[] {
  const known = new Set(categories.flatMap(({ slug, aliases }) => [slug, ...aliases]))
  const deadIn = (file: string, path: string, links: readonly { slug: string }[]) =>
    links.flatMap(({ slug }, index) =>
      known.has(slug)
        ? []
        : [
            {
              file,
              path: `${path}.${index}.slug`,
              code: 'conteudo-categoria-que-nao-ha' as const,
              problem: `há ${slug}; espera-se um slug ou alias de content/categories.yaml`,
            },
          ],
    )
  return [
    ...deadIn('content/brand.yaml', 'footerCategories', brand.footerCategories),
    ...deadIn('content/pages/home.yaml', 'featured.categories', pages.home.featured.categories),
  ]
}
