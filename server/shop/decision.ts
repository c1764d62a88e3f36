import { itemPaperOf, itemPapersText } from '#domain/buyer/item-papers.ts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { compactCode } from '#domain/codes/code.ts'
import {
  alternativesFor,
  decisionSheet,
  type DecisionSheet,
  type ComparedPart,
} from '#domain/decision/decision-sheet.ts'
import { maximumSheets } from '#domain/order-list/limits.ts'
import { itemsOf } from '#domain/order-list/order-book.ts'
import { itemChoice, itemFor } from '#domain/order-list/order-item.ts'
import { productById, summaryOf } from './catalogue.ts'
import { orderBookOf } from './lists.ts'
import { facesOf, type PaperFace } from './product-paper.ts'
import type { Shop } from './shop.ts'

/** A decision sheet for its page. */
export interface DecisionView extends DecisionSheet {
  columns: DecisionColumn[]
  /** The confirmed faces of the part itself, at most three. */
  faces: PaperFace[]
}

/** A part as the head of its column. */
export interface DecisionColumn {
  id: string
  variantId?: string
  code: string
  name: string
  choice: string
  ncm: string
  /** What an alternative has in common with the part; '' for the part itself. */
  relation: string
}

/** The decision sheet of a product; undefined when it does not exist. */
export function decisionOf(shop: Shop, id: string, variantId?: string): DecisionView | undefined {
  const product = productById(shop, id)
  return product && decisionView(shop, { product, variantId })
}

/**
 * The decision sheets for a list of codes, at most forty, in order. An unknown or ambiguous code has
 * none and is returned in `missingCodes`.
 */
export function decisionsOf(
  shop: Shop,
  requestedCodes: readonly string[],
): { sheets: DecisionView[]; missingCodes: string[] } {
  const book = orderBookOf(shop)
  const codes = [...new Set(requestedCodes)].slice(0, maximumSheets)
  const found = codes.map((code) => {
    const [item, ...others] = itemsOf(book, compactCode(code))
    return item && others.length === 0 ? decisionOf(shop, item.product.id, item.variantId) : undefined
  })
  return {
    sheets: found.filter((sheet) => sheet !== undefined),
    missingCodes: codes.filter((_, index) => found[index] === undefined),
  }
}

function decisionView(shop: Shop, weighed: ComparedPart<CatalogueProduct>): DecisionView {
  const registries = registriesOf(shop.registries)
  const others = alternativesFor(weighed.product, shop.products, registries.models)
  const columns = [columnOf(weighed, ''), ...others.map(({ product, relation }) => columnOf({ product }, relation))]
  const faces = facesOf(shop, weighed.product)
  return {
    ...decisionSheet([weighed, ...others.map(({ product }) => ({ product }))], registries),
    columns,
    faces: faces.slice(0, 3).map(({ key, name, src, width, height }) => ({ key, name, src, width, height })),
  }
}

function columnOf({ product, variantId }: ComparedPart<CatalogueProduct>, relation: string): DecisionColumn {
  const summary = summaryOf(product)
  const item = itemFor(summary, variantId)
  const isOpen = item.variantId === undefined && summary.variants.length > 0
  const codes = summary.variants.map(({ sku }) => sku)
  const [ncm] = itemPapersText(itemPaperOf(product))
  return {
    id: product.id,
    ...(item.variantId !== undefined && { variantId: item.variantId }),
    code: isOpen ? `${codes.slice(0, 4).join(', ')}${codes.length > 4 ? ' …' : ''}` : item.code,
    name: product.name,
    choice: isOpen ? 'versão a escolher' : itemChoice(item),
    ncm,
    relation,
  }
}
