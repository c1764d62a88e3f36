import type { Offer, Product as ProductThing, WithContext, BreadcrumbList } from 'schema-dts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { variantLabel } from '#domain/catalogue/variants/selection.ts'
import type { Availability } from '#domain/catalogue/vocabulary.ts'
import { reaisOf, type Cents } from '#domain/money.ts'
import { absoluteUrl, paths } from '#domain/pages/paths.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { companyId, type SiteIdentity } from './company-data.ts'

/** A product's offer: in stock or pre-order, with a price only if shown (spec §7). In: the page's full address. */
export function offerData(
  { currentPrice, availability }: { currentPrice: Cents; availability: Availability },
  url: string,
): Offer {
  return {
    '@type': 'Offer',
    url,
    priceCurrency: 'BRL',
    availability: availability === 'em-estoque' ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder',
    ...(currentPrice > 0 && { price: reaisOf(currentPrice).toFixed(2) }),
  }
}

/** A product with an offer for each variant, without rating (spec §7); a part has no brand but the equipment's. */
export function productData(product: CatalogueProduct, site: SiteIdentity): WithContext<ProductThing> {
  const { id, name, description, sku, images } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${productUrl(id, site)}#produto`,
    name,
    description,
    url: productUrl(id, site),
    image: [...new Set(images.map(({ src }) => absoluteUrl(site, src)))],
    ...(sku && { sku }),
    ...kindOf(product),
    offers: offersOf(product, site),
  }
}

function kindOf(product: CatalogueProduct): Partial<ProductThing & object> {
  if (product.category === 'equipamentos') {
    const brand = { '@type': 'Brand', name: product.brands[0].label } as const
    return { category: equipmentFamilyLabel[product.family], brand }
  }
  const fits = product.compatibleWith.map(
    (value) => ({ '@type': 'PropertyValue', name: 'Compatível com', value }) as const,
  )
  return { category: productTypeLabel[product.productType], ...(fits.length > 0 && { additionalProperty: fits }) }
}

function offersOf(product: CatalogueProduct, site: SiteIdentity): Offer[] {
  const url = productUrl(product.id, site)
  const seller = { '@id': companyId(site) }
  const variants = product.category === 'acessorios-componentes' ? product.variants : []
  if (variants.length === 0) return [{ ...offerData(product, url), seller }]
  return variants.map((variant) => {
    const { sku, currentPrice = product.currentPrice, availability = product.availability } = variant
    const variantUrl = absoluteUrl(site, paths.product(product.id, variant.id))
    const name = `${product.name}: ${variantLabel(variant)}`
    return { ...offerData({ currentPrice, availability }, variantUrl), sku, name, seller }
  })
}

/** The full address of a product's page. */
export function productUrl(id: string, site: Pick<SiteIdentity, 'siteUrl'>): string {
  return absoluteUrl(site, paths.product(id))
}

/** Structured data of a product's page: the product, and the breadcrumb that visitors see (spec §2). */
export function productPageData(
  product: CatalogueProduct,
  site: SiteIdentity,
): [WithContext<ProductThing>, WithContext<BreadcrumbList>] {
  const trail = [
    { name: 'Catálogo', path: paths.accessories },
    { name: product.name, path: paths.product(product.id) },
  ]
  return [productData(product, site), breadcrumbData(site, trail)]
}
