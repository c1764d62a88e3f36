import {
  connectorChoices,
  findConnectors,
  parseConnectorQuery,
  usesText,
  type ConnectorChoice,
} from '#domain/catalogue/registry/connector-guide.ts'
import { connectorKeysOf } from '#domain/catalogue/registry/registries.ts'
import { connectorFacts } from '#domain/catalogue/registry/connector.ts'
import type { Shop } from './shop.ts'

/** A connector on the page of the guide. */
export interface GuideEntry {
  key: string
  name: string
  /** Shape, contacts, gender, keying, lock, size and standard. */
  facts: string
  uses: string
  note?: string
  /** The connector's id in the file of faces, if its face is known. */
  face?: string
  /** The id of the first part with this connector, if its face is known. */
  parts?: string[]
  /** How many more parts have this connector. */
  others: number
}

export interface ConnectorGuide {
  choices: ConnectorChoice[]
  isFiltered: boolean
  /** Address of the file with the faces, and each face's size on the page in pixels. */
  faces: { src: string; sizes: Record<string, { width: number; height: number }> }
  /** Names of the parts by id, each stated once, because many parts have several connectors. */
  names: Record<string, string>
  count: number
  entries: GuideEntry[]
}

/** Pixels per millimetre. */
const scale = 3.5
const partsShown = 1

/** The guide 'Conectores' for an address: its filters, and the connectors that match. */
export function connectorGuide({ registries, products, faces }: Shop, parameters: URLSearchParams): ConnectorGuide {
  const query = parseConnectorQuery(parameters)
  const parts = new Map<string, string[]>()
  for (const product of products)
    for (const key of connectorKeysOf(product)) parts.set(key, [...(parts.get(key) ?? []), product.id])
  const sizes: ConnectorGuide['faces']['sizes'] = {}
  // Connectors without a medical use are only for 'Encoste o conector na tela'.
  const medical = registries.connectors.filter(({ key, uses }) => uses.length > 0 || parts.has(key))
  const entries = findConnectors(medical, query).map((connector): GuideEntry => {
    const { key, name, note, confirmed } = connector
    const { id = '', size = [0, 0] } = faces.faces[key] ?? {}
    if (confirmed) sizes[id] = { width: Math.round(size[0] * scale), height: Math.round(size[1] * scale) }
    const own = parts.get(key) ?? []
    const shown = confirmed ? own.slice(0, partsShown) : []
    return {
      key,
      name,
      facts: connectorFacts(connector).join(' · '),
      uses: usesText(connector, registries.makers),
      ...(note && { note }),
      ...(confirmed && { face: id }),
      ...(shown.length > 0 && { parts: shown }),
      others: own.length - shown.length,
    }
  })
  const named = new Set(entries.flatMap((entry) => entry.parts ?? []))
  return {
    choices: connectorChoices(medical, registries.makers, query),
    isFiltered: Object.keys(query).length > 0,
    faces: { src: faces.src, sizes },
    names: Object.fromEntries(products.flatMap(({ id, name }) => (named.has(id) ? [[id, name]] : []))),
    count: entries.length,
    entries,
  }
}
