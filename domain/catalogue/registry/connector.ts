import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { choice, field } from '#domain/field-words.ts'
import { slugSchema, trimmedText as text, wholeNumber } from '#domain/text/text-schemas.ts'
import { connectorMeasuresSchema } from './connector-measures.ts'
import { connectorGenderLabel, connectorShapes, type ShapeFacts } from './connector-shapes.ts'
import { parameterLabel } from './parameters.ts'

const count = wholeNumber(1, 120)

/** How the contacts are arranged on the face: in rows from the top, or in rings from the outside. */
const arrangementSchema = v.union([
  v.strictObject({ rows: v.pipe(v.array(count), v.minLength(1)) }),
  v.strictObject({ rings: v.pipe(v.array(count), v.minLength(1)) }),
])

const useSchema = v.strictObject({
  parameter: choice('Parâmetro', parameterLabel),
  makers: field('Fabricantes', v.optional(v.array(slugSchema), []), { item: 'fabricante', registry: 'makers' }),
})

const connectorFields = v.strictObject({
  key: slugSchema,
  name: field('Nome', text, 'Como o comércio o chama.'),
  aliases: field('Outros nomes', v.optional(v.array(text), []), { item: 'outro nome', hint: 'Um por linha.' }),
  shape: field('Forma', v.picklist(keysOf(connectorShapes)), {
    options: Object.fromEntries(Object.entries(connectorShapes).map(([key, { label }]) => [key, label])),
  }),
  contacts: field('Contatos', v.optional(count), 'Elétricos; nos de ar, as vias.'),
  arrangement: v.optional(arrangementSchema),
  /** The half (male, female …) that the sold part has; `neutro` also where it is not known. */
  gender: choice('Metade', connectorGenderLabel, 'A da peça vendida, não a da tomada do aparelho.'),
  /** Halves that mate with this one; one of the two names the other. Empty if the catalogue is known to have none. */
  mates: field('Entra em', v.optional(v.array(slugSchema)), { item: 'a outra metade', registry: 'connectors' }),
  keying: field('O que impede o encaixe errado', v.optional(text)),
  /** What locks the connector in its socket, where the shape does not imply it: 'parafusos laterais'. */
  lock: field('O que o mantém preso', v.optional(text)),
  /** The nominal size in the words of the trade: '6,35 mm', 'M16 × 1', '22 mm'. */
  size: field('Medida nominal', v.optional(text)),
  width: field(
    'Largura da face, em mm',
    v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(150))),
    'Só a de norma.',
  ),
  /** Exact measures, needed to show the connector at true size on the screen. */
  measures: field('Medidas exatas, em mm: só de norma ou folha de dados', v.optional(connectorMeasuresSchema)),
  /** Parameters and makers that use the connector; a use without makers is one by several brands. */
  uses: field('Onde se usa', v.optional(v.array(useSchema), []), { item: 'uso' }),
  standard: field('Norma', v.optional(text)),
  confirmed: field(
    'A face é conhecida com certeza',
    v.boolean(),
    'O que não é se desenha como contorno, sem contatos.',
  ),
  note: field('O que comparar antes do pedido', v.optional(text), { isLong: true }),
})

export type Connector = v.InferOutput<typeof connectorFields>

export const connectorSchema = v.pipe(
  connectorFields,
  v.check(
    ({ arrangement, contacts }) => arrangement === undefined || arrangedContacts(arrangement) === contacts,
    'que os contatos de arrangement somem contacts',
  ),
  v.check(
    ({ arrangement, confirmed }) => arrangement === undefined || confirmed,
    'arrangement só onde confirmed é true',
  ),
  v.check(({ measures, confirmed }) => measures === undefined || confirmed, 'measures só onde confirmed é true'),
)

function arrangedContacts(arrangement: NonNullable<Connector['arrangement']>): number {
  const groups = 'rows' in arrangement ? arrangement.rows : arrangement.rings
  return groups.reduce((sum, groupSize) => sum + groupSize, 0)
}

/** A connector's number of contacts in words: '12 contatos', '2 vias de ar'; undefined where it is not known. */
export function contactsText({ contacts, shape }: Pick<Connector, 'contacts' | 'shape'>): string | undefined {
  if (contacts === undefined) return undefined
  const isAir = connectorShapes[shape].kind === 'ar'
  if (contacts === 1) return isAir ? '1 via de ar' : '1 contato'
  return isAir ? `${contacts} vias de ar` : `${contacts} contatos`
}

/** What locks a connector in its socket, in words; undefined where that is not known for certain. */
export function lockText(connector: Pick<Connector, 'lock' | 'shape' | 'confirmed'>): string | undefined {
  const { lock: usualLock }: ShapeFacts = connectorShapes[connector.shape]
  return connector.confirmed ? (connector.lock ?? usualLock) : undefined
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

/** The names that identify a connector, an electric one's number of pins included: 'DB9 macho', '9 pinos'. */
export function connectorNames({ name, aliases, contacts, shape }: Connector): string[] {
  const isElectric = connectorShapes[shape].kind === 'eletrico'
  return [name, ...aliases, ...(contacts !== undefined && isElectric ? [`${contacts} pinos`] : [])]
}

/** A connector's names, shape and standard as one text. */
export function connectorWords({ name, aliases, shape, standard }: Connector): string {
  return [name, ...aliases, connectorShapes[shape].label, standard ?? ''].join(' ')
}
