import * as v from 'valibot'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { conditionLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { headingWords } from '#domain/order-list/column-role.ts'
import { normalize } from '#domain/text/normalize.ts'
import { productColumns } from './columns.ts'
import type { ForeignSheet } from './foreign-sheet.ts'
import { columnByName } from './rows.ts'

/** The uses of a column in another system's sheet; the columns of the shop's own sheet are uses too. */
const foreignUseLabel = {
  none: 'Não usar',
  code: 'Código',
  newName: 'Nome, só dos produtos novos',
  newDescription: 'Descrição, só dos produtos novos',
  currentPrice: 'Preço',
  ncm: 'NCM',
  stock: 'Estoque: acima de zero, “Disponível”; zero, “Sob consulta”',
  availability: 'Disponibilidade',
  status: 'Situação: linhas inativas são puladas',
  group: 'Grupo: diz o tipo dos produtos novos',
  parent: 'Código do produto pai: a linha é uma versão',
  patient: 'Paciente, só dos produtos novos',
} as const
export type ForeignUse = keyof typeof foreignUseLabel
export const foreignUses: ReadonlySet<string> = new Set(Object.keys(foreignUseLabel))

export const columnUseLabel: Readonly<Record<string, string>> = {
  ...foreignUseLabel,
  ...Object.fromEntries(
    productColumns
      .filter(({ name }) => !Object.hasOwn(foreignUseLabel, name) && !['sku', 'category', 'formerly'].includes(name))
      .map(({ name, heading }) => [name, heading]),
  ),
}

/** Patterns of other systems' usual headings by use, in normalized words (headingWords). */
const headings: readonly (readonly [use: string, RegExp])[] = [
  ['parent', /^codigo (?:do (?:produto )?)?pai$/],
  [
    'code',
    /^(?:(?:codigo|cod|sku|ref|referencia)(?: sku)?|(?:codigo|cod) (?:d[oe] )?(?:produto|item|peca)|codigo interno)$/,
  ],
  ['ncm', /^(?:codigo )?ncm\b/],
  ['currentPrice', /^(?:preco|valor)(?: unitario)?(?: (?:de|da|a))?(?: (?:venda|vista|tabela|normal))?(?: r)?$/],
  ['stock', /^(?:estoque|saldo|quantidade)(?: (?:atual|disponivel|total|em estoque|fisico))?$/],
  ['status', /^(?:situacao|status)(?: do produto)?$/],
  ['availability', /^disponibilidade$/],
  ['group', /^(?:grupo|familia|categoria)(?: d[eo]s? produtos?)?$/],
  ['newName', /^(?:nome|produto|titulo)(?: do produto)?$/],
  ['productType', /^tipo(?: d[ae] peca)?$/],
  ['equipmentBrand', /^(?:fabricante|marca) do equipamento$|^fabricante$/],
  ['equipmentModel', /^modelos?(?: d[eo]s? equipamentos?)?$/],
  ['ends', /^pontas?$|^conector(?:es)?$/],
  ['patient', /^paciente$/],
]
const descriptionPattern = /^(?:descricao|descritivo)(?: do produto)?$/
const longDescriptionPattern = /^descricao (?:complementar|detalhada|completa|longa|tecnica)$/

/** The proposed use of each column; the first gets one. 'Descrição' is the product's name unless another column is. */
export function proposedUses(heading: readonly string[]): ReadonlyMap<string, string> {
  const words = heading.map(headingWords)
  const takenUses = new Set<string>()
  const hasName = words.some((column) => headings.some(([use, pattern]) => use === 'newName' && pattern.test(column)))
  return new Map(
    heading.map((name, index): [string, string] => {
      const use = useOf(name, words[index] ?? '', hasName)
      if (use === 'none' || takenUses.has(use)) return [name, 'none']
      takenUses.add(use)
      return [name, use]
    }),
  )
}

function useOf(name: string, words: string, hasName: boolean): string {
  const usual = headings.find(([, pattern]) => pattern.test(words))?.[0]
  if (usual) return usual
  if (descriptionPattern.test(words)) return hasName ? 'newDescription' : 'newName'
  if (longDescriptionPattern.test(words)) return 'newDescription'
  const own = columnByName(name)
  return own !== undefined && Object.hasOwn(columnUseLabel, own) ? own : 'none'
}

/** The index of a sheet's heading: the first row with a code and another known use, otherwise 0. */
export function headingAt(rows: readonly (readonly string[])[]): number {
  const index = rows.findIndex((cells) => {
    const uses = new Set(proposedUses([...new Set(cells.filter(Boolean))]).values())
    uses.delete('none')
    return uses.has('code') && uses.size > 1
  })
  return Math.max(0, index)
}

/** A key that sheets with the same headings share, whatever their order. */
export const headingSignature = (heading: readonly string[]): string =>
  heading.map(headingWords).filter(Boolean).toSorted().join('|')

const foreignChoicesSchema = v.strictObject({
  /** The use of each column, by heading. */
  uses: v.record(v.string(), v.picklist(Object.keys(columnUseLabel))),
  isCreating: v.boolean(),
  /** The product type of each group in the sheet ('' for rows without one); the type '' leaves new products out. */
  types: v.record(v.string(), v.fallback(v.picklist(['', ...keysOf(productTypeLabel)]), '')),
  /** The brand for new products whose name does not contain exactly one; '' leaves them out. */
  brand: v.string(),
  condition: v.fallback(v.picklist(keysOf(conditionLabel)), 'novo'),
  /** What happens to new products without a description: left out, or described by what their type says. */
  undescribed: v.fallback(v.picklist(['skip', 'type']), 'type'),
})
export type ForeignChoices = v.InferOutput<typeof foreignChoicesSchema>

/** The product type with a key or label; '' for any other text. */
export function typeCalled(group: string): ForeignChoices['types'][string] {
  const groupName = normalize(group)
  return keysOf(productTypeLabel).find((type) => [type, normalize(productTypeLabel[type])].includes(groupName)) ?? ''
}

/** The most groups for which the form asks a type; rows of further groups make no products. */
const maximumGroups = 60

/** The choices typed for a sheet; those that lack or are invalid are the proposed ones, without new products. */
export function choicesTyped(sheet: Pick<ForeignSheet, 'heading' | 'rows'>, typed: Readonly<Record<string, string>>) {
  const uses = Object.fromEntries(
    [...proposedUses(sheet.heading)].map(([name, proposed], index) => {
      const use = typed[`uso.${index}`] ?? ''
      return [name, Object.hasOwn(columnUseLabel, use) ? use : proposed]
    }),
  )
  const types = groupsOf(sheet, uses).map((group) => [group, typed[`tipo:${group}`] ?? typeCalled(group)])
  return v.parse(foreignChoicesSchema, {
    uses,
    types: Object.fromEntries(types),
    isCreating: typed.novos === 'sim',
    brand: typed.marca ?? '',
    condition: typed.condicao,
    undescribed: typed.semdescricao,
  })
}

/** The last choices for this heading, completed; undefined where there are none or a column's use has gone. */
export function choicesRemembered(sheet: ForeignSheet, stored: string | undefined): ForeignChoices | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), foreignChoicesSchema), stored)
  if (!result.success) return undefined
  const { uses, types, ...others } = result.output
  const allUses = { ...Object.fromEntries(proposedUses(sheet.heading)), ...uses }
  const proposedTypes = Object.fromEntries(groupsOf(sheet, allUses).map((group) => [group, typeCalled(group)]))
  return { ...others, uses: allUses, types: { ...proposedTypes, ...types } }
}

/** The names of a sheet's groups in order, at most `maximumGroups`; '' for rows without one. */
export function groupsOf({ rows }: Pick<ForeignSheet, 'rows'>, uses: ForeignChoices['uses']): string[] {
  const column = Object.keys(uses).find((name) => uses[name] === 'group')
  const groups = new Set(rows.map(({ cells }) => (column === undefined ? '' : (cells.get(column) ?? ''))))
  return [...groups].toSorted().slice(0, maximumGroups)
}
