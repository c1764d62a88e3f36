import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { type EndWithMates, type MatesOf, matesIn } from '#domain/catalogue/mating/mates.ts'
import type { Dossier } from '#domain/catalogue/part/dossier.ts'
import { namedFacts } from '#domain/catalogue/part/plain-fields.ts'
import { hasPrice, isOnSale, type Priced } from '#domain/catalogue/price.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { Accessory, Equipment } from '#domain/catalogue/product.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import type { EquipmentBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { fullModelName, type ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { partTechnologyLabel } from '#domain/catalogue/registry/parameters.ts'
import { endSideLabel } from '#domain/catalogue/registry/part-end.ts'
import { variantLabel } from '#domain/catalogue/variants/selection.ts'
import { reaisOf } from '#domain/money.ts'
import { paths, absoluteUrl } from '#domain/pages/paths.ts'
import { apiPaths } from './api-schema.ts'

/* The documents of the read API (fields: api-schema.ts). Every field is present: an unknown one is null or []. */

function apiMatedEnd({ side, connector, codes, mates }: EndWithMates, context: { siteUrl: string }) {
  return {
    side: { key: side, name: endSideLabel[side] },
    connector: { key: connector.key, name: connector.name, isConfirmed: connector.confirmed },
    codes,
    parts: mates.map(({ id, name, codes: fitting, fit, technology, variantId }) => ({
      id,
      name,
      codes: fitting,
      fit,
      technology: technologyNamed(technology),
      url: absoluteUrl(context, paths.product(id, variantId)),
    })),
  }
}

function technologyNamed(key: Accessory['technology']) {
  return key === undefined ? null : { key, name: partTechnologyLabel[key] }
}

type ApiContext = { siteUrl: string; models: ModelRegistry; matesOf: MatesOf }

function apiProduct(product: CatalogueProduct, context: ApiContext) {
  const { id, name, description, category, availability, images } = product
  const facts = {
    id,
    formerIds: product.formerly ?? [],
    code: product.sku ?? null,
    formerCodes: product.formerCodes ?? [],
    name,
    description,
    category,
    availability,
    ...apiPrice(product),
    url: absoluteUrl(context, paths.product(id)),
    pictures: images.map(({ src, alt }) => ({ url: absoluteUrl(context, src), alt })),
    ...Object.fromEntries(namedFacts.map(({ name: fact }) => [fact, product[fact] ?? null])),
    anvisa: registrationOf(product.dossier),
    evidence: product.evidence,
  }
  return product.category === 'equipamentos'
    ? { ...facts, ...machineFacts(product) }
    : { ...facts, ...partFacts(product, context) }
}

function machineFacts({ family, brands }: Equipment) {
  return {
    type: { key: family, name: equipmentFamilyLabel[family] },
    condition: null,
    maker: brandNamed(brands[0]),
    compatibility: { brands: [], models: [], texts: [] },
    technology: null,
    mates: [],
    references: [],
    variants: [],
  }
}

function partFacts(part: Accessory, { siteUrl, models, matesOf }: ApiContext) {
  const { productType, condition, brands, equipmentModel, references } = part
  return {
    type: { key: productType, name: productTypeLabel[productType] },
    condition,
    maker: null,
    compatibility: {
      brands: brands.map(brandNamed),
      models: equipmentModel.flatMap((key) => {
        const model = models.get(key)
        if (!model) return []
        return [{ key, name: fullModelName(model), url: absoluteUrl({ siteUrl }, paths.model(model.maker.key, key)) }]
      }),
      texts: part.compatibleWith,
    },
    technology: technologyNamed(part.technology),
    mates: matesOf(part).flatMap((end) => (end.mates.length > 0 ? [apiMatedEnd(end, { siteUrl })] : [])),
    references,
    variants: part.variants.map((variant) => ({
      id: variant.id,
      code: variant.sku,
      formerCodes: variant.formerCodes ?? [],
      name: variantLabel(variant),
      availability: variant.availability ?? part.availability,
      ...apiPrice(variant.currentPrice === undefined ? part : { currentPrice: variant.currentPrice }),
      url: absoluteUrl({ siteUrl }, paths.product(part.id, variant.id)),
    })),
  }
}

function registrationOf(dossier: Dossier) {
  if (dossier.anvisaNumber === undefined) return null
  return {
    number: dossier.anvisaNumber,
    kind: dossier.anvisa ?? null,
    status: dossier.anvisaStatus ?? null,
    process: dossier.anvisaProcess ?? null,
    expires: dossier.anvisaExpires ?? null,
  }
}

const brandNamed = ({ key, label }: EquipmentBrand) => ({ key, name: label })

/** The prices in R$; `price` is null for 'sob consulta', `originalPrice` unless it is above the current price. */
function apiPrice(priced: Priced) {
  return {
    price: hasPrice(priced) ? reaisOf(priced.currentPrice) : null,
    originalPrice: isOnSale(priced) ? reaisOf(priced.originalPrice ?? 0) : null,
  }
}

interface Catalogue {
  brand: { name: string }
  siteUrl: string
  products: readonly CatalogueProduct[]
  models: ModelRegistry
  connectors: readonly Connector[]
}

/** The read API's document as JSON, with one product a line. */
export function apiDocument({ brand, siteUrl, products, models, connectors }: Catalogue): string {
  const head = {
    $schema: siteUrl + apiPaths.schema,
    version: 1,
    site: { name: brand.name, url: siteUrl },
    language: 'pt-BR',
    currency: 'BRL',
  }
  const parts = products.filter((product) => product.category === 'acessorios-componentes')
  const context = { siteUrl, models, matesOf: matesIn(parts, connectors) }
  const lines = products.map((product) => JSON.stringify(apiProduct(product, context)))
  return `${JSON.stringify(head).slice(0, -1)},"products":[\n${lines.join(',\n')}\n]}\n`
}
