import { groupBy } from '#domain/group-by.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import { anvisaKindLabel, anvisaStatusLabel, latexLabel, reuseLabel, type Dossier } from './part/dossier.ts'
import { endsOf } from './part/ends.ts'
import { claimsOf, evidenceFor, type Evidence } from './part/evidence.ts'
import { namedFacts, type PlainFact, type PlainFactValues, type PlainValue } from './part/plain-fields.ts'
import type { ProductType } from './product-types.ts'
import type { Product, Accessory } from './product.ts'
import { endSideLabel, type PartEnd } from './registry/part-end.ts'
import type { ConnectorRegistry, Registries } from './registry/registries.ts'
import { choiceLabel } from './variants/selection.ts'
import { axisValue, variantAxes, type VariantAxis } from './variants/variant-axes.ts'
import { type ArticleVariant, versionsOf } from './variants/variant.ts'

export interface SheetRow {
  name: string
  value: string
  /** The connectors of a part's end, each with its words within the row's value, which link to the connector's face. */
  connectors?: readonly { key: string; text: string }[]
  source?: string
  /** Small text below the value: the evidence for the value. */
  note?: string
}

const maximumEnds = 2
const maximumKeyFacts = 4

/** The four rows that decide at a glance: at most two sides with one certain connector, then the first values. */
export function keyFacts(rows: readonly SheetRow[]): SheetRow[] {
  const ends = rows.filter(({ connectors }) => connectors?.length === 1)
  // A typical value is only shown beside its source.
  const values = rows.filter(({ connectors, source }) => connectors === undefined && source === undefined)
  return [...(ends.length > maximumEnds ? [] : ends), ...values].slice(0, maximumKeyFacts)
}

/** The rows of a product's plain facts in one section of the data sheet; an unknown fact has no row. */
export function plainRows(product: PlainFactValues, section: PlainFact['row']['section']): SheetRow[] {
  return namedFacts.flatMap(({ name, row }) => {
    const value = product[name]
    if (row.section !== section || value === undefined) return []
    return [{ name: row.name, value: plainWords(row, value) }]
  })
}

/** A plain fact's value in words: the label of a key, a number with a decimal comma, or the text itself. */
export function plainWords({ labels, words }: Pick<PlainFact['row'], 'labels' | 'words'>, value: PlainValue): string {
  const text = typeof value === 'number' ? String(value).replace('.', ',') : (labels?.[value] ?? value)
  return words ? words(text) : text
}

const sentWithQuote = 'enviado com o orçamento'
const papersWithQuote = 'documentação enviada com o orçamento'

/** A product's papers as rows: a part has rows for maker and ANVISA even if unknown, a machine only for known ones. */
export function paperRows(product: Product): SheetRow[] {
  const { dossier } = product
  const anvisa = anvisaRow(product)
  const plainFactRows = plainRows(product, 'papers')
  if (product.category === 'equipamentos')
    return dossier.anvisaNumber === undefined ? plainFactRows : [anvisa, ...plainFactRows]
  const { maker, origin, use, sterile, latex, defibrillationProof } = dossier
  return [
    { name: 'Fabricante e origem', value: [maker, origin].filter(Boolean).join(', ') || sentWithQuote },
    anvisa,
    ...statedRow('Uso', use && reuseLabel[use]),
    ...(sterile === false ? statedRow(claimName.sterile, 'Não estéril') : claimRow(product, 'sterile', 'Estéril')),
    ...(latex === 'contem'
      ? statedRow(claimName.latex, latexLabel[latex])
      : claimRow(product, 'latex', latexLabel.livre)),
    ...(defibrillationProof === false
      ? statedRow(claimName.defibrillationProof, 'Não')
      : claimRow(product, 'defibrillationProof', 'Sim')),
    ...(defibrillationProof === undefined && reachesMonitor(product) ? [unstatedProtectionRow] : []),
    ...standardRows(product),
    ...(patientConductors.has(product.productType) ? [magnetRow] : []),
    ...plainFactRows,
  ]
}

const claimName = {
  sterile: 'Esterilidade',
  latex: 'Látex',
  defibrillationProof: 'Proteção contra desfibrilação',
} as const

/** Whether a part is the ECG cable by which a shock would reach the monitor and in which part of it would be lost. */
function reachesMonitor({ productType, ends }: Accessory): boolean {
  return productType === 'cabos-ecg' && ends.some(({ side }) => side === 'equipamento')
}

