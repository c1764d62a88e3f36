import type { Connector } from './connector.ts'
import { connectorShapes, connectorGenderLabel, type ConnectorShape } from './connector-shapes.ts'

/** A connector's number of contacts in words: '12 contatos', '2 vias de ar'; undefined where it is not known. */
export function contactsText({ contacts, shape }: Pick<Connector, 'contacts' | 'shape'>): string | undefined {
  if (contacts === undefined) return undefined
  const isAir = connectorShapes[shape].kind === 'ar'
  if (contacts === 1) return isAir ? '1 via de ar' : '1 contato'
  return isAir ? `${contacts} vias de ar` : `${contacts} contatos`
}

/** The locks that shapes imply. */
const locks: Partial<Record<ConnectorShape, string>> = {
  'redondo-baioneta': 'trava baioneta',
  lemo: 'trava push-pull',
  'retangular-trava': 'travas laterais',
  'luer-lock': 'rosca luer lock',
  baioneta: 'engate baioneta',
  'engate-botao': 'engate com botão',
  'engate-anel': 'engate com anel',
  'rosca-ar': 'engate de rosca',
  'duplo-clique': 'engate de clique',
}

/** What locks a connector in its socket, in words; undefined where that is not known for certain. */
export function lockText({
  lock,
  shape,
  confirmed,
}: Pick<Connector, 'lock' | 'shape' | 'confirmed'>): string | undefined {
  return confirmed ? (lock ?? locks[shape]) : undefined
}

/** A connector's facts as short texts: shape, contacts, gender, keying, lock, size, standard. */
export function connectorFacts(connector: Connector): string[] {
  const { shape, gender, keying, lock, size, standard } = connector
  return [
    connectorShapes[shape].label,
    contactsText(connector),
    gender !== 'neutro' ? connectorGenderLabel[gender] : undefined,
    keying,
    lock,
    size,
    standard,
  ].filter((fact) => fact !== undefined)
}

/** A connector as a specification value: its name and, where it is not confirmed, a note to check its face. */
export function connectorValue({ name, confirmed }: Pick<Connector, 'name' | 'confirmed'>): string {
  return confirmed ? name : `${name} (face a conferir na peça)`
}

/**
 * The names that identify a connector: name, aliases and, for an electric one, its number of pins: 'DB9 macho', '9
 * pinos'.
 */
export function connectorNames({ name, aliases, contacts, shape }: Connector): string[] {
  const isElectric = connectorShapes[shape].kind === 'eletrico'
  return [name, ...aliases, ...(contacts !== undefined && isElectric ? [`${contacts} pinos`] : [])]
}

/** A connector's names, shape and standard as one text. */
export function connectorWords({ name, aliases, shape, standard }: Connector): string {
  return [name, ...aliases, connectorShapes[shape].label, standard ?? ''].join(' ')
}
