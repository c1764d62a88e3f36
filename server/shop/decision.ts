import { itemPaperOf, itemPapersText } from '#domain/buyer/item-papers.ts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { compactCode } from '#domain/codes/code.ts'
import {
  alternativesFor,
  decisionSheet,
  type DecisionColumn,
  type DecisionSheet,
  type ComparedPart,
} from '#domain/decision/decision-sheet.ts'
import { maximumDecisionSheets } from '#domain/order-list/limits.ts'
import { itemsOfCode } from '#domain/order-list/order-book.ts'
import { itemChoice, itemFor } from '#domain/order-list/order-item.ts'
import { productById, summaryOf } from './catalogue.ts'
import { orderBookOf } from './lists.ts'
import { facesOf, type ProductFace } from './product-faces.ts'
import type { Shop } from './shop.ts'

/** A decision sheet as its page shows it: a part beside its alternatives, for a buyer who must justify the choice. */
export interface DecisionView extends DecisionSheet {
  /** The part first, then its alternatives. */
  columns: [DecisionColumn, ...DecisionColumn[]]
  /** The known faces (mating sides) of the part's connectors, at most `maximumFaces`. */
  faces: ProductFace[]
}

/** The decision sheet of a product; undefined when the product does not exist. */
export function decisionOf(shop: Shop, id: string, variantId?: string): DecisionView | undefined {
  const product = productById(shop, id)
  return product && decisionView(shop, { product, variantId })
}

/** The decision sheets for codes, at most `maximumDecisionSheets`. Unknown and ambiguous codes are in `missingCodes`. */
export function decisionsOf(shop: Shop, requestedCodes: readonly string[]) {
  const book = orderBookOf(shop)
  const codes = [...new Set(requestedCodes)].slice(0, maximumDecisionSheets)
  const found = codes.map((code) => {
    const [item, ...others] = itemsOfCode(book, compactCode(code))
    return item && others.length === 0 ? decisionOf(shop, item.product.id, item.variantId) : undefined
  })
  return {
    sheets: found.filter((sheet) => sheet !== undefined),
    missingCodes: codes.filter((_, index) => found[index] === undefined),
  }
}

const maximumFaces = 3
/** The most codes that a column names of a product whose version is not chosen. */
const maximumCodes = 4

function decisionView(shop: Shop, part: ComparedPart<CatalogueProduct>): DecisionView {
  const registries = registriesOf(shop.registries)
  const alternatives = alternativesFor(part.product, shop.products, registries.models)
  return {
    ...decisionSheet([part, ...alternatives.map(({ product }) => ({ product }))], registries),
    columns: [columnOf(part, ''), ...alternatives.map(({ product, relation }) => columnOf({ product }, relation))],
    faces: facesOf(shop, part.product).slice(0, maximumFaces),
  }
}

function columnOf({ product, variantId }: ComparedPart<CatalogueProduct>, relation: string): DecisionColumn {
  const summary = summaryOf(product)
  const item = itemFor(summary, variantId)
  const needsVersion = item.variantId === undefined && summary.variants.length > 0
  const codes = summary.variants.map(({ sku }) => sku)
  const [ncm] = itemPapersText(itemPaperOf(product))
  return {
    id: product.id,
    ...(item.variantId !== undefined && { variantId: item.variantId }),
    code: needsVersion
      ? `${codes.slice(0, maximumCodes).join(', ')}${codes.length > maximumCodes ? ' …' : ''}`
      : item.code,
    name: product.name,
    choice: needsVersion ? 'versão a escolher' : itemChoice(item),
    ncm,
    relation,
  }
}
