import type { Connector } from './connector.ts'
import { connectorShapes, type ConnectorShape } from './connector-shapes.ts'
import type { EquipmentMaker } from './equipment-model.ts'
import { parameterLabel, type Parameter } from './parameters.ts'
import { groupBy } from '#domain/group-by.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'

/** The filters of the guide 'Conectores'; an absent one filters nothing. */
export interface ConnectorQuery {
  contacts?: number
  shape?: ConnectorShape
  parameter?: Parameter
  /** Key of a maker. */
  maker?: string
}

/** The names of the filters in the address. */
export const connectorQuestions = {
  contatos: 'Contatos',
  forma: 'Forma',
  parametro: 'Parâmetro',
  fabricante: 'Fabricante',
} as const
export type ConnectorQuestion = keyof typeof connectorQuestions

/** A filter of the guide with the options that some connector has. */
export interface ConnectorChoice {
  name: ConnectorQuestion
  label: string
  value: string
  options: { value: string; label: string }[]
}

/** Reads the filters from an address; unknown or malformed ones are dropped. */
export function parseConnectorQuery(parameters: { get(name: string): string | null }): ConnectorQuery {
  const contacts = parameters.get('contatos') ?? ''
  const shape = keysOf(connectorShapes).find((key) => key === parameters.get('forma'))
  const parameter = keysOf(parameterLabel).find((key) => key === parameters.get('parametro'))
  const maker = parameters.get('fabricante') ?? ''
  return {
    ...(/^[1-9]\d{0,2}$/.test(contacts) && { contacts: Number(contacts) }),
    ...(shape && { shape }),
    ...(parameter && { parameter }),
    ...(/^[a-z0-9-]{1,80}$/.test(maker) && { maker }),
  }
}

/** The connectors that match the filters; parameter and maker must match the same use. */
export function findConnectors(all: readonly Connector[], query: ConnectorQuery): Connector[] {
  return all.filter(
    ({ contacts, shape, uses }) =>
      (query.contacts === undefined || contacts === query.contacts) &&
      (query.shape === undefined || shape === query.shape) &&
      ((query.parameter === undefined && query.maker === undefined) ||
        uses.some(
          (use) =>
            (query.parameter === undefined || use.parameter === query.parameter) &&
            (query.maker === undefined || use.makers.includes(query.maker)),
        )),
  )
}

/** The filters of the guide, each with only the options that some connector of the registry has. */
export function connectorChoices(
  all: readonly Connector[],
  makers: readonly Pick<EquipmentMaker, 'key' | 'name'>[],
  query: ConnectorQuery,
): ConnectorChoice[] {
  const counts = [...new Set(all.flatMap(({ contacts }) => contacts ?? []))].toSorted((a, b) => a - b)
  const shapes = new Set(all.map(({ shape }) => shape))
  const parameters = new Set(all.flatMap(({ uses }) => uses.map(({ parameter }) => parameter)))
  const named = new Set(all.flatMap(({ uses }) => uses.flatMap((use) => use.makers)))
  return [
    choice(
      'contatos',
      query.contacts,
      counts.map(String).map((value) => ({ value, label: value })),
    ),
    choice(
      'forma',
      query.shape,
      labelled(keysOf(connectorShapes), shapes, (key) => connectorShapes[key].label),
    ),
    choice(
      'parametro',
      query.parameter,
      labelled(keysOf(parameterLabel), parameters, (key) => parameterLabel[key]),
    ),
    choice(
      'fabricante',
      query.maker,
      makers
        .filter(({ key }) => named.has(key))
        .map(({ key, name }) => ({ value: key, label: name }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'pt')),
    ),
  ]
}

/** Where a connector is used, in words: 'ECG: Philips', 'PNI: várias marcas'. */
export function usesText({ uses }: Connector, makers: readonly Pick<EquipmentMaker, 'key' | 'name'>[]): string {
  const names = new Map(makers.map(({ key, name }) => [key, name]))
  return [...groupBy(uses, ({ parameter }) => parameter)]
    .map(([parameter, same]) => {
      const brands = [...new Set(same.flatMap((use) => use.makers.map((key) => names.get(key) ?? key)))]
      const several = same.some((use) => use.makers.length === 0) ? ['várias marcas'] : []
      return `${parameterLabel[parameter]}: ${[...brands, ...several].join(', ')}`
    })
    .join('; ')
}

function choice(
  name: ConnectorQuestion,
  value: string | number | undefined,
  options: ConnectorChoice['options'],
): ConnectorChoice {
  return { name, label: connectorQuestions[name], value: String(value ?? ''), options }
}

function labelled<Key extends string>(
  keys: readonly Key[],
  given: ReadonlySet<Key>,
  label: (key: Key) => string,
): ConnectorChoice['options'] {
  return keys.filter((key) => given.has(key)).map((key) => ({ value: key, label: label(key) }))
}
