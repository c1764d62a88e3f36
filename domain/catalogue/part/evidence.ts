import * as v from 'valibot'
import { dayText, trimmedText as text } from '#domain/text/text-schemas.ts'
import type { Dossier } from './dossier.ts'

/** What a paper can prove: the dossier's fields that are worth nothing as a mere word. */
export const claimLabel = {
  anvisa: 'Regularização na ANVISA',
  latex: 'Ausência de látex',
  sterile: 'Esterilidade',
  defibrillationProof: 'Proteção contra desfibrilação',
  standard: 'Conformidade com a norma',
} as const
export type Claim = keyof typeof claimLabel

/** A paper that proves a claim: which, whose it is, and the day on which somebody of the shop saw it. */
export const evidenceSchema = v.strictObject({
  about: v.picklist(['anvisa', 'latex', 'sterile', 'defibrillationProof', 'standard']),
  document: text,
  holder: text,
  seen: dayText,
})
export type Evidence = v.InferOutput<typeof evidenceSchema>

/** What is said of a product's papers, and the papers themselves. */
export interface Documented {
  isCertified: boolean
  dossier: Dossier
  evidence: readonly Evidence[]
}

/** The paper that proves a claim of a product, or undefined. */
export function paperOf({ evidence }: Pick<Documented, 'evidence'>, claim: Claim): Evidence | undefined {
  return evidence.find(({ about }) => about === claim)
}

/** Whether a product claims it and has the paper for it. */
export function isProven(product: Documented, claim: Claim): boolean {
  return claimsOf(product).includes(claim) && paperOf(product, claim) !== undefined
}

/** What a seal and a dossier claim. To name the norm for a kind of part claims nothing: conformity is claimed by its paper alone. */
export function claimsOf(product: Documented): Claim[] {
  const { isCertified, dossier } = product
  const claimed: Readonly<Record<Claim, boolean>> = {
    anvisa: isCertified || dossier.anvisaNumber !== undefined,
    latex: dossier.latex === 'livre',
    sterile: dossier.sterile === true,
    defibrillationProof: dossier.defibrillationProof === true,
    standard: dossier.standard !== undefined && paperOf(product, 'standard') !== undefined,
  }
  return evidenceSchema.entries.about.options.filter((claim) => claimed[claim])
}
