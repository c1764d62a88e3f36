import type { SizeKey } from '#domain/catalogue/vocabulary.ts'
import type { Variant } from './variant.ts'

/** The names of other brands for the circumferences that the shop names otherwise (spec §3 'Size keys'). */
const marketNames: Partial<Record<SizeKey, { circumference: string; name: string }>> = {
  adulto: { circumference: '18 a 26 cm', name: 'adulto pequeno' },
  'adulto-grande': { circumference: '25 a 35 cm', name: 'adulto' },
  obeso: { circumference: '33 a 47 cm', name: 'adulto grande' },
}

/** Advice beside every choice of a cuff, because one ordered by its name alone may read too high or too low. */
export const armHint = 'Meça o braço: o tamanho se escolhe pela circunferência em centímetros, não pelo nome.'

type SizeFields = Partial<Pick<Variant, 'sizeKey' | 'sizeLabel'>>

/** The circumference in a cuff's size label, '18 a 26 cm'; undefined for other sizes, such as a finger clip's. */
function circumference({ sizeKey, sizeLabel }: SizeFields): string | undefined {
  return sizeKey && sizeLabel?.match(/\((\d+ a \d+ cm)\)$/)?.[1]
}

/** Whether a product's sizes are arm circumferences. */
export function isArmSized(variants: readonly SizeFields[]): boolean {
  return variants.some((variant) => circumference(variant) !== undefined)
}

/** A cuff size's name at other brands: 'em outras marcas, “adulto pequeno”'; undefined where it is the same. */
export function marketSizeText(variant: SizeFields): string | undefined {
  const market = variant.sizeKey && marketNames[variant.sizeKey]
  return market && circumference(variant) === market.circumference ? `em outras marcas, “${market.name}”` : undefined
}

/** A cuff's size as an arm circumference, with its name at other brands; undefined for sizes of other parts. */
export function armText(variant: SizeFields): string | undefined {
  const range = circumference(variant)
  const market = marketSizeText(variant)
  return range && `Circunferência do braço: ${range}${market ? ` (${market})` : ''}`
}

/** Words about cuff sizes: the searched variant's circumference, else 'Meça o braço: 5 tamanhos, de 6 a 47 cm'. */
export function armAdvice(variants: readonly (SizeFields & { id: string })[], variantId?: string): string | undefined {
  const searchedVariant = variants.find(({ id }) => id === variantId)
  const ranges = new Set(variants.flatMap((variant) => circumference(variant) ?? []))
  if (ranges.size < 2 || (searchedVariant && circumference(searchedVariant)))
    return searchedVariant && armText(searchedVariant)
  const limits = [...ranges].flatMap((range) => range.match(/\d+/g) ?? []).map(Number)
  return `Meça o braço: ${ranges.size} tamanhos, de ${Math.min(...limits)} a ${Math.max(...limits)} cm`
}
