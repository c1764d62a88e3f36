import { axisValue, variantAxes } from '#domain/catalogue/variants/variant-axes.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { registryFaults } from './check-registries.ts'
import { categoryLinkFaults } from './check-category-links.ts'
import { colourFaults } from './check-colours.ts'
import { formerFaults } from './check-former.ts'
import { postLinkFaults } from './check-post-links.ts'
import { postPictureFaults } from './check-post-pictures.ts'
import { postSourceFaults } from './check-post-sources.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'

/**
 * The faults that no single file shows: codes used twice, references that lead nowhere.
 * In: the content as far as it could be read, and the files with faults of their own: what they hold is there, only broken.
 */
export function checkReferences(content: Content, brokenFiles: ReadonlySet<string>): ContentFault[] {
  return [
    ...checkProducts(content.products),
    ...registryFaults(content, brokenFiles),
    ...categoryFaults(content),
    ...colourFaults(content.brand),
    ...categoryLinkFaults(content),
    ...formerFaults(content),
    ...postFaults(content, brokenFiles),
    ...postLinkFaults(content, brokenFiles),
    ...postPictureFaults(content.posts),
    ...postSourceFaults(content),
  ]
}

/** Those of the faults that lie in the products alone; a SKU that stands twice is a fault of the later product. */
export function checkProducts(products: readonly Product[]): ContentFault[] {
  return [...skuFaults(products), ...products.flatMap(priceFaults), ...products.flatMap(variantFaults)]
}

function skuFaults(products: readonly Product[]): ContentFault[] {
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
        : [fault(product.id, path, `found ${sku}, which products/${owner}.yaml has too; every SKU stands once`)]
    })
  })
}

function priceFaults({ id, originalPrice, currentPrice }: Product): ContentFault[] {
  if (originalPrice === undefined || originalPrice > currentPrice) return []
  return [fault(id, 'originalPrice', `found ${originalPrice}, expected more than currentPrice (${currentPrice})`)]
}

function variantFaults(product: Product): ContentFault[] {
  if (product.category !== 'acessorios-componentes') return []
  const { id, sku, variants } = product
  const faults: ContentFault[] = []
  if (variants.length > 0 && sku) {
    faults.push(fault(id, 'sku', 'found a SKU beside variants; each variant has its own, remove this one'))
  }
  for (const key of ['id', 'choices'] as const) {
    const values = variants.map((variant) => (key === 'id' ? variant.id : choices(variant)))
    const twice = values.find((value, index) => values.indexOf(value) !== index)
    if (twice) faults.push(fault(id, 'variants', `found two variants with the same ${key} (${twice}), expected one`))
  }
  const questions = new Set(variants.map(questionsOf))
  if (questions.size > 1) {
    faults.push(
      fault(
        id,
        'variants',
        `found variants that answer different questions (${[...questions].join(' / ')}), expected the same in each`,
      ),
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
      problem: `found ${slug} twice, expected each slug and alias once`,
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
              problem: `found ${post.category_id}, expected an id of content/blog-categories.yaml`,
            },
          ]),
      ...post.relatedProducts
        .filter((id) => !productIds.has(id) && !brokenFiles.has(productFile(id)))
        .map((id) => ({ file, path: 'relatedProducts', problem: `found ${id}, expected the id of a product` })),
    ]
  })
}

function fault(id: string, path: string, problem: string): ContentFault {
  return { file: productFile(id), path, problem }
}

function productFile(id: string): string {
  return `content/products/${id}.yaml`
}
