import type { ProductRecord } from '#domain/catalogue/product.ts'
import { compactCode } from '#domain/codes/code.ts'
import { fault, productFile, type ContentFault } from '#server/content-error.ts'
import { articleFile } from '#server/content/articles/load-articles.ts'
import type { Content } from '#server/content/load-content.ts'
import { articleFaults } from './articles.ts'
import { cnpjFaults } from './brand.ts'
import { matingFaults } from './mating.ts'
import { reusedNames, unknownNames, type NameReference } from './names.ts'
import { checkProducts, statedNumberFaults } from './products.ts'
import { registryFaults } from './registries.ts'

const categoriesFile = 'content/categories.yaml'

/** Faults between files. A reference to an entry of a file with faults of its own (`brokenFiles`) is no fault. */
export const checkReferences = (content: Content, brokenFiles: ReadonlySet<string>): ContentFault[] => [
  ...checkProducts(content.products),
  ...registryFaults(content, brokenFiles),
  ...matingFaults(content, brokenFiles),
  ...categoryFaults(content),
  ...cnpjFaults(content.brand),
  ...formerFaults(content),
  ...statedNumberFaults(content),
  ...articleFaults(content, brokenFiles),
]

function categoryFaults({ categories, brand, pages }: Content): ContentFault[] {
  const slugs = categories.flatMap(({ slug, aliases }) => [slug, ...aliases])
  const links = (file: string, path: string, items: readonly { slug: string }[]): NameReference[] =>
    items.map(({ slug }, index) => ({ file, path: `${path}.${index}.slug`, name: slug }))
  const linked = [
    ...links('content/brand.yaml', 'footerCategories', brand.footerCategories),
    ...links('content/pages/home.yaml', 'featured.categories', pages.home.featured.categories),
  ]
  return [
    ...slugs
      .filter((slug, index) => slugs.indexOf(slug) !== index)
      .map((slug) => {
        const problem = `há ${slug} duas vezes; cada slug e alias aparece uma só vez`
        return fault(categoriesFile, 'slug', 'conteudo-slug-repetido', problem)
      }),
    ...unknownNames(linked, new Set(slugs), 'conteudo-categoria-que-nao-ha', `um slug ou alias de ${categoriesFile}`),
  ]
}

/** Faults for former ids, slugs and codes in use again: a bookmark or a label would lead to the wrong product. */
function formerFaults({ products, articles, categories, removed }: Content): ContentFault[] {
  const removedOf = (kind: keyof typeof removed) => namesIn(removed[kind], 'content/removed.yaml', kind)
  return [
    ...reusedNames(
      products.map(({ id }) => ({ name: id, file: productFile(id), path: 'id' })),
      [...products.flatMap(({ id, formerly }) => namesIn(formerly, productFile(id))), ...removedOf('products')],
    ),
    ...reusedNames(
      articles.map((article) => ({ name: article.slug, file: articleFile(article), path: '' })),
      [...articles.flatMap((article) => namesIn(article.formerly, articleFile(article))), ...removedOf('articles')],
    ),
    ...reusedNames(
      categories
        .flatMap(({ slug, aliases }) => [slug, ...aliases])
        .map((name) => ({ name, file: categoriesFile, path: 'slug' })),
      removedOf('categories'),
    ),
    ...formerCodeFaults(products),
  ]
}

/** Faults for former codes that are in use, or that two products claim; versions of one product may share one. */
export function formerCodeFaults(products: readonly ProductRecord[]): ContentFault[] {
  const codedItems = products.flatMap((product) => {
    const variants = product.category === 'acessorios-componentes' ? product.variants : []
    const all = [{ path: '', codes: product }, ...variants.map((codes, at) => ({ path: `variants.${at}.`, codes }))]
    return all.map((one) => ({ ...one, file: productFile(product.id) }))
  })
  const used = codedItems.flatMap(({ file, path, codes: { sku } }) =>
    sku === undefined ? [] : [{ name: sku, file, path: `${path}sku` }],
  )
  const former = codedItems.flatMap(({ file, path, codes }) => namesIn(codes.formerCodes, file, `${path}formerCodes`))
  const byProduct = new Map(former.map((reference) => [`${reference.file} ${compactCode(reference.name)}`, reference]))
  return reusedNames(used, [...byProduct.values()], compactCode)
}

const namesIn = (names: readonly string[] = [], file = '', path = 'formerly'): NameReference[] =>
  names.map((name, index) => ({ name, file, path: `${path}.${index}` }))
