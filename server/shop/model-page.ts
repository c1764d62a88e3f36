import qrCodeOf from 'qrcode-generator'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { isAccessory, type Accessory } from '#domain/catalogue/product.ts'
import { equipmentKindLabel, type EquipmentKind } from '#domain/catalogue/registry/equipment-model.ts'
import { fullModelName, type RegisteredModel } from '#domain/catalogue/registry/model-registry.ts'
import { parameterLabel, type Parameter } from '#domain/catalogue/registry/parameters.ts'
import { endsOf, registriesOf } from '#domain/catalogue/registry/registries.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { modelPath } from '#domain/compatibility/compatibility-page.ts'
import { type ModelPage, type PartGroup, type PartRow, typeParameter } from '#domain/compatibility/page-data.ts'
import { partTechnology, technologyText, partTiers } from '#domain/compatibility/part-tiers.ts'
import { groupPairs } from '#domain/group-by.ts'
import { paths } from '#domain/pages/paths.ts'
import { qrPath, type QrPath } from '#domain/text/qr-path.ts'
import { faceInPage, faceSize, symbolsOf } from '#server/pictures/connectors.ts'
import { productById, summaryOf } from './catalogue.ts'
import { derived } from './derived.ts'
import type { Shop } from './shop.ts'

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
export const citedIds = derived(({ products }: Shop): ReadonlyMap<string, readonly string[]> => {
  const parts = products.filter(isAccessory)
  return groupPairs(
    parts.flatMap(({ id, equipmentModel }) => Array.from(new Set(equipmentModel), (key) => [key, id] as const)),
  )
})

/** A model's page: the machine, and its parts in three tiers. */
export function modelPage(shop: Shop, model: RegisteredModel): ModelPage {
  const tiers = partTiers(model, shop.products, registriesOf(shop.registries).models)
  const rows = rowsOf(shop, model)
  const cited = grouped('citadas', tiers.cited, rows)
  const ofBrand = grouped('da-marca', tiers.ofBrand, rows)
  const name = fullModelName(model)
  const twins = twinsOf(shop, model)
  return {
    kind: 'model',
    path: modelPath(model),
    key: model.key,
    name,
    maker: { name: model.maker.name, path: paths.maker(model.maker.key), key: model.maker.key },
    machine: equipmentKindLabel[model.kind],
    inputs: inputsOf(model, [...cited, ...ofBrand]),
    aliases: model.aliases.join(', '),
    picture: pictureOfModel(shop, model),
    ...(model.product && { product: model.product }),
    cited,
    ofBrand,
    qr: pageQr(`${shop.siteUrl}${modelPath(model)}`),
    symbols: symbolsOf([...cited, ...ofBrand].flatMap(facesIn), shop.faceSymbols),
    universal: tiers.universal.map(({ type, count }) => ({
      label: productTypeLabel[type],
      path: `${paths.accessories}?marca=universal&tipo=${type}`,
      count,
    })),
    twins: twins.map((twin) => ({
      name: twin.maker.key === model.maker.key ? twin.name : fullModelName(twin),
      path: modelPath(twin),
    })),
    ...(model.note && { note: model.note }),
    total: tiers.cited.length,
  }
}

/** The other models that exactly the same parts name. */
function twinsOf(shop: Shop, { key }: RegisteredModel): RegisteredModel[] {
  const { models } = registriesOf(shop.registries)
  const cited = citedIds(shop)
  const ids = cited.get(key)?.join()
  return ids === undefined
    ? []
    : models.all.filter((other) => other.key !== key && cited.get(other.key)?.join() === ids)
}

/** The picture of the product if the machine is sold here, else that of its family. */
function pictureOfModel(shop: Shop, { product, kind }: RegisteredModel): ModelPage['picture'] {
  const machine = product === undefined ? undefined : productById(shop, product)
  const [picture] = machine?.images ?? []
  if (machine && picture) return { src: picture.src, alt: machine.name }
  return { src: shop.scenes.families[familyOfKind[kind] ?? 'monitores-multiparametro'], alt: '' }
}

/** The machine's inputs, each with the number of its parts on the page. */
function inputsOf({ parameters, technologies }: RegisteredModel, groups: readonly PartGroup[]): ModelPage['inputs'] {
  return parameters.map((parameter) => {
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
}

function parameterOf({ productType }: ProductSummary): Parameter | undefined {
  return productType && typeParameter[productType]
}

/** Groups parts by type, in the order of the types. In: the tier, which begins each group's id on the page. */
function grouped(
  tier: string,
  parts: readonly (Accessory & CatalogueProduct)[],
  row: (part: Accessory & CatalogueProduct) => PartRow,
): PartGroup[] {
  const byType = Map.groupBy(parts, ({ productType }) => productType)
  return keysOf(productTypeLabel).flatMap((type) => {
    const ofType = byType.get(type)
    return ofType ? [{ id: `${tier}-${type}`, title: productTypeLabel[type], rows: ofType.map(row) }] : []
  })
}

/** A function that makes the row of a part in a table, with facts from its data sheet and its plug. */
function rowsOf(
  { connectorFaces, registries }: Shop,
  model: RegisteredModel,
): (part: Accessory & CatalogueProduct) => PartRow {
  const { connectors, models } = registriesOf(registries)
  return (part) => {
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

function facesIn({ rows }: PartGroup): string[] {
  return rows.flatMap(({ connector }) => connector?.face?.src ?? [])
}

/** Pixels of the longer side of a face in tables. */
const faceSide = 40

/** A full address as a QR code, for printed pages. */
function pageQr(address: string): QrPath {
  const code = qrCodeOf(0, 'M')
  code.addData(address, 'Byte')
  code.make()
  return qrPath(code.getModuleCount(), (row, column) => code.isDark(row, column))
}
