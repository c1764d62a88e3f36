import { type Claim, claimsOf } from '#domain/catalogue/part/evidence.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import { counted } from '#domain/text/number-text.ts'
import { type ContentFault, faultLine, productFault, productFile } from '#server/content-error.ts'

const claimField: Readonly<Record<Claim, string>> = {
  anvisa: 'dossier.anvisaNumber',
  latex: 'dossier.latex: livre',
  sterile: 'dossier.sterile: true',
  defibrillationProof: 'dossier.defibrillationProof: true',
  standard: 'dossier.standard',
}

/** Faults for papers (`evidence`) of what the product does not claim, and for two papers of one claim. */
export function evidenceFaults(product: ProductRecord): ContentFault[] {
  const claimed = claimsOf(product)
  const subjects = product.evidence.map(({ about }) => about)
  return subjects.flatMap((about, index) => {
    const isRepeated = subjects.indexOf(about) < index
    if (!isRepeated && claimed.includes(about)) return []
    const problem = isRepeated
      ? `há um segundo documento sobre ${about}; deixe um`
      : `há um documento sobre ${about}, que o produto não afirma; escreva ${claimField[about]}, ou retire o documento`
    return [productFault(product.id, `evidence.${index}`, 'conteudo-documento', problem)]
  })
}

/** Faults for seals whose registration number is missing or a sample. */
export const sealFaults = (products: readonly ProductRecord[]): ContentFault[] =>
  products.flatMap((product) => {
    const { id, isCertified, dossier } = product
    if (!isCertified || (dossier.anvisaNumber !== undefined && !dossier.sampleSeal)) return []
    const problem = dossier.sampleSeal
      ? 'o selo "Certificado ANVISA" é um exemplo (dossier.sampleSeal); escreva o número do produto e apague sampleSeal, ou retire o selo'
      : 'não há número ao lado do selo "Certificado ANVISA"; escreva os seus 11 algarismos ou retire o selo'
    return [productFault(id, 'dossier.anvisaNumber', 'conteudo-selo-sem-numero', problem)]
  })

/** Faults for registrations that have expired or were cancelled. In: today, as 2026-11-24. */
export const registrationFaults = (products: readonly ProductRecord[], today: string): ContentFault[] =>
  products.flatMap(({ id, dossier: { anvisaNumber, anvisaStatus, anvisaExpires } }) => {
    const isExpired = anvisaExpires !== undefined && anvisaExpires < today && anvisaStatus !== 'em-renovacao'
    if (!isExpired && anvisaStatus !== 'cancelado' && anvisaStatus !== 'vencido') return []
    const state =
      anvisaStatus === 'cancelado' ? 'cancelado' : `vencido${anvisaExpires ? ` em ${longDate(anvisaExpires)}` : ''}`
    const problem = `há ${anvisaNumber ?? 'um registro'}, ${state}; retire o produto de venda ou escreva o registro em vigor`
    return [productFault(id, 'dossier.anvisaNumber', 'conteudo-registro-vencido', problem)]
  })

/** Remarks on products' papers, which `--publish` refuses: sample shops have sample seals. In: today, as 2026-11-24. */
export function claimNotes(products: readonly ProductRecord[], today: string): string[] {
  const unnumbered = new Set(sealFaults(products).map(({ file }) => file))
  const ids = products.map(({ id }) => id).filter((id) => unnumbered.has(productFile(id)))
  const expired = registrationFaults(products, today).map((fault) => faultLine(fault).trim())
  if (ids.length === 0) return expired
  const count = counted(ids.length, 'produto tem', 'produtos têm')
  const seals = `[conteudo-selo-sem-numero] ${count} o selo "Certificado ANVISA" sem número ou como exemplo: ${ids.join(', ')}`
  return [seals, ...expired]
}
