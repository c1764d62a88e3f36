import { reaisOf } from '#domain/money.ts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import type { MatedEnd } from '#domain/catalogue/mating/mates.ts'
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
import type { Accessory, Equipment } from '#domain/catalogue/product.ts'
import type { EquipmentBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { fullModelName, type ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { variantLabel } from '#domain/catalogue/variants/selection.ts'
import type { Availability, ProductCategory } from '#domain/catalogue/vocabulary.ts'
import { paths } from '#domain/pages/paths.ts'
import { absoluteUrl } from '#domain/seo/site-identity.ts'
import { apiMates, technologyNamed, type ApiMatedEnd, type Named } from './api-mates.ts'

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
export function apiProduct(product: CatalogueProduct, place: Place): ApiProduct {
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
