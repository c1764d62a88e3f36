import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { slugSchema, trimmedText as text } from '#domain/text/text-schemas.ts'
import { connectorMeasuresSchema } from './connector-measures.ts'
import { connectorGenderLabel, connectorShapes, type ShapeFacts } from './connector-shapes.ts'
import { parameterLabel } from './parameters.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))

/** How the contacts are arranged on the face: in rows from the top, or in rings from the outside. */
const arrangementSchema = v.union([
  v.strictObject({ rows: v.pipe(v.array(count), v.minLength(1)) }),
  v.strictObject({ rings: v.pipe(v.array(count), v.minLength(1)) }),
])

const connectorFields = v.strictObject({
  key: slugSchema,
  /** What the trade calls it: 'Redondo de 12 pinos, ECG Philips'. */
  name: text,
  /** Other names that people type. */
  aliases: v.optional(v.array(text), []),
  shape: v.picklist(keysOf(connectorShapes)),
  /** Number of electric contacts, or of air ways. */
  contacts: v.optional(count),
  arrangement: v.optional(arrangementSchema),
  /** The gender of the half that is sold; `neutro` also where it is not known. */
  gender: v.picklist(keysOf(connectorGenderLabel)),
  /**
   * The halves that mate with it; one of the two names the other. Empty where it is stated that the catalogue has none.
   */
  mates: v.optional(v.array(slugSchema)),
  /** What prevents plugging it in wrongly or into the wrong socket. */
  keying: v.optional(text),
  /** What locks it in its socket, where the shape does not imply it: 'parafusos laterais'. */
  lock: v.optional(text),
  /** A nominal size in the words of the trade: '6,35 mm', 'M16 × 1', '22 mm'. */
  size: v.optional(text),
  /** Largest width of the mating face in millimetres, where a standard gives it. */
  width: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(150))),
  /** Exact measures of its face, needed to show it on the screen at true size. */
  measures: v.optional(connectorMeasuresSchema),
  /** Where the connector is used; a use without makers is one by several brands. */
  uses: v.optional(
    v.array(
      v.strictObject({ parameter: v.picklist(keysOf(parameterLabel)), makers: v.optional(v.array(slugSchema), []) }),
    ),
    [],
  ),
  standard: v.optional(text),
  /** Whether the face is known for certain. An unconfirmed one is drawn as an outline without contacts. */
  confirmed: v.boolean(),
  /** What to compare before ordering. */
  note: v.optional(text),
})

/** A connector, as an entry of the registry `content/connectors.yaml`. */
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

/** The number of contacts in an arrangement. */
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
export function lockText({
  lock,
  shape,
  confirmed,
}: Pick<Connector, 'lock' | 'shape' | 'confirmed'>): string | undefined {
  const { lock: usualLock }: ShapeFacts = connectorShapes[shape]
  return confirmed ? (lock ?? usualLock) : undefined
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
