import { findModels, parseModelQuery } from '#domain/compatibility/find-models.ts'
import { makersOf, modelPath, type Maker } from '#domain/compatibility/model-address.ts'
import type { HubPage, MakerPage, ModelLink } from '#domain/compatibility/page-data.ts'
import { equipmentKindLabel } from '#domain/catalogue/registry/equipment-model.ts'
import { positionsIn, productsAt } from '#domain/catalogue/registry/catalogue-positions.ts'
import { fullModelName, type KnownModel, type ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { paths } from '#domain/pages/paths.ts'
import { once } from '#domain/once.ts'
import { site } from '#server/site/site.ts'

const collator = new Intl.Collator('pt', { numeric: true })
const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name)
const maximumFound = 60

/** The ids of the parts that name each model, in catalogue order; models without parts are absent. */
export const citedIds = once(async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { products } = await site()
  const { byModel } = positionsIn(products)
  return new Map([...byModel].map(([key, positions]) => [key, productsAt(products, positions).map(({ id }) => id)]))
})

/** The number of parts that name each model. */
export async function partCounts(): Promise<ReadonlyMap<string, number>> {
  return new Map([...(await citedIds())].map(([key, ids]) => [key, ids.length]))
}

/** The page on which machines are found by name, brand or kind. */
export async function hubPage(parameters: URLSearchParams, models: ModelRegistry): Promise<HubPage> {
  const counts = await partCounts()
  const query = parseModelQuery(parameters)
  const isAsked = query.search !== '' || query.kind !== undefined
  const found = isAsked ? findModels(models, query) : []
  return {
    kind: 'hub',
    path: paths.compatibility,
    search: query.search,
    ...(query.kind && { kindLabel: equipmentKindLabel[query.kind] }),
    isAsked,
    total: found.length,
    found: found.slice(0, maximumFound).map((model) => modelLink(model, counts, fullModelName(model))),
    makers: makersOf(models)
      .map(({ key, name }) => {
        const own = models.all.filter(({ maker }) => maker.key === key)
        return { name, path: paths.maker(key), models: own.length, parts: sum(own, counts) }
      })
      .toSorted(byName),
    kinds: keysOf(equipmentKindLabel).flatMap((kind) => {
      const count = models.all.filter((model) => model.kind === kind).length
      return count === 0
        ? []
        : [{ label: equipmentKindLabel[kind], path: `${paths.compatibility}?tipo=${kind}`, count }]
    }),
  }
}

/** A maker's models, each with the number of parts that name it: by kind, and separately those that no part names. */
export async function makerPage({ key, name, aliases }: Maker, models: ModelRegistry): Promise<MakerPage> {
  const counts = await partCounts()
  const own = models.all.filter(({ maker }) => maker.key === key)
  const links = own.map((model) => modelLink(model, counts, model.name)).toSorted(byName)
  const cited = links.filter(({ parts }) => parts > 0)
  const groups = [...Map.groupBy(cited, ({ kind }) => kind)].map(([title, same]) => ({ title, models: same }))
  const uncited = links.filter(({ parts }) => parts === 0)
  return {
    kind: 'maker',
    path: paths.maker(key),
    name,
    aliases: aliases.join(', '),
    parts: sum(own, counts),
    groups,
    uncited,
  }
}

function sum(models: readonly KnownModel[], counts: ReadonlyMap<string, number>): number {
  return models.reduce((total, { key }) => total + (counts.get(key) ?? 0), 0)
}

function modelLink(model: KnownModel, counts: ReadonlyMap<string, number>, name: string): ModelLink {
  return { name, path: modelPath(model), kind: equipmentKindLabel[model.kind], parts: counts.get(model.key) ?? 0 }
}
