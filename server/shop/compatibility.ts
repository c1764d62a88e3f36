import qrCodeOf from 'qrcode-generator'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import { endsOf } from '#domain/catalogue/part/ends.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { isAccessory, type Accessory } from '#domain/catalogue/product.ts'
import { equipmentKindLabel, type EquipmentKind } from '#domain/catalogue/registry/equipment-model.ts'
import { fullModelName, type RegisteredModel, type ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { parameterLabel } from '#domain/catalogue/registry/parameters.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import {
  findModels,
  parseModelQuery,
  makersOf,
  modelPath,
  compatibilityPageOf,
  type Maker,
} from '#domain/compatibility/compatibility-page.ts'
import {
  minimumParts,
  type HubPage,
  type MakerPage,
  type MissingPage,
  type ModelLink,
  type ModelPage,
  type PartGroup,
  type PartRow,
  typeParameter,
} from '#domain/compatibility/page-data.ts'
import { partTechnology, technologyText, partTiers } from '#domain/compatibility/part-tiers.ts'
import { groupPairs } from '#domain/group-by.ts'
import { paths } from '#domain/pages/paths.ts'
import { qrPath, type QrPath } from '#domain/text/qr-path.ts'
import { faceInPage, faceSize, symbolsOf } from '#server/pictures/connectors.ts'
import { productById, summaryOf } from './catalogue.ts'
import { derived } from './derived.ts'
import type { Shop } from './shop.ts'

/** The models with pages: of makers of whose machines the shop sells one or a part; other pages would be empty. */
const visibleModels = derived((shop: Shop): ModelRegistry => {
  const cited = partIds(shop)
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
  const page = compatibilityPageOf(models, segments)
  if (page.kind === 'missing')
    return {
      kind: 'missing',
      nearest: page.nearest.map((model) => ({ name: fullModelName(model), path: modelPath(model) })),
    }
  const requestedPath = [paths.compatibility, segments.maker, segments.model].filter(Boolean).join('/')
  if (page.path !== requestedPath) return { kind: 'moved', path: page.path }
  if (page.kind === 'model') return modelPage(shop, page.model)
  return page.kind === 'maker' ? makerPage(shop, page.maker) : hubPage(shop, parameters)
}

/** The model that a submitted search found; undefined if the search found none or several. */
function onlyMatchOf(models: ModelRegistry, parameters: URLSearchParams): RegisteredModel | undefined {
  const [model, ...others] = findModels(models, parseModelQuery(parameters))
  return others.length === 0 ? model : undefined
}

/** The model whose machine is this product of the shop. */
const modelOfProduct = (models: ModelRegistry, id: string | null): RegisteredModel | undefined =>
  models.all.find(({ product }) => product !== undefined && product === id)

/** The model of a name that the search suggested; undefined if none or several have it. */
function onlyModelOf(models: ModelRegistry, name: string | null): RegisteredModel | undefined {
  const [model, ...others] = name ? models.byName(name) : []
  return others.length === 0 ? model : undefined
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

const modelsOfMaker = (models: ModelRegistry, makerKey: string): RegisteredModel[] =>
  models.all.filter(({ maker }) => maker.key === makerKey)

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

const partCounts = derived(
  (shop: Shop): ReadonlyMap<string, number> => new Map([...partIds(shop)].map(([key, ids]) => [key, ids.length])),
)

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

/** A maker's models with their numbers of parts, by kind, and separately those that no part names. */
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
    uncitedModels: links.filter(({ parts }) => parts === 0),
  }
}

const partTotal = (models: readonly RegisteredModel[], counts: ReadonlyMap<string, number>): number =>
  models.reduce((total, { key }) => total + (counts.get(key) ?? 0), 0)

function modelLink(model: RegisteredModel, counts: ReadonlyMap<string, number>, name: string): ModelLink {
  return { name, path: modelPath(model), kind: equipmentKindLabel[model.kind], parts: counts.get(model.key) ?? 0 }
}

const familyOfKind: Readonly<Partial<Record<EquipmentKind, EquipmentFamily>>> = {
  desfibrilador: 'desfibriladores',
  dea: 'desfibriladores',
  ventilador: 'ventiladores-pulmonares',
  cpap: 'ventiladores-pulmonares',
  umidificador: 'ventiladores-pulmonares',
  anestesia: 'anestesia',
  incubadora: 'incubadoras-neonatais',
  berco: 'incubadoras-neonatais',
  eletrocardiografo: 'diagnostico',
  ultrassom: 'diagnostico',
  fetal: 'diagnostico',
}

/** The ids of the parts that name each model, in catalogue order; models without parts are absent. */
const partIds = derived(({ products }: Shop): ReadonlyMap<string, readonly string[]> => {
  const parts = products.filter(isAccessory)
  return groupPairs(
    parts.flatMap(({ id, equipmentModel }) => Array.from(new Set(equipmentModel), (key) => [key, id] as const)),
  )
})