const unstatedProtectionRow: SheetRow = {
  name: claimName.defibrillationProof,
  value: `A que o manual do aparelho pede: ${papersWithQuote}`,
}

const patientConductors: ReadonlySet<ProductType> = new Set([
  'cabos-ecg',
  'cabos-pi',
  'eletrodos',
  'sensores-spo2',
  'sensores-temperatura',
  'sensores-transdutores-diversos',
])

/** The row about scanners: no part of the catalogue is declared safe in the room of a magnetic resonance scanner. */
const magnetRow: SheetRow = {
  name: 'Ressonância magnética',
  value: 'Não entra na sala do exame: ali fio e metal aquecem e queimam a pele',
}

function claimRow(product: Product, claim: keyof typeof claimName, value: string): SheetRow[] {
  if (!claimsOf(product).includes(claim)) return []
  const name = claimName[claim]
  const evidence = evidenceFor(product, claim)
  return [evidence ? { name, value, note: evidenceNote(evidence) } : { name, value: papersWithQuote }]
}

/** The text beside the seal 'Certificado ANVISA' (spec §3 'isCertified'); undefined where nothing proves the seal. */
export function sealText(product: Product): string | undefined {
  const { dossier, isCertified } = product
  if (!isCertified) return undefined
  if (dossier.anvisaNumber === undefined) return dossier.sampleSeal ? papersWithQuote : undefined
  const registration = evidenceFor(product, 'anvisa')
  return `nº ${dossier.anvisaNumber}${registration ? `, conferido em ${longDate(registration.seen)}` : ''}`
}

function anvisaRow(product: Product): SheetRow {
  const { dossier } = product
  const { anvisa, anvisaNumber, anvisaStatus } = dossier
  const name = 'ANVISA'
  if (anvisa === 'nao-se-aplica') return { name, value: anvisaKindLabel[anvisa] }
  const kind = anvisa ? anvisaKindLabel[anvisa] : 'Número'
  if (anvisaNumber === undefined) return { name, value: `${kind}: ${sentWithQuote}` }
  const evidence = evidenceFor(product, 'anvisa')
  if (!evidence) return { name, value: `${kind} ${anvisaNumber}: ${papersWithQuote}` }
  const status = anvisaStatus ? ` (${anvisaStatusLabel[anvisaStatus]})` : ''
  return { name, value: `${kind} ${anvisaNumber}${status}`, note: registrationNote(dossier, evidence) }
}

function registrationNote({ anvisaProcess, anvisaExpires }: Dossier, { holder, document, seen }: Evidence): string {
  const facts = [
    `Detentor: ${holder}`,
    anvisaProcess && `processo ${anvisaProcess}`,
    anvisaExpires && `válido até ${longDate(anvisaExpires)}`,
  ]
  return `${facts.filter(Boolean).join('; ')}. Conferido em ${longDate(seen)}: ${document}`
}

/** The rows of the norm for this type of part; that the part conforms to the norm is stated with evidence only. */
function standardRows(product: Product): SheetRow[] {
  const { standard } = product.dossier
  if (standard === undefined) return []
  const evidence = evidenceFor(product, 'standard')
  const note = `Conformidade: ${evidence ? evidenceNote(evidence) : papersWithQuote}`
  return [{ name: 'Norma do tipo de peça', value: standard, note }]
}

function evidenceNote({ document, holder, seen }: Evidence): string {
  return `${document} (${holder}), conferido em ${longDate(seen)}`
}

function statedRow(name: string, value: string | undefined): SheetRow[] {
  return value === undefined ? [] : [{ name, value }]
}

export interface DataSheet {
  rows: SheetRow[]
  papers: SheetRow[]
  references: { maker: string; code: string; source: string }[]
  models: { key: string; name: string; maker: string }[]
  sealText: string | undefined
}

/** A product's data sheet: connectors of each end, specifications, papers, references, models and the seal's text. */
export function dataSheet(product: Product, { connectors, models }: Registries): DataSheet {
  const specified = product.specifications.map(({ name, value, typical }): SheetRow => ({
    name,
    value,
    ...(typical && { source: typical }),
  }))
  const specifications = [...specified, ...plainRows(product, 'specifications')]
  const shared = { papers: paperRows(product), sealText: sealText(product) }
  if (product.category === 'equipamentos') return { rows: specifications, references: [], models: [], ...shared }
  return {
    rows: [...endRows(product, connectors), ...specifications],
    ...shared,
    references: product.references,
    models: product.equipmentModel.flatMap((key) => {
      const model = models.get(key)
      return model ? [{ key, name: model.name, maker: model.maker.key }] : []
    }),
  }
}

