import { endsOf } from './registry/connector-registry.ts'
import { connectorValue } from './registry/connector-text.ts'
import { anvisaKindLabel, anvisaStatusLabel, latexLabel, useLabel, type Dossier } from './part/dossier.ts'
import { endSideLabel, type PartEnd } from './registry/part-end.ts'
import { partOptionLabel } from './part/part-options.ts'
import type { Accessory, Product } from './product.ts'
import type { Registries } from './registry/registries.ts'
import { variantLabel } from './variants/selection.ts'

/** A row of the specification table. */
export interface SheetRow {
  name: string
  value: string
  /** The connector whose face shows what is meant. */
  connector?: string
  /** Where a typical value comes from. */
  source?: string
}

/** What stands on a product's data sheet, every key said in words. */
export interface DataSheet {
  rows: SheetRow[]
  /** Papers for a purchasing department; what is not known reads 'enviado com o orçamento'. */
  papers: SheetRow[]
  references: { maker: string; code: string; source: string }[]
  models: { key: string; name: string; maker: string }[]
  /** What stands beside the seal 'Certificado ANVISA'. */
  anvisa: string
}

/** Says what a paper that is not known is answered with. */
export const sentWithQuote = 'enviado com o orçamento'

/** A product's data sheet: connectors of each end, specifications, options, papers, references and models. */
export function dataSheet(product: Product, { connectors, models }: Registries): DataSheet {
  const specifications = product.specifications.map(({ name, value, typical }): SheetRow => ({
    name,
    value,
    ...(typical && { source: typical }),
  }))
  const anvisa = sealText(product.dossier)
  if (product.category === 'equipamentos')
    return { rows: specifications, papers: [], references: [], models: [], anvisa }
  return {
    rows: [...endRows(product, connectors), ...specifications, ...optionRows(product)],
    anvisa,
    papers: paperRows(product.dossier),
    references: product.references,
    models: product.equipmentModel.flatMap((key) => {
      const model = models.get(key)
      return model ? [{ key, name: model.name, maker: model.maker.key }] : []
    }),
  }
}

function endRows(product: Accessory, connectors: Registries['connectors']): SheetRow[] {
  const differing = new Set(product.variants.flatMap(({ ends = [] }) => ends.map(({ side }) => side)))
  const shared = product.ends.filter(({ side }) => !differing.has(side)).map((end) => ({ end, variant: '' }))
  const own = product.variants.flatMap((variant) =>
    endsOf(product, variant)
      .filter(({ side }) => differing.has(side))
      .map((end) => ({ end, variant: variantLabel(variant) })),
  )
  return [...shared, ...own].flatMap(({ end, variant }) => {
    const connector = connectors.get(end.connector)
    return connector
      ? [{ name: endName(end, variant), value: connectorValue(connector), connector: connector.key }]
      : []
  })
}

function endName({ side, label }: PartEnd, variant: string): string {
  const told = [label, variant].filter(Boolean).join(', ')
  return told ? `${endSideLabel[side]} (${told})` : endSideLabel[side]
}

function optionRows({ options }: Accessory): SheetRow[] {
  const list = new Intl.ListFormat('pt-BR', { type: 'disjunction' })
  return options.map(({ about, values }) => ({
    name: partOptionLabel[about],
    value: `${list.format(values)}, à escolha`,
  }))
}

function paperRows(dossier: Dossier): SheetRow[] {
  const { maker, origin, use, sterile, latex, defibrillationProof, standard } = dossier
  const known = [
    { name: 'Uso', value: use && useLabel[use] },
    { name: 'Esterilidade', value: sterile === undefined ? undefined : sterile ? 'Estéril' : 'Não estéril' },
    { name: 'Látex', value: latex && latexLabel[latex] },
    {
      name: 'Proteção contra desfibrilação',
      value: defibrillationProof === undefined ? undefined : defibrillationProof ? 'Sim' : 'Não',
    },
    { name: 'Norma aplicável', value: standard },
  ].flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]))
  return [
    { name: 'Fabricante e origem', value: [maker, origin].filter(Boolean).join(', ') || sentWithQuote },
    { name: 'ANVISA', value: anvisaText(dossier) },
    ...known,
  ]
}

/** What stands beside the seal: the number, or that it comes with the quote. */
function sealText({ anvisaNumber }: Dossier): string {
  return anvisaNumber ? `nº ${anvisaNumber}` : `número ${sentWithQuote}`
}

/** The registration in words: its number and state, or that the number comes with the quote. */
export function anvisaText({ anvisa, anvisaNumber, anvisaStatus }: Dossier): string {
  if (anvisa === 'nao-se-aplica') return anvisaKindLabel[anvisa]
  const kind = anvisa ? anvisaKindLabel[anvisa] : 'Número'
  const status = anvisaStatus ? ` (${anvisaStatusLabel[anvisaStatus]})` : ''
  return anvisaNumber ? `${kind} ${anvisaNumber}${status}` : `${kind}: ${sentWithQuote}`
}
