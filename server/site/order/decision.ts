import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { itemChoice, itemFor } from '#domain/order-list/order-item.ts'
import { itemPaperOf } from '#domain/buyer/item-papers.ts'
import { itemPapersText } from '#domain/buyer/item-papers-text.ts'
import { alternativesFor } from '#domain/decision/alternatives.ts'
import { decisionSheet, type DecisionSheet } from '#domain/decision/decision-sheet.ts'
import type { WeighedPart } from '#domain/decision/weighed-part.ts'
import { compactCode } from '#domain/codes/code.ts'
import { mostSheets } from '#domain/order-list/limits.ts'
import { itemsOf } from '#domain/order-list/order-book.ts'
import { productById, summaryOf } from '#server/site/catalogue.ts'
import { siteOrderBook } from './order-book.ts'
import { facesOf, type ShownFace } from '#server/site/product-paper.ts'
import { siteRegistries } from '#server/site/registries.ts'
import { site } from '#server/site/site.ts'

/** A decision sheet for its page. */
export interface ShownDecision extends DecisionSheet {
  columns: DecisionColumn[]
  /** The confirmed faces of the part itself, at most three. */
  faces: ShownFace[]
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
export async function decisionOf(id: string, variantId?: string): Promise<ShownDecision | undefined> {
  const product = await productById(id)
  return product && shown({ product, variantId })
}

/**
 * The decision sheets for a list of codes, at most forty, in order. A code that means nothing, or several items, has
 * none and is returned in `lost`.
 */
export async function decisionsOf(asked: readonly string[]): Promise<{ sheets: ShownDecision[]; lost: string[] }> {
  const book = await siteOrderBook()
  const codes = [...new Set(asked)].slice(0, mostSheets)
  const found = await Promise.all(
    codes.map(async (code) => {
      const [item, ...others] = itemsOf(book, compactCode(code))
      return item && others.length === 0 ? decisionOf(item.product.id, item.variantId) : undefined
    }),
  )
  return {
    sheets: found.filter((sheet) => sheet !== undefined),
    lost: codes.filter((_, place) => found[place] === undefined),
  }
}

async function shown(weighed: WeighedPart<CatalogueProduct>): Promise<ShownDecision> {
  const [{ products }, registries] = await Promise.all([site(), siteRegistries()])
  const others = alternativesFor(weighed.product, products, registries.models)
  const columns = [columnOf(weighed, ''), ...others.map(({ product, relation }) => columnOf({ product }, relation))]
  const faces = (await facesOf(weighed.product)).filter(({ isSure }) => isSure)
  return {
    ...decisionSheet([weighed, ...others.map(({ product }) => ({ product }))], registries),
    columns,
    faces: faces.slice(0, 3).map(({ key, name, src, width, height }) => ({ key, name, src, width, height })),
  }
}

function columnOf({ product, variantId }: WeighedPart<CatalogueProduct>, relation: string): DecisionColumn {
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
