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
} from '#domain/compatibility/compatibility-page.ts'
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
  const chosenModel =
    onlyModelOf(models, parameters.get('modelo')) ??
    (parameters.has('ir') ? onlyMatchOf(models, parameters) : undefined) ??
    modelOfProduct(models, parameters.get('produto'))
  if (chosenModel) return { kind: 'moved', path: modelPath(chosenModel) }
  const formerChoice = parameters.get('equipamento')
  const page = formerChoice
    ? pageOfFormerChoice(models, formerChoice)
    : compatibilityPageOf(models, { maker: segments.maker ?? '', model: segments.model ?? '' })
  if (page.kind === 'missing')
    return {
      kind: 'missing',
      nearest: page.nearest.map((model) => ({ name: fullModelName(model), path: modelPath(model) })),
    }
  const requestedPath = [paths.compatibility, segments.maker, segments.model].filter(Boolean).join('/')
  if (formerChoice || page.path !== requestedPath) return { kind: 'moved', path: page.path }
  if (page.kind === 'model') return modelPage(shop, page.model)
  return page.kind === 'maker' ? makerPage(shop, page.maker) : hubPage(shop, parameters)
}

/** The model that a submitted search found; undefined if it found none or several. */
function onlyMatchOf(models: ModelRegistry, parameters: URLSearchParams): RegisteredModel | undefined {
  const [model, ...others] = findModels(models, parseModelQuery(parameters))
  return others.length === 0 ? model : undefined
}

/** The registry's model that names this product as the machine sold; undefined if none does. */
function modelOfProduct(models: ModelRegistry, id: string | null): RegisteredModel | undefined {
  return models.all.find(({ product }) => product !== undefined && product === id)
}

/** The one model that has this name (the search suggests models by name); undefined if none or several have it. */
function onlyModelOf(models: ModelRegistry, name: string | null): RegisteredModel | undefined {
  const [model, ...others] = name ? models.byName(name) : []
  return others.length === 0 ? model : undefined
}

/** The redirect of an older address with '?equipamento=…'; undefined when it names nothing. */
export function formerChoicePath(shop: Shop, request: Request): string | undefined {
  const choice = new URL(request.url).searchParams.get('equipamento')
  if (!choice) return undefined
  const page = pageOfFormerChoice(visibleModels(shop), choice)
  return page.kind === 'missing' ? undefined : page.path
}

/** All addresses of compatibility pages; `isListed` tells whether a page is offered to search engines. */
export function compatibilityPaths(shop: Shop): { path: string; isListed: boolean }[] {
  const models = visibleModels(shop)
  const counts = partCounts(shop)
  return [
    { path: paths.compatibility, isListed: true },
    ...makersOf(models).map(({ key }) => ({
      path: paths.maker(key),
      isListed: partTotal(modelsOfMaker(models, key), counts) >= minimumParts,
    })),
    ...models.all.map((model) => ({ path: modelPath(model), isListed: partTotal([model], counts) >= minimumParts })),
  ]
}

function modelsOfMaker(models: ModelRegistry, makerKey: string): RegisteredModel[] {
  return models.all.filter(({ maker }) => maker.key === makerKey)
}

/** The makers with at least one machine that a part names, each with the address of its page. */
export function makerLinks(shop: Shop): { name: string; path: string }[] {
  const models = visibleModels(shop)
  const counts = partCounts(shop)
  const hasParts = new Set(models.all.filter(({ key }) => counts.has(key)).map(({ maker }) => maker.key))
  return makersOf(models)
    .filter(({ key }) => hasParts.has(key))
    .map(({ key, name }) => ({ name, path: paths.maker(key) }))
    .toSorted(byName)
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
        const makerModels = modelsOfMaker(models, key)
        return { name, path: paths.maker(key), models: makerModels.length, parts: partTotal(makerModels, counts) }
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
  const models = modelsOfMaker(visibleModels(shop), key)
  const counts = partCounts(shop)
  const links = models.map((model) => modelLink(model, counts, model.name)).toSorted(byName)
  const cited = links.filter(({ parts }) => parts > 0)
  return {
    kind: 'maker',
    path: paths.maker(key),
    name,
    aliases: aliases.join(', '),
    parts: partTotal(models, counts),
    groups: [...Map.groupBy(cited, ({ kind }) => kind)].map(([title, group]) => ({ title, models: group })),
    uncited: links.filter(({ parts }) => parts === 0),
  }
}

function partTotal(models: readonly RegisteredModel[], counts: ReadonlyMap<string, number>): number {
  return models.reduce((total, { key }) => total + (counts.get(key) ?? 0), 0)
}

function modelLink(model: RegisteredModel, counts: ReadonlyMap<string, number>, name: string): ModelLink {
  return { name, path: modelPath(model), kind: equipmentKindLabel[model.kind], parts: counts.get(model.key) ?? 0 }
}
