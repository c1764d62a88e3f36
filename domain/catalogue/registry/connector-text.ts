import type { Connector } from './connector.ts'
import { connectorShapes, connectorGenderLabel, type ConnectorShape } from './connector-shapes.ts'

/** A connector's contacts in words, or undefined where their number is not known: '12 contatos', '2 vias de ar'. */
export function contactsText({ contacts, shape }: Pick<Connector, 'contacts' | 'shape'>): string | undefined {
  if (contacts === undefined) return undefined
  const isAir = connectorShapes[shape].kind === 'ar'
  if (contacts === 1) return isAir ? '1 via de ar' : '1 contato'
  return isAir ? `${contacts} vias de ar` : `${contacts} contatos`
}

/** The shapes that say what holds them in their place. */
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

/** What holds a connector in its place, in words; undefined where that is not known for certain. */
export function lockText({
  lock,
  shape,
  confirmed,
}: Pick<Connector, 'lock' | 'shape' | 'confirmed'>): string | undefined {
  return confirmed ? (lock ?? locks[shape]) : undefined
}

/** A connector's facts in a row of short texts: shape, contacts, gender, keying, lock, size, standard. */
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

/** A connector as a specification value: its name, and that its face is to be checked where that is so. */
export function connectorValue({ name, confirmed }: Pick<Connector, 'name' | 'confirmed'>): string {
  return confirmed ? name : `${name} (face a conferir na peça)`
}

/** The words by which a connector is searched: 'redondo 12 pinos', 'DB9', '12 contatos'. */
export function connectorWords(connector: Connector): string {
  const { name, aliases, contacts, standard } = connector
  const isElectric = connectorShapes[connector.shape].kind === 'eletrico'
  const pins = contacts !== undefined && isElectric ? `${contacts} pinos ${contacts} contatos` : ''
  return [name, ...aliases, connectorShapes[connector.shape].label, pins, standard ?? ''].join(' ')
}