function modelPage(shop: Shop, model: RegisteredModel): ModelPage {
  const tiers = partTiers(model, shop.products, registriesOf(shop.registries).models)
  const rows = rowsOf(shop, model)
  const citedParts = partGroups('citadas', tiers.citedParts, rows)
  const brandParts = partGroups('da-marca', tiers.brandParts, rows)
  const name = fullModelName(model)
  const twins = twinsOf(shop, model)
  return {
    kind: 'model',
    path: modelPath(model),
    key: model.key,
    name,
    maker: { name: model.maker.name, path: paths.maker(model.maker.key), key: model.maker.key },
    machine: equipmentKindLabel[model.kind],
    inputs: inputsOf(model, [...citedParts, ...brandParts]),
    aliases: model.aliases.join(', '),
    picture: pictureOfModel(shop, model),
    ...(model.product && { product: model.product }),
    citedParts,
    brandParts,
    qr: pageQr(`${shop.siteUrl}${modelPath(model)}`),
    symbols: symbolsOf([...citedParts, ...brandParts].flatMap(facesIn), shop.faceSymbols),
    universalTypes: tiers.universalTypes.map(({ type, count }) => ({
      label: productTypeLabel[type],
      path: `${paths.accessories}?marca=universal&tipo=${type}`,
      count,
    })),
    twins: twins.map((twin) => ({
      name: twin.maker.key === model.maker.key ? twin.name : fullModelName(twin),
      path: modelPath(twin),
    })),
    ...(model.note && { note: model.note }),
    total: tiers.citedParts.length,
  }
}

function twinsOf(shop: Shop, { key }: RegisteredModel): RegisteredModel[] {
  const { models } = registriesOf(shop.registries)
  const cited = partIds(shop)
  const ids = cited.get(key)?.join()
  return ids === undefined
    ? []
    : models.all.filter((other) => other.key !== key && cited.get(other.key)?.join() === ids)
}

/** The picture of the product if the machine is sold here, else of the machine's family. */
function pictureOfModel(shop: Shop, { product, kind }: RegisteredModel): ModelPage['picture'] {
  const machine = product === undefined ? undefined : productById(shop, product)
  const [picture] = machine?.images ?? []
  if (machine && picture) return { src: picture.src, alt: machine.name }
  return { src: shop.scenes.families[familyOfKind[kind] ?? 'monitores-multiparametro'], alt: '' }
}

/** The machine's inputs, each with the number of its parts on the page. */
const inputsOf = ({ parameters, technologies }: RegisteredModel, groups: readonly PartGroup[]): ModelPage['inputs'] =>
  parameters.map((parameter) => {
    const technology = technologyText(technologies[parameter] ?? [])
    const inputGroups = groups.filter(({ rows }) => rows.some(({ product }) => parameterOf(product) === parameter))
    const [firstGroup] = inputGroups
    return {
      name: parameterLabel[parameter],
      ...(technology && { technology }),
      parts: inputGroups.reduce((sum, { rows }) => sum + rows.length, 0),
      ...(firstGroup && { to: `#${firstGroup.id}` }),
    }
  })

const parameterOf = ({ productType }: ProductSummary) => productType && typeParameter[productType]

type CataloguePart = Accessory & CatalogueProduct

/** Groups parts by type, in the order of the types. In: the tier, which begins each group's id on the page. */
function partGroups(tier: string, parts: readonly CataloguePart[], row: (part: CataloguePart) => PartRow): PartGroup[] {
  const byType = Map.groupBy(parts, ({ productType }) => productType)
  return keysOf(productTypeLabel).flatMap((type) => {
    const ofType = byType.get(type)
    return ofType ? [{ id: `${tier}-${type}`, title: productTypeLabel[type], rows: ofType.map(row) }] : []
  })
}

function rowsOf({ connectorFaces, registries }: Shop, model: RegisteredModel) {
  const { connectors, models } = registriesOf(registries)
  return (part: CataloguePart): PartRow => {
    const end = endsOf(part).find(({ side }) => side === 'equipamento')
    const connector = end && connectors.get(end.connector)
    const face = connector && connectorFaces.byKey[connector.key]
    const technology = partTechnology(part)
    const others = part.equipmentModel
      .flatMap((key) => models.get(key) ?? [])
      .filter(({ key, maker }) => key !== model.key && maker.key === model.maker.key)
    return {
      product: summaryOf(part),
      ...(technology && technology !== 'propria' && { technology: technologyText([technology]) }),
      ...(!part.equipmentModel.includes(model.key) &&
        others.length > 0 && { otherModels: others.map(({ name }) => name).join(', ') }),
      ...(connector && {
        connector: {
          id: connector.key,
          name: connector.name,
          ...(face && { face: { src: faceInPage(face.id), ...faceSize(face, faceSide) } }),
        },
      }),
    }
  }
}

const facesIn = ({ rows }: PartGroup): string[] => rows.flatMap(({ connector }) => connector?.face?.src ?? [])

/** Pixels of the longer side of a face in tables. */
const faceSide = 40

/** A page's address as a QR code, for the printed page. */
function pageQr(address: string): QrPath {
  const code = qrCodeOf(0, 'M')
  code.addData(address, 'Byte')
  code.make()
  return qrPath(code.getModuleCount(), (row, column) => code.isDark(row, column))
}
