import { extentText, measuredPartLabel, millimetresText } from '#domain/catalogue/registry/connector-measures.ts'
import { connectorGenderLabel, connectorShapes } from '#domain/catalogue/registry/connector-shapes.ts'
import { contactsText } from '#domain/catalogue/registry/connector.ts'
import { fullModelName } from '#domain/catalogue/registry/model-registry.ts'
import { brandKeysOf } from '#domain/catalogue/registry/product-brands.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { typeParameter } from '#domain/compatibility/page-data.ts'
import {
  measuredBySize,
  nearestInSize,
  type MeasuredConnector,
  differencesBetween,
  type Glass,
  type GlassFace,
  type GlassMachine,
  type GlassPart,
} from '#domain/true-size/glass.ts'
import { trueFace, type TrueFace } from '#drawings/true-size/true-face.ts'
import { forPage } from '#server/pictures/connectors.ts'
import { inColours } from '#server/pictures/drawing.ts'
import { partsByConnector } from './catalogue.ts'
import { derived } from './derived.ts'
import type { Shop } from './shop.ts'

/** The faces (mating sides) that have measures, drawn at true size, by the connector's key. */
export const trueFaces = derived((shop: Shop): Record<string, TrueFace> =>
  Object.fromEntries(
    shop.registries.connectors.flatMap((connector) => {
      const face = trueFace(connector)
      if (!face) return []
      const outline = forPage(inColours(shop, face.outline))
      const details = forPage(inColours(shop, face.details))
      return [[connector.key, { ...face, outline, details }]]
    }),
  ),
)

/** The data for laying a plug on the screen. In: the address's parameters, of which `modelo` names a machine. */
export function glassData(shop: Shop, parameters: URLSearchParams): Glass {
  const { registries } = shop
  const faces = measuredFaces(shop)
  const partIds = new Set(faces.flatMap(({ parts }) => parts))
  const parts = shop.products.filter(({ id }) => partIds.has(id))
  const machine = machineOf(shop, parameters.get('modelo') ?? '')
  return {
    faces,
    parts: Object.fromEntries(parts.map((product) => [product.id, glassPart(product)])),
    brands: Object.fromEntries(parts.flatMap(({ brands }) => brands.map(({ key, label }) => [key, label]))),
    brandOfMaker: Object.fromEntries(registries.makers.map(({ key, brand }) => [key, brand])),
    ...(machine && { machine }),
    unmeasured: registries.connectors
      .filter(({ key }) => trueFaces(shop)[key] === undefined)
      .map(({ key, name }) => ({ key, name })),
  }
}

/** The faces with measures, sorted by size. */
export function measuredFaces(shop: Shop): GlassFace[] {
  const measured = measuredBySize(shop.registries.connectors).filter(({ key }) => trueFaces(shop)[key] !== undefined)
  const parts = partsByConnector(shop)
  return measured.flatMap((connector) => {
    const { key, name, shape, contacts, measures } = connector
    const face = trueFaces(shop)[key]
    if (!face) return []
    return {
      key,
      name,
      form: connectorShapes[shape].form,
      ...(contacts !== undefined && { contacts }),
      measuredPart: measuredPartLabel[measures.of],
      size: extentText(measures.outline),
      facts: factsOf(connector),
      source: measures.source,
      ...face,
      similar: nearestInSize(connector, measured).map((other) => ({
        key: other.key,
        differences: differencesBetween(other, connector).join(' · '),
      })),
      parts: (parts.get(key) ?? []).map(({ id }) => id),
    }
  })
}

function factsOf(connector: MeasuredConnector): string {
  const { gender, keying, standard, arrangement, measures } = connector
  const rowCount = arrangement && 'rows' in arrangement ? arrangement.rows.length : 0
  return [
    gender !== 'neutro' && connectorGenderLabel[gender],
    contactsText(connector),
    rowCount > 1 && `em ${rowCount} fileiras`,
    measures.pitch && `a cada ${millimetresText(measures.pitch)} mm`,
    keying,
    standard,
  ]
    .filter(Boolean)
    .join(' · ')
}

function glassPart(product: Shop['products'][number]): GlassPart {
  const isPart = product.category === 'acessorios-componentes'
  const parameter = isPart ? typeParameter[product.productType] : undefined
  return {
    name: product.name,
    ...(parameter && { parameter }),
    brands: brandKeysOf(product),
    models: isPart ? product.equipmentModel : [],
  }
}

function machineOf({ registries }: Shop, key: string): GlassMachine | undefined {
  const { models } = registriesOf(registries)
  const model = models.get(key)
  return model && { key, name: fullModelName(model), maker: model.maker.name, brand: model.maker.brand }
}
