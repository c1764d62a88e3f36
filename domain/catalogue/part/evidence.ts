import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { choice, field } from '#domain/field-words.ts'
import { daySchema, trimmedText as text } from '#domain/text/text-schemas.ts'
import type { Dossier } from './dossier.ts'

export const claimLabel = {
  anvisa: 'Regularização na ANVISA',
  latex: 'Ausência de látex',
  sterile: 'Esterilidade',
  defibrillationProof: 'Proteção contra desfibrilação',
  standard: 'Conformidade com a norma',
} as const
export type Claim = keyof typeof claimLabel

/** A document that proves one claim of a product: whose it is (`holder`), and the day on which we saw it (`seen`). */
export const evidenceSchema = v.strictObject({
  about: choice('Prova', claimLabel),
  document: field('Documento', text),
  holder: field('De quem é', text),
  seen: field('Visto em', daySchema, { isDay: true }),
})
export type Evidence = v.InferOutput<typeof evidenceSchema>

export type ClaimSource = { isCertified: boolean; dossier: Dossier; evidence: readonly Evidence[] }

/** The evidence for a claim of a product, or undefined. */
export function evidenceFor({ evidence }: Pick<ClaimSource, 'evidence'>, claim: Claim): Evidence | undefined {
  return evidence.find(({ about }) => about === claim)
}

/** Whether a product makes a claim and has evidence for it. */
export function isProven(product: ClaimSource, claim: Claim): boolean {
  return claimsOf(product).includes(claim) && evidenceFor(product, claim) !== undefined
}

/** The claims of a product's seal or dossier. A norm alone says what applies, so it counts only with evidence. */
export function claimsOf(product: ClaimSource): Claim[] {
  const { isCertified, dossier } = product
  const claimed: Readonly<Record<Claim, boolean>> = {
    anvisa: isCertified || dossier.anvisaNumber !== undefined,
    latex: dossier.latex === 'livre',
    sterile: dossier.sterile === true,
    defibrillationProof: dossier.defibrillationProof === true,
    standard: dossier.standard !== undefined && evidenceFor(product, 'standard') !== undefined,
  }
  return keysOf(claimLabel).filter((claim) => claimed[claim])
}
