import { isProven } from '#domain/catalogue/part/evidence.ts'
import type { Accessory } from '#domain/catalogue/product.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'

/** Words by which a value leaves to the buyer what the data should say. */
const openWords =
  /confer(e|ir|ência|id[oa])|conforme (?!a (versão|escolha)|o (manual|plano)|as instruções)|em uso|inform(e|ad|ar)|confirm(ad|ar)|compar(ar|e\b)|definid[oa] n/i

/** Parts that plug into nothing of their own. */
const plugsNowhere = new Set<ProductType>(['placas-componentes-eletronicos', 'analisadores', 'modulos'])

/**
 * How a part says what it fits: by models that it cites; as universal, by its connector; without a model, by its ends and
 * in words that leave the model to be settled; or not at all.
 */
export type Fitting = 'models' | 'universal' | 'words' | 'none'

/** What is known of a part, as figures: the completeness report and the rules of the content read it. */
export interface Completeness {
  /** Facts that a buyer reads: specification values that say something, ends, options and papers that do. */
  values: number
  /** Values that leave it to the buyer to find out. */
  open: number
  /** Words that the part is searched by. */
  words: number
  includedItems: number
  fitting: Fitting
  /** Whether every end names a connector; true for parts that plug into nothing, which carry no ATENÇÃO notice. */
  hasConnectors: boolean
  hasReferences: boolean
  /** Whether the papers say at least how often it is used. */
  hasDossier: boolean
  /** Whether its plug comes from the registry alone, and none is drawn that the data does not name. */
  isDrawnByData: boolean
}

/** Measures how completely a part is described. */
export function completenessOf(part: Accessory): Completeness {
  const open = part.specifications.filter(({ value }) => isOpen(value)).length
  const ends = part.ends.length + part.variants.reduce((most, { ends: own = [] }) => Math.max(most, own.length), 0)
  return {
    values: part.specifications.length - open + ends + papersKnown(part),
    open,
    words: part.tags.length,
    includedItems: part.includedItems.length,
    fitting: fittingOf(part, ends > 0),
    hasConnectors: ends > 0 || !part.attention || plugsNowhere.has(part.productType),
    hasReferences: part.references.length > 0,
    hasDossier: part.dossier.use !== undefined,
    isDrawnByData: part.drawing.plug === undefined,
  }
}

function fittingOf({ equipmentModel, compatibleWith, equipmentBrand }: Accessory, hasEnds: boolean): Fitting {
  if (equipmentModel.length > 0) return 'models'
  if (compatibleWith.length === 0) return 'none'
  if (equipmentBrand === 'universal') return 'universal'
  return hasEnds ? 'words' : 'none'
}

/** How many of its papers say something of the part itself: not the norm of its kind, and no claim without a document. */
function papersKnown(part: Accessory): number {
  const { maker, origin, use, anvisa, sterile, latex, defibrillationProof } = part.dossier
  return [
    maker !== undefined || origin !== undefined,
    use !== undefined,
    anvisa === 'nao-se-aplica' || isProven(part, 'anvisa'),
    sterile === false || isProven(part, 'sterile'),
    latex === 'contem' || isProven(part, 'latex'),
    defibrillationProof === false || isProven(part, 'defibrillationProof'),
    isProven(part, 'standard'),
  ].filter(Boolean).length
}

/** Whether a value leaves it to the buyer to find out: 'a conferir', 'conforme o modelo', 'igual à peça em uso'. */
export function isOpen(value: string): boolean {
  return openWords.test(value)
}
