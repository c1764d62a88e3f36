import { endsOf } from './registry/connector-registry.ts'
import { connectorValue } from './registry/connector-text.ts'
import { paperRows, sealText } from './part/paper-rows.ts'
import { plainRows } from './part/plain-rows.ts'
import { endSideLabel, type PartEnd } from './registry/part-end.ts'
import type { Accessory, Product } from './product.ts'
import type { Registries } from './registry/registries.ts'
import type { SheetRow } from './sheet-row.ts'
import type { ArticleVariant } from './article-variant.ts'
import { axisValue, variantAxes, type VariantAxis } from './variants/variant-axes.ts'
import { choiceLabel } from './variants/selection.ts'
import { groupBy } from '#domain/group-by.ts'

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

/**
 * One row for each side of a part. A connector that only some versions have, or an end with a label, says so before its
 * name: 'Tubo duplo: Tubo livre, duas vias'.
 */
function endRows(product: Accessory, connectors: Registries['connectors']): SheetRow[] {
  const { variants } = product
  const found = new Map<string, { end: PartEnd; of: ArticleVariant[] }>()
  for (const variant of variants.length > 0 ? variants : [undefined]) {
    for (const end of endsOf(product, variant)) {
      const key = [end.side, end.connector, end.label ?? ''].join(' ')
      const known = found.get(key) ?? { end, of: [] }
      if (variant) known.of.push(variant)
      found.set(key, known)
    }
  }
  return [...groupBy([...found.values()], ({ end }) => end.side)].flatMap(([side, ends]): SheetRow[] => {
    // What comes with the part stands before what is bought for it, which has a label.
    const ordered = ends.toSorted((a, b) => Number(Boolean(a.end.label)) - Number(Boolean(b.end.label)))
    const shown = ordered.flatMap(({ end, of }) => {
      const connector = connectors.get(end.connector)
      if (!connector) return []
      const about = [end.label, of.length < variants.length ? versionsText(of, variants) : undefined].filter(Boolean)
      const name = connectorValue(connector)
      return [{ key: connector.key, text: about.length > 0 ? `${about.join(', ')}: ${name}` : name }]
    })
    if (shown.length === 0) return []
    return [{ name: endSideLabel[side], value: shown.map(({ text }) => text).join('; '), connectors: shown }]
  })
}

/** What some of a product's versions have in common, in one or two properties: 'Tubo duplo', 'Neonatal, Tubo simples'. */
function versionsText(some: readonly ArticleVariant[], all: readonly ArticleVariant[]): string {
  const axes = variantAxes.filter((axis) => new Set(all.map((variant) => axisValue(variant, axis))).size > 1)
  const pairs = axes.flatMap((one, at) => axes.slice(at + 1).map((other) => [one, other]))
  const telling = [...axes.map((axis) => [axis]), ...pairs].find((chosen) => {
    const like = all.filter((variant) => chosen.every((axis) => some.some((each) => isAlike(each, variant, axis))))
    return like.length === some.length
  })
  if (!telling) return some.map(({ sku }) => sku).join(', ')
  const texts = telling.map((axis) => valuesText(some, all, axis))
  return texts.toSorted((a, b) => Number(a.startsWith(but)) - Number(b.startsWith(but))).join(', ')
}

const but = 'menos '

/** The values of an axis, or the values that are missing, whichever are fewer. */
function valuesText(some: readonly ArticleVariant[], all: readonly ArticleVariant[], axis: VariantAxis): string {
  const others = all.filter((variant) => !some.some((each) => isAlike(each, variant, axis)))
  const [own, missing] = [some, others].map((list) => [...new Set(list.map((variant) => choiceLabel(variant, axis)))])
  if (own && missing && missing.length > 0 && missing.length < own.length) return but + missing.join(', ')
  return own?.join(' ou ') ?? ''
}

function isAlike(one: ArticleVariant, other: ArticleVariant, axis: VariantAxis): boolean {
  return axisValue(one, axis) === axisValue(other, axis)
}