/** An end of a part, and the versions that have it; none for a part without versions. */
type SharedEnd = { end: PartEnd; versions: ArticleVariant[] }

/** The rows of a part's sides; a connector's label or its versions come first: 'Tubo duplo: Tubo livre, duas vias'. */
function endRows(product: Accessory, connectors: ConnectorRegistry): SheetRow[] {
  return [...groupBy(sharedEnds(product), ({ end }) => end.side)].flatMap(([side, ends]): SheetRow[] => {
    const connectorTexts = connectorTextsOf(ends, product, connectors)
    if (connectorTexts.length === 0) return []
    const value = connectorTexts.map(({ text }) => text).join('; ')
    return [{ name: endSideLabel[side], value, connectors: connectorTexts }]
  })
}

/** The ends of a part, each once. */
function sharedEnds(product: Accessory): SharedEnd[] {
  const endsByKey = new Map<string, SharedEnd>()
  for (const variant of versionsOf(product)) {
    for (const end of endsOf(product, variant)) {
      const key = [end.side, end.connector, end.label ?? ''].join(' ')
      const entry = endsByKey.get(key) ?? { end, versions: [] }
      if (variant) entry.versions.push(variant)
      endsByKey.set(key, entry)
    }
  }
  return [...endsByKey.values()]
}

function connectorTextsOf(ends: readonly SharedEnd[], { variants }: Accessory, connectors: ConnectorRegistry) {
  // What comes with the part stands before what is bought for it, which has a label.
  const includedFirst = ends.toSorted((a, b) => Number(Boolean(a.end.label)) - Number(Boolean(b.end.label)))
  const withConnector = includedFirst.flatMap(({ end, versions }) => {
    const connector = connectors.get(end.connector)
    return connector ? [{ connector, end, versions }] : []
  })
  const unconfirmed = withConnector.filter(
    ({ connector }) => !connector.confirmed && !connector.name.includes('a conferir'),
  )
  return withConnector.map(({ connector, end, versions }) => {
    const isOfAll = versions.length === variants.length
    const qualifiers = [end.label, isOfAll ? undefined : versionsText(versions, variants)].filter(Boolean)
    // The remark stands once a row, after the last unconfirmed connector.
    const isLast = connector === unconfirmed.at(-1)?.connector
    const remark = isLast ? ` (${unconfirmed.length > 1 ? 'faces' : 'face'} a conferir na peça)` : ''
    const name = qualifiers.length > 0 ? `${qualifiers.join(', ')}: ${connector.name}` : connector.name
    return { key: connector.key, text: name + remark }
  })
}

/** The one or two values that only these versions share: 'Tubo duplo', 'Neonatal, Tubo simples'; else their codes. */
function versionsText(versions: readonly ArticleVariant[], all: readonly ArticleVariant[]): string {
  const axes = variantAxes.filter((axis) => new Set(all.map((variant) => axisValue(variant, axis))).size > 1)
  const pairs = axes.flatMap((first, index) => axes.slice(index + 1).map((second) => [first, second]))
  const distinguishing = [...axes.map((axis) => [axis]), ...pairs].find((candidates) => {
    const matches = all.filter((variant) => candidates.every((axis) => hasValueOf(variant, versions, axis)))
    return matches.length === versions.length
  })
  if (!distinguishing) return versions.map(({ sku }) => sku).join(', ')
  const texts = distinguishing.map((axis) => valuesText(versions, all, axis))
  return texts.toSorted((a, b) => Number(a.startsWith(exceptPrefix)) - Number(b.startsWith(exceptPrefix))).join(', ')
}

const exceptPrefix = 'menos '

/** The values of an axis that the versions have or, if these are fewer, those that they lack. */
function valuesText(versions: readonly ArticleVariant[], all: readonly ArticleVariant[], axis: VariantAxis): string {
  const labelsOf = (variants: readonly ArticleVariant[]) => [
    ...new Set(variants.map((variant) => choiceLabel(variant, axis))),
  ]
  const labels = labelsOf(versions)
  const missing = labelsOf(all.filter((variant) => !hasValueOf(variant, versions, axis)))
  return missing.length > 0 && missing.length < labels.length ? exceptPrefix + missing.join(', ') : labels.join(' ou ')
}

function hasValueOf(variant: ArticleVariant, versions: readonly ArticleVariant[], axis: VariantAxis): boolean {
  return versions.some((version) => axisValue(version, axis) === axisValue(variant, axis))
}
