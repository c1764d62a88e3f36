import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { groupBy } from '#domain/group-by.ts'
import { connectorShapes, plugFormLabel, type PlugForm } from './connector-shapes.ts'
import type { Connector } from './connector.ts'
import type { EquipmentMaker } from './equipment-model.ts'
import { parameterLabel, type Parameter } from './parameters.ts'

export type PlugQuery = { form?: PlugForm; contacts?: number }

export interface ConnectorQuery extends PlugQuery {
  parameter?: Parameter
  maker?: string
}

/** Reads a visitor's answers from an address; `forma` is a form of plug or a shape. Unknown ones are dropped. */
export function parseConnectorQuery(parameters: { get(name: string): string | null }): ConnectorQuery {
  const parameter = keysOf(parameterLabel).find((key) => key === parameters.get('parametro'))
  const shapeOrForm = parameters.get('forma')
  const shape = keysOf(connectorShapes).find((key) => key === shapeOrForm)
  const form = keysOf(plugFormLabel).find((key) => key === shapeOrForm) ?? (shape && connectorShapes[shape].form)
  const contacts = parameters.get('contatos') ?? parameters.get('vias') ?? ''
  const maker = parameters.get('fabricante') ?? ''
  return {
    ...(parameter && { parameter }),
    ...(form && { form }),
    ...(/^[1-9]\d{0,2}$/.test(contacts) && { contacts: Number(contacts) }),
    ...(/^[a-z0-9-]{1,80}$/.test(maker) && { maker }),
  }
}

/** The connectors that match the answers; parameter and maker must match the same use of the connector. */
export function findConnectors(connectors: readonly Connector[], query: ConnectorQuery): Connector[] {
  const { form, contacts, parameter, maker } = query
  const isAskedUse = (use: Connector['uses'][number]) =>
    (parameter === undefined || use.parameter === parameter) && (maker === undefined || use.makers.includes(maker))
  return connectors.filter(
    (connector) =>
      (contacts === undefined || connector.contacts === contacts) &&
      (form === undefined || connectorShapes[connector.shape].form === form) &&
      ((parameter === undefined && maker === undefined) || connector.uses.some(isAskedUse)),
  )
}

/** The parameters and makers that use a connector, in words: 'ECG: Philips', 'PNI: várias marcas'. */
export function usesText({ uses }: Connector, makers: readonly Pick<EquipmentMaker, 'key' | 'name'>[]): string {
  const names = new Map(makers.map(({ key, name }) => [key, name]))
  return [...groupBy(uses, ({ parameter }) => parameter)]
    .map(([parameter, usesOfParameter]) => {
      const brands = usesOfParameter.flatMap((use) => use.makers.map((key) => names.get(key) ?? key))
      const anyMaker = usesOfParameter.some((use) => use.makers.length === 0) ? ['várias marcas'] : []
      return `${parameterLabel[parameter]}: ${[...new Set(brands), ...anyMaker].join(', ')}`
    })
    .join('; ')
}
