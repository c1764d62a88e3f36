import type { Fit } from '#domain/catalogue/mating/fit.ts'
import { type MatedEnd, matesIn } from '#domain/catalogue/mating/mates.ts'
import { partTechnologyLabel } from '#domain/catalogue/part/part-technology.ts'
import type { Accessory, Equipment } from '#domain/catalogue/product.ts'
import { endSideLabel } from '#domain/catalogue/registry/part-end.ts'
import { paths } from '#domain/pages/paths.ts'
import { absoluteUrl } from '#domain/seo/site-identity.ts'
import { reaisOf } from '#domain/money.ts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { hasPrice, isOnSale, type Priced } from '#domain/catalogue/price.ts'
import type { Dossier } from '#domain/catalogue/part/dossier.ts'
import type { Evidence } from '#domain/catalogue/part/evidence.ts'
import {
  namedFacts,
  type PlainFactName,
  type PlainFactValues,
  type PlainValue,
} from '#domain/catalogue/part/plain-fields.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { EquipmentBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { fullModelName, type ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { variantLabel } from '#domain/catalogue/variants/selection.ts'
import type { Availability, ProductCategory } from '#domain/catalogue/vocabulary.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { apiPaths } from './api-schema.ts'

/** A key of the catalogue, which never changes, and its label, which may. */
interface Named {
  key: string
  name: string
}

/** An end of a part with its mates. */
interface ApiMatedEnd {
  side: Named
  connector: Named & { isConfirmed: boolean }
  /** The codes of the versions that have this end; empty where all have it. */
  codes: string[]
  parts: ApiMate[]
}

interface ApiMate {
  id: string
  name: string
  /** The codes that fit. */
  codes: string[]
  /** How surely they fit: `outra-tecnologia` can be plugged in, but must not be used. */
  fit: Fit
  technology: Named | null
  url: string
}

/** A part's mating ends, for the read API. In: the site's address. */
function apiMates(ends: readonly MatedEnd[], place: { siteUrl: string }): ApiMatedEnd[] {
  return ends.filter(({ mates }) => mates.length > 0).map((end) => matedEnd(end, place))
}

function matedEnd({ side, connector, codes, mates }: MatedEnd, place: { siteUrl: string }): ApiMatedEnd {
  return {
    side: { key: side, name: endSideLabel[side] },
    connector: { key: connector.key, name: connector.name, isConfirmed: connector.confirmed },
    codes,
    parts: mates.map((mate) => ({
      id: mate.id,
      name: mate.name,
      codes: mate.codes,
      fit: mate.fit,
      technology: technologyNamed(mate.technology),
      url: absoluteUrl(place, paths.product(mate.id, mate.variantId)),
    })),
  }
}

/** A part's technology; null where the plug alone decides what works. */
function technologyNamed(key: Accessory['technology']): Named | null {
  return key === undefined ? null : { key, name: partTechnologyLabel[key] }
}

/** In R$; `price` is null for 'sob consulta', `originalPrice` unless it is above the current price. */
interface ApiPrice {
  price: number | null
  originalPrice: number | null
}

interface ApiVariant extends ApiPrice {
  id: string
  code: string
  formerCodes: string[]
  name: string
  availability: Availability
  url: string
}

interface ApiRegistration {
  number: string
  kind: Dossier['anvisa'] | null
  status: Dossier['anvisaStatus'] | null
  process: string | null
  expires: string | null
}

/** The facts of `plain-fields.ts`, each by its name. */
type ApiFacts = Record<PlainFactName, PlainValue | null>

/** A product of the read API. Every field is present: an unknown one is null or an empty list. */
export interface ApiProduct extends ApiPrice, ApiFacts {
  id: string
  formerIds: string[]
  code: string | null
  formerCodes: string[]
  name: string
  description: string
  category: ProductCategory
  type: Named
  condition: Accessory['condition'] | null
  availability: Availability
  url: string
  pictures: { url: string; alt: string }[]
  /** The maker of a machine. The data name no makers of parts. */
  maker: Named | null
  /** What a part fits: its brands, the models that it cites, and the catalogue's words; empty for machines. */
  compatibility: { brands: Named[]; models: (Named & { url: string })[]; texts: string[] }
  /** Its ANVISA registration, where the number is known. */
  anvisa: ApiRegistration | null
  /** The papers that prove its claims, and when each was seen. */
  evidence: Evidence[]
  /** The technology that both parts of a chain share; null where the plug alone decides. */
  technology: Named | null
  /** Its ends, each with the parts that can be plugged into it. */
  mates: ApiMatedEnd[]
  /** Makers' own codes for parts that it replaces, each with its public source. */
  references: { maker: string; code: string; source: string }[]
  variants: ApiVariant[]
}

interface Place {
  /** Without a trailing slash. */
  siteUrl: string
  models: ModelRegistry
  /** Gives a part's mating ends. */
  matesOf: (part: Accessory) => MatedEnd[]
}

/**
 * Makes a product of the read API. In: the product with its pictures; the site's address, the models that parts name,
 * and their mates.
 */
function apiProduct(product: CatalogueProduct, place: Place): ApiProduct {
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
    url: absoluteUrl(place, paths.product(id)),
    pictures: images.map(({ src, alt }) => ({ url: absoluteUrl(place, src), alt })),
    ...apiFacts(product),
    anvisa: registrationOf(product.dossier),
    evidence: product.evidence,
  }
  return product.category === 'equipamentos'
    ? { ...facts, ...machineFacts(product) }
    : { ...facts, ...partFacts(product, place) }
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

function partFacts(part: Accessory, { siteUrl, models, matesOf }: Place) {
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
    mates: apiMates(matesOf(part), { siteUrl }),
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

function apiFacts(product: PlainFactValues): ApiFacts {
  return Object.fromEntries(namedFacts.map(({ name }) => [name, product[name] ?? null])) as ApiFacts
}

function registrationOf(dossier: Dossier): ApiRegistration | null {
  if (dossier.anvisaNumber === undefined) return null
  return {
    number: dossier.anvisaNumber,
    kind: dossier.anvisa ?? null,
    status: dossier.anvisaStatus ?? null,
    process: dossier.anvisaProcess ?? null,
    expires: dossier.anvisaExpires ?? null,
  }
}

function brandNamed({ key, label }: EquipmentBrand): Named {
  return { key, name: label }
}

function apiPrice(priced: Priced): ApiPrice {
  return {
    price: hasPrice(priced) ? reaisOf(priced.currentPrice) : null,
    originalPrice: isOnSale(priced) ? reaisOf(priced.originalPrice ?? 0) : null,
  }
}

interface Catalogue {
  brand: { name: string }
  /** Without a trailing slash. */
  siteUrl: string
  products: readonly CatalogueProduct[]
  models: ModelRegistry
  connectors: readonly Connector[]
}

/** The read API's document as text: JSON with one product a line. */
export function apiDocument({ brand, siteUrl, products, models, connectors }: Catalogue): string {
  const head = {
    $schema: siteUrl + apiPaths.schema,
    version: 1,
    site: { name: brand.name, url: siteUrl },
    language: 'pt-BR',
    currency: 'BRL',
  }
  const parts = products.filter((product) => product.category === 'acessorios-componentes')
  const place = { siteUrl, models, matesOf: matesIn(parts, connectors) }
  const lines = products.map((product) => JSON.stringify(apiProduct(product, place)))
  return `${JSON.stringify(head).slice(0, -1)},"products":[\n${lines.join(',\n')}\n]}\n`
}
