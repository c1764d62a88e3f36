import { completenessOf } from '#domain/catalogue/completeness/completeness.ts'
import { claimsOf, isProven } from '#domain/catalogue/part/evidence.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { normalize } from '#domain/text/normalize.ts'
import { registrationFaults, sealFaults } from '#server/content/check/claims.ts'

/** What may need attention in a product, with the labels of the filter. */
export const findingLabel = {
  'com-falha': 'Com falha no arquivo',
  'sem-preco': 'Sem preço',
  'sem-codigo': 'Sem código',
  'falta-descricao': 'Descrição a escrever',
  'falta-modelo': 'Falta modelo',
  'falta-conector': 'Falta conector',
  'valor-a-conferir': 'Valor a conferir',
  'sem-uso': 'Não diz o uso',
  'alegacao-sem-documento': 'Alegação sem documento',
  'selo-sem-numero': 'Selo sem número',
  'registro-vencido': 'Registro vencido',
  'sem-fotografia': 'Sem fotografia',
} as const
export type Finding = keyof typeof findingLabel

/** Findings that need only the product itself. In: the day, as 2026-11-24. */
export function findingsOf(product: ProductRecord, today: string): Finding[] {
  const found: Partial<Record<Finding, boolean>> = {
    'sem-preco': pricesOf(product).length === 0,
    'sem-codigo': codesOf(product).length === 0,
    // Imports use the name where a sheet has no description.
    'falta-descricao': normalize(product.description) === normalize(product.name),
    'alegacao-sem-documento': claimsOf(product).some((claim) => !isProven(product, claim)),
    'selo-sem-numero': sealFaults([product]).length > 0,
    'registro-vencido': registrationFaults([product], today).length > 0,
    ...(product.category === 'acessorios-componentes' && ofPart(product)),
  }
  const all: Finding[] = [
    'sem-preco',
    'sem-codigo',
    'falta-descricao',
    'falta-modelo',
    'falta-conector',
    'valor-a-conferir',
    'sem-uso',
  ]
  const papers: Finding[] = ['alegacao-sem-documento', 'selo-sem-numero', 'registro-vencido']
  return [...all, ...papers].filter((finding) => found[finding])
}

function ofPart(
  part: Extract<ProductRecord, { category: 'acessorios-componentes' }>,
): Partial<Record<Finding, boolean>> {
  const { fitting, hasConnectors, open, hasDossier } = completenessOf({ ...part, brands: [{ key: '', label: '' }] })
  return {
    'falta-modelo': fitting === 'words' || fitting === 'none',
    'falta-conector': !hasConnectors,
    'valor-a-conferir': open > 0,
    'sem-uso': !hasDossier,
  }
}

/** All present codes of a product and its variants. */
export function codesOf(product: ProductRecord): string[] {
  const own = product.sku === undefined ? [] : [product.sku]
  return product.category === 'equipamentos' ? own : [...own, ...product.variants.map(({ sku }) => sku)]
}

/** The prices above 0 of a product's variants, or of a product without variants, in R$. */
export function pricesOf(product: ProductRecord): number[] {
  const variants = product.category === 'equipamentos' ? [] : product.variants
  const own = variants.map(({ currentPrice }) => currentPrice ?? product.currentPrice)
  return (own.length > 0 ? own : [product.currentPrice]).filter((price) => price > 0)
}
