import { reaisOf } from '#domain/money.ts'
import { axisValue, variantAxes } from '#domain/catalogue/variants/variant-axes.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { registryFaults } from './check-registries.ts'
import { categoryLinkFaults } from './check-category-links.ts'
import { cnpjFaults } from './check-cnpj.ts'
import { evidenceFaults } from './check-claims.ts'
import { colourFaults } from './check-colours.ts'
import { formerFaults } from './check-former.ts'
import { matingFaults } from './check-mating.ts'
import { partedCodeFaults } from './check-parted-codes.ts'
import { postIdFaults } from './posts/check-post-ids.ts'
import { postLinkFaults } from './posts/check-post-links.ts'
import { postPictureFaults } from './posts/check-post-pictures.ts'
import { postSourceFaults } from './posts/check-post-sources.ts'
import { statedNumberFaults } from './check-stated-numbers.ts'
import { tagFaults } from './check-tags.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'

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
    ...colourFaults(content.brand),
    ...categoryLinkFaults(content),
    ...formerFaults(content),
    ...statedNumberFaults(content),
    ...postFaults(content, brokenFiles),
    ...postIdFaults(content),
    ...postLinkFaults(content, brokenFiles),
    ...postPictureFaults(content.posts),
    ...postSourceFaults(content),
  ]
}

/** The faults among products only; a repeated SKU is the fault of the later product. */
export function checkProducts(products: readonly ProductRecord[]): ContentFault[] {
  return [
    ...skuFaults(products),
    ...partedCodeFaults(products),
    ...tagFaults(products),
    ...products.flatMap(priceFaults),
    ...products.flatMap(variantFaults),
    ...products.flatMap(evidenceFaults),
  ]
}

function skuFaults(products: readonly ProductRecord[]): ContentFault[] {
  const owners = new Map<string, string>()
  return products.flatMap((product) => {
    const variants = product.category === 'acessorios-componentes' ? product.variants : []
    const codes = [
      ...(product.sku === undefined ? [] : [{ sku: product.sku, path: 'sku' }]),
      ...variants.map(({ sku }, index) => ({ sku, path: `variants.${index}.sku` })),
    ]
    return codes.flatMap(({ sku, path }) => {
      const owner = owners.get(sku)
      owners.set(sku, product.id)
      return owner === undefined
        ? []
        : [
            fault(product.id, path, {
              code: 'conteudo-codigo-repetido',
              problem: `há ${sku}, que products/${owner}.yaml também tem; cada código aparece uma só vez`,
            }),
          ]
    })
  })
}

function priceFaults({ id, originalPrice, currentPrice }: ProductRecord): ContentFault[] {
  if (originalPrice === undefined || originalPrice > currentPrice) return []
  return [
    fault(id, 'originalPrice', {
      code: 'conteudo-preco-anterior',
      problem: `há ${reaisOf(originalPrice)}; espera-se mais que o preço atual (${reaisOf(currentPrice)})`,
    }),
  ]
}

function variantFaults(product: ProductRecord): ContentFault[] {
  if (product.category !== 'acessorios-componentes') return []
  const { id, sku, variants } = product
  const faults: ContentFault[] = []
  if (variants.length > 0 && sku) {
    const problem = 'há um código ao lado das versões; cada versão tem o seu, retire este'
    faults.push(fault(id, 'sku', { code: 'conteudo-codigo-de-mais', problem }))
  }
  for (const key of ['id', 'choices'] as const) {
    const values = variants.map((variant) => (key === 'id' ? variant.id : choices(variant)))
    const twice = values.find((value, index) => values.indexOf(value) !== index)
    const problem = `há duas versões com ${key === 'id' ? 'o mesmo id' : 'as mesmas escolhas'} (${twice}); deixe uma`
    if (twice) faults.push(fault(id, 'variants', { code: 'conteudo-versao-repetida', problem }))
  }
  const questions = new Set(variants.map(questionsOf))
  if (questions.size > 1) {
    faults.push(
      fault(id, 'variants', {
        code: 'conteudo-versoes-desiguais',
        problem: `as versões respondem a perguntas diferentes (${[...questions].join(' / ')}); dê a todas as mesmas`,
      }),
    )
  }
  return faults
}

function questionsOf(variant: Variant): string {
  return variantAxes.filter((axis) => axisValue(variant, axis)).join(', ')
}

function choices(variant: Variant): string {
  return variantAxes.map((axis) => axisValue(variant, axis) ?? '').join('|')
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

function postFaults({ posts, products, blogCategories }: Content, brokenFiles: ReadonlySet<string>): ContentFault[] {
  const productIds = new Set(products.map(({ id }) => id))
  const categoryIds = new Set(blogCategories.map(({ id }) => id))
  return posts.flatMap((post) => {
    const file = `content/blog/${post.slug}.${post.format === 'html' ? 'html' : 'md'}`
    return [
      ...(categoryIds.has(post.category_id)
        ? []
        : [
            {
              file,
              path: 'category_id',
              code: 'conteudo-categoria-que-nao-ha' as const,
              problem: `há ${post.category_id}; espera-se um id de content/blog-categories.yaml`,
            },
          ]),
      ...post.relatedProducts
        .filter((id) => !productIds.has(id) && !brokenFiles.has(productFile(id)))
        .map((id) => ({
          file,
          path: 'relatedProducts',
          code: 'conteudo-produto-que-nao-ha' as const,
          problem: `há ${id}; espera-se o id de um produto`,
        })),
    ]
  })
}

function fault(id: string, path: string, said: Pick<ContentFault, 'code' | 'problem'>): ContentFault {
  return { file: productFile(id), path, ...said }
}

function productFile(id: string): string {
  return `content/products/${id}.yaml`
}
