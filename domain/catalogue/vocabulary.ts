import type { ProductType } from './product-types.ts'

/** The closed lists of the catalogue (spec §3): public data keys, each with the label that a visitor reads. */

export const productCategoryLabel = {
  equipamentos: 'Equipamentos',
  'acessorios-componentes': 'Acessórios e componentes',
} as const
export type ProductCategory = keyof typeof productCategoryLabel

export const availabilityLabel = {
  'em-estoque': 'Disponível',
  'sob-consulta': 'Sob Consulta',
  'em-breve': 'Em Breve',
} as const
export type Availability = keyof typeof availabilityLabel

/** The availability in the words of the product page, one label of which differs from that of cards (spec §4). */
export const availabilityDetailLabel: Record<Availability, string> = {
  ...availabilityLabel,
  'em-estoque': 'Em Estoque',
}

export const conditionLabel = { compativel: 'Compatível', novo: 'Novo' } as const

export const sizeName = {
  neonatal: 'Neonatal',
  pediatrica: 'Pediátrica',
  adulto: 'Adulto',
  'adulto-grande': 'Adulto grande',
  obeso: 'Obeso',
} as const
export type SizeKey = keyof typeof sizeName
export const sizeKeys = keysOf(sizeName)

export const colourStandardLabel = { aha: 'AHA', iec: 'IEC' } as const
export type ColourStandard = keyof typeof colourStandardLabel

/** The sensor types of the add-to-cart dialog by type of part, stored in the cart line as option `tipo` (spec §5). */
export const sensorTypeLabels = {
  'sensores-spo2': { descartavel: 'Descartável', reutilizavel: 'Reutilizável', dedo: 'Dedo', orelha: 'Orelha' },
  'sensores-temperatura': { esofagico: 'Esofágico', retal: 'Retal', pele: 'Pele', nasofaringeo: 'Nasofaríngeo' },
} as const satisfies Partial<Record<ProductType, Record<string, string>>>

/** The name of a key; the key itself where it has no name. */
export function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key
}

/** The keys of a label map with their type, which `Object.keys` loses. */
export function keysOf<Key extends string>(labels: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(labels) as Key[]
}
