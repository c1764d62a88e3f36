import { endsOf } from './registry/connector-registry.ts'
import { connectorValue } from './registry/connector-text.ts'
import { paperRows, sealText } from './part/paper-rows.ts'
import { plainRows } from './part/plain-rows.ts'
import { endSideLabel, type PartEnd } from './registry/part-end.ts'
import type { Accessory, Product } from './product.ts'
import type { Registries } from './registry/registries.ts'
import type { SheetRow } from './sheet-row.ts'
import { variantLabel } from './variants/selection.ts'

/** A product's data sheet, with every key in words. */
export interface DataSheet {
  rows: SheetRow[]
  /** Papers for a purchasing department; a part's unknown maker or ANVISA number reads 'enviado com o orçamento'. */
  papers: SheetRow[]
  references: { maker: string; code: string; source: string }[]
  models: { key: string; name: string; maker: string }[]
  /** The text beside the seal 'Certificado ANVISA'. */
  anvisa: string
}

/** A product's data sheet: connectors of each end, specifications, papers, references, models and the seal's text. */
export function dataSheet(product: Product, { connectors, models }: Registries): DataSheet {
  const specified = product.specifications.map(({ name, value, typical }): SheetRow => ({
    name,
    value,
    ...(typical && { source: typical }),
  }))
  const specifications = [...specified, ...plainRows(product, 'specifications')]
  const shared = { papers: paperRows(product), anvisa: sealText(product) }
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
