import type { Product } from '#domain/catalogue/product.ts'
import type { SheetRow } from '#domain/catalogue/sheet-row.ts'
import { longDate } from '#domain/text/long-date.ts'
import { anvisaKindLabel, anvisaStatusLabel, latexLabel, useLabel, type Dossier } from './dossier.ts'
import { claimsOf, paperOf, type Evidence } from './evidence.ts'
import { plainRows } from './plain-rows.ts'

/** Shown in place of an unknown maker or ANVISA number. */
const sentWithQuote = 'enviado com o orçamento'
/** Shown in place of a claim that no paper proves. */
const papersWithQuote = 'documentação enviada com o orçamento'

/**
 * A product's papers in words. A part has a row for maker and ANVISA even if they are unknown; a machine has rows for
 * known papers only.
 */
export function paperRows(product: Product): SheetRow[] {
  const { dossier } = product
  const anvisa = anvisaRow(product)
  const plain = plainRows(product, 'papers')
  if (product.category === 'equipamentos') return dossier.anvisaNumber === undefined ? plain : [anvisa, ...plain]
  const { maker, origin, use, sterile, latex, defibrillationProof } = dossier
  return [
    { name: 'Fabricante e origem', value: [maker, origin].filter(Boolean).join(', ') || sentWithQuote },
    anvisa,
    ...row('Uso', use && useLabel[use]),
    ...(sterile === false ? row(claimName.sterile, 'Não estéril') : claimRow(product, 'sterile', 'Estéril')),
    ...(latex === 'contem' ? row(claimName.latex, latexLabel[latex]) : claimRow(product, 'latex', latexLabel.livre)),
    ...(defibrillationProof === false
      ? row(claimName.defibrillationProof, 'Não')
      : claimRow(product, 'defibrillationProof', 'Sim')),
    ...standardRows(product),
    ...plain,
  ]
}

const claimName = {
  sterile: 'Esterilidade',
  latex: 'Látex',
  defibrillationProof: 'Proteção contra desfibrilação',
} as const

/** A claim with the paper that proves it, or without one the promise that the papers come with the quote. */
function claimRow(product: Product, claim: keyof typeof claimName, value: string): SheetRow[] {
  if (!claimsOf(product).includes(claim)) return []
  const name = claimName[claim]
  const paper = paperOf(product, claim)
  return [paper ? { name, value, note: paperNote(paper) } : { name, value: papersWithQuote }]
}

/**
 * The text beside the seal 'Certificado ANVISA': the registration's number, that this number comes with the quote, or
 * that the seal is a sample.
 */
export function sealText({ dossier, evidence }: Product): string {
  if (dossier.sampleSeal) return 'exemplo'
  if (dossier.anvisaNumber === undefined) return `número ${sentWithQuote}`
  const paper = paperOf({ evidence }, 'anvisa')
  return `nº ${dossier.anvisaNumber}${paper ? `, conferido em ${longDate(paper.seen)}` : ''}`
}

/** The row of the registration: number and state, or that the papers come with the quote. */
function anvisaRow(product: Product): SheetRow {
  const { dossier } = product
  const { anvisa, anvisaNumber, anvisaStatus } = dossier
  const name = 'ANVISA'
  if (anvisa === 'nao-se-aplica') return { name, value: anvisaKindLabel[anvisa] }
  const kind = anvisa ? anvisaKindLabel[anvisa] : 'Número'
  if (anvisaNumber === undefined) return { name, value: `${kind}: ${sentWithQuote}` }
  const paper = paperOf(product, 'anvisa')
  if (!paper) return { name, value: `${kind} ${anvisaNumber}: ${papersWithQuote}` }
  const status = anvisaStatus ? ` (${anvisaStatusLabel[anvisaStatus]})` : ''
  return { name, value: `${kind} ${anvisaNumber}${status}`, note: registrationNote(dossier, paper) }
}

function registrationNote({ anvisaProcess, anvisaExpires }: Dossier, { holder, document, seen }: Evidence): string {
  const facts = [
    `Detentor: ${holder}`,
    anvisaProcess && `processo ${anvisaProcess}`,
    anvisaExpires && `válido até ${longDate(anvisaExpires)}`,
  ]
  return `${facts.filter(Boolean).join('; ')}. Conferido em ${longDate(seen)}: ${document}`
}

/** The norm for this type of part; that the part conforms to it is stated with a paper only. */
function standardRows(product: Product): SheetRow[] {
  const { standard } = product.dossier
  if (standard === undefined) return []
  const paper = paperOf(product, 'standard')
  const note = `Conformidade: ${paper ? paperNote(paper) : papersWithQuote}`
  return [{ name: 'Norma do tipo de peça', value: standard, note }]
}

function paperNote({ document, holder, seen }: Evidence): string {
  return `${document} (${holder}), conferido em ${longDate(seen)}`
}

function row(name: string, value: string | undefined): SheetRow[] {
  return value === undefined ? [] : [{ name, value }]
}
