import { equipmentKindLabel } from '#domain/catalogue/registry/equipment-model.ts'
import { fullModelName, type RegisteredModel, type ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import {
  findModels,
  parseModelQuery,
  makersOf,
  modelPath,
  compatibilityPageOf,
  pageOfFormerChoice,
  type Maker,
} from '#domain/compatibility/model-address.ts'
import {
  minimumParts,
  type HubPage,
  type MakerPage,
  type MissingPage,
  type ModelLink,
  type ModelPage,
} from '#domain/compatibility/page-data.ts'
import { paths } from '#domain/pages/paths.ts'
import { derived } from './derived.ts'
import { citedIds, modelPage } from './model-page.ts'
import type { Shop } from './shop.ts'

/**
 * The models with pages: those of makers for whose machines the shop sells a part, or that it sells itself. Of the others
 * a page would say nothing.
 */
const visibleModels = derived((shop: Shop): ModelRegistry => {
  const cited = citedIds(shop)
  const makers = shop.registries.makers.filter(({ models }) =>
    models.some(({ key, product }) => cited.has(key) || product !== undefined),
  )
  return registriesOf({ ...shop.registries, makers }).models
})

/** The answer to an address of a compatibility page: the page, a redirect, or 'missing' with the nearest models. */
export function compatibilityPage(
  shop: Shop,
  segments: { maker?: string | undefined; model?: string | undefined },
  parameters: URLSearchParams,
): ModelPage | MakerPage | HubPage | MissingPage | { kind: 'moved'; path: string } {
  const models = visibleModels(shop)
  const named = onlyModel(models, parameters.get('modelo'))
  if (named) return { kind: 'moved', path: modelPath(named) }
  const onlyMatch = parameters.has('ir') ? onlyFound(models, parameters) : undefined
  if (onlyMatch) return { kind: 'moved', path: modelPath(onlyMatch) }
  const sold = ofProduct(models, parameters.get('produto'))
  if (sold) return { kind: 'moved', path: modelPath(sold) }
  const choice = parameters.get('equipamento')
  const place = choice
    ? pageOfFormerChoice(models, choice)
    : compatibilityPageOf(models, { maker: segments.maker ?? '', model: segments.model ?? '' })
  if (place.kind === 'missing')
    return {
      kind: 'missing',
      nearest: place.nearest.map((model) => ({ name: fullModelName(model), path: modelPath(model) })),
    }
  const requestedPath = [paths.compatibility, segments.maker, segments.model].filter(Boolean).join('/')
  if (choice || place.path !== requestedPath) return { kind: 'moved', path: place.path }
  if (place.kind === 'model') return modelPage(shop, place.model)
  return place.kind === 'maker' ? makerPage(shop, place.maker) : hubPage(shop, parameters)
}

/** The model that a submitted search found; undefined if it found none or several. */
function onlyFound(models: ModelRegistry, parameters: URLSearchParams): RegisteredModel | undefined {
  const [model, ...others] = findModels(models, parseModelQuery(parameters))
  return others.length === 0 ? model : undefined
}

/** The registry's model that names this product as the machine sold; undefined if none does. */
function ofProduct(models: ModelRegistry, id: string | null): RegisteredModel | undefined {
  return models.all.find(({ product }) => product !== undefined && product === id)
}

/** The one model that has this name (the search suggests models by name); undefined if none or several have it. */
function onlyModel(models: ModelRegistry, name: string | null): RegisteredModel | undefined {
  const [model, ...others] = name ? models.byName(name) : []
  return others.length === 0 ? model : undefined
}

/** The redirect of an older address with '?equipamento=…'; undefined when it names nothing. */
export function formerChoice(shop: Shop, request: Request): string | undefined {
  const choice = new URL(request.url).searchParams.get('equipamento')
  if (!choice) return undefined
  const place = pageOfFormerChoice(visibleModels(shop), choice)
  return place.kind === 'missing' ? undefined : place.path
}

/** All addresses of compatibility pages; `isListed` tells whether a page is offered to search engines. */
export function compatibilityPaths(shop: Shop): { path: string; isListed: boolean }[] {
  const models = visibleModels(shop)
  const counts = partCounts(shop)
  const partsOf = ({ key }: RegisteredModel) => counts.get(key) ?? 0
  return [
    { path: paths.compatibility, isListed: true },
    ...makersOf(models).map(({ key }) => ({ path: paths.maker(key), isListed: isListedMaker(key, models, counts) })),
    ...models.all.map((model) => ({ path: modelPath(model), isListed: partsOf(model) >= minimumParts })),
  ]
}

function isListedMaker(key: string, models: ModelRegistry, counts: ReadonlyMap<string, number>): boolean {
  const parts = models.all.filter(({ maker }) => maker.key === key).map((model) => counts.get(model.key) ?? 0)
  return parts.reduce((total, count) => total + count, 0) >= minimumParts
}

/** The makers with at least one machine that a part names, each with the address of its page. */
export function makerLinks(shop: Shop): { name: string; path: string }[] {
  const models = visibleModels(shop)
  const counts = partCounts(shop)
  const hasParts = new Set(models.all.filter(({ key }) => counts.has(key)).map(({ maker }) => maker.key))
  return makersOf(models)
    .filter(({ key }) => hasParts.has(key))
    .map(({ key, name }) => ({ name, path: paths.maker(key) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt'))
}

const collator = new Intl.Collator('pt', { numeric: true })
const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name)
const maximumFound = 60

/** The number of parts that name each model. */
const partCounts = derived(
  (shop: Shop): ReadonlyMap<string, number> => new Map([...citedIds(shop)].map(([key, ids]) => [key, ids.length])),
)

/** The page on which machines are found by name, brand or kind. */
function hubPage(shop: Shop, parameters: URLSearchParams): HubPage {
  const models = visibleModels(shop)
  const counts = partCounts(shop)
  const query = parseModelQuery(parameters)
  const hasQuery = query.search !== '' || query.kind !== undefined
  const matches = hasQuery ? findModels(models, query) : []
  return {
    kind: 'hub',
    path: paths.compatibility,
    search: query.search,
    ...(query.kind && { kindLabel: equipmentKindLabel[query.kind] }),
    hasQuery,
    total: matches.length,
    matches: matches.slice(0, maximumFound).map((model) => modelLink(model, counts, fullModelName(model))),
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
function makerPage(shop: Shop, { key, name, aliases }: Maker): MakerPage {
  const models = visibleModels(shop)
  const counts = partCounts(shop)
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

function sum(models: readonly RegisteredModel[], counts: ReadonlyMap<string, number>): number {
  return models.reduce((total, { key }) => total + (counts.get(key) ?? 0), 0)
}

function modelLink(model: RegisteredModel, counts: ReadonlyMap<string, number>, name: string): ModelLink {
  return { name, path: modelPath(model), kind: equipmentKindLabel[model.kind], parts: counts.get(model.key) ?? 0 }
}
