import { findModels, parseModelQuery } from '#domain/compatibility/find-models.ts'
import { makersOf, modelPath, placeOf, placeOfChoice } from '#domain/compatibility/model-address.ts'
import {
  fewestParts,
  type HubPage,
  type MakerPage,
  type MissingPage,
  type ModelPage,
} from '#domain/compatibility/page-data.ts'
import { fullModelName, type KnownModel, type ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { paths } from '#domain/pages/paths.ts'
import { hubPage, makerPage, partCounts } from './hub.ts'
import { modelPage } from './model.ts'
import { siteRegistries } from '#server/site/registries.ts'

/** The answer to an address of a compatibility page: the page, a redirect, or 'missing' with the nearest models. */
export async function compatibilityPage(
  segments: { maker?: string | undefined; model?: string | undefined },
  parameters: URLSearchParams,
): Promise<ModelPage | MakerPage | HubPage | MissingPage | { kind: 'moved'; path: string }> {
  const { models } = await siteRegistries()
  const named = onlyModel(models, parameters.get('modelo'))
  if (named) return { kind: 'moved', path: modelPath(named) }
  const found = parameters.has('ir') ? onlyFound(models, parameters) : undefined
  if (found) return { kind: 'moved', path: modelPath(found) }
  const sold = ofProduct(models, parameters.get('produto'))
  if (sold) return { kind: 'moved', path: modelPath(sold) }
  const choice = parameters.get('equipamento')
  const place = choice
    ? placeOfChoice(models, choice)
    : placeOf(models, { maker: segments.maker ?? '', model: segments.model ?? '' })
  if (place.kind === 'missing')
    return {
      kind: 'missing',
      nearest: place.nearest.map((model) => ({ name: fullModelName(model), path: modelPath(model) })),
    }
  const asked = [paths.compatibility, segments.maker, segments.model].filter(Boolean).join('/')
  if (choice || place.path !== asked) return { kind: 'moved', path: place.path }
  if (place.kind === 'model') return modelPage(place.model, models)
  return place.kind === 'maker' ? makerPage(place.maker, models) : hubPage(parameters, models)
}

/** The model that a submitted search found; undefined if it found none or several. */
function onlyFound(models: ModelRegistry, parameters: URLSearchParams): KnownModel | undefined {
  const [model, ...others] = findModels(models, parseModelQuery(parameters))
  return others.length === 0 ? model : undefined
}

/** The registry's model that names this product as the machine sold; undefined if none does. */
function ofProduct(models: ModelRegistry, id: string | null): KnownModel | undefined {
  return models.all.find(({ product }) => product !== undefined && product === id)
}

/** The one model that has this name (the search suggests models by name); undefined if none or several have it. */
function onlyModel(models: ModelRegistry, name: string | null): KnownModel | undefined {
  const [model, ...others] = name ? models.named(name) : []
  return others.length === 0 ? model : undefined
}

/** The redirect of an older address with '?equipamento=…'; undefined when it names nothing. */
export async function formerChoice(request: Request): Promise<string | undefined> {
  const choice = new URL(request.url).searchParams.get('equipamento')
  if (!choice) return undefined
  const place = placeOfChoice((await siteRegistries()).models, choice)
  return place.kind === 'missing' ? undefined : place.path
}

/** All addresses of compatibility pages; `isListed` tells whether a page is offered to search engines. */
export async function compatibilityPaths(): Promise<{ path: string; isListed: boolean }[]> {
  const [{ models }, counts] = await Promise.all([siteRegistries(), partCounts()])
  const partsOf = ({ key }: KnownModel) => counts.get(key) ?? 0
  return [
    { path: paths.compatibility, isListed: true },
    ...makersOf(models).map(({ key }) => ({ path: paths.maker(key), isListed: isListedMaker(key, models, counts) })),
    ...models.all.map((model) => ({ path: modelPath(model), isListed: partsOf(model) >= fewestParts })),
  ]
}

function isListedMaker(key: string, models: ModelRegistry, counts: ReadonlyMap<string, number>): boolean {
  const parts = models.all.filter(({ maker }) => maker.key === key).map((model) => counts.get(model.key) ?? 0)
  return parts.reduce((sum, count) => sum + count, 0) >= fewestParts
}

/** The makers with at least one machine that a part names, each with the address of its page. */
export async function makerLinks(): Promise<{ name: string; path: string }[]> {
  const [{ models }, counts] = await Promise.all([siteRegistries(), partCounts()])
  const hasParts = new Set(models.all.filter(({ key }) => counts.has(key)).map(({ maker }) => maker.key))
  return makersOf(models)
    .filter(({ key }) => hasParts.has(key))
    .map(({ key, name }) => ({ name, path: paths.maker(key) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt'))
}
