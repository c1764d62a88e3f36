import * as v from 'valibot'
import { connectorMeasuresSchema } from './connector-measures.ts'
import { connectorGenderLabel, connectorShapes } from './connector-shapes.ts'
import { parameterLabel } from './parameters.ts'
import { slugSchema } from '#domain/catalogue/slug-schema.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))

/** How contacts stand on the face: in rows from the top, or in rings from the outside. */
const arrangementSchema = v.union([
  v.strictObject({ rows: v.pipe(v.array(count), v.minLength(1)) }),
  v.strictObject({ rings: v.pipe(v.array(count), v.minLength(1)) }),
])

const connectorFields = v.strictObject({
  key: slugSchema,
  /** What the trade calls it: 'Redondo de 12 pinos, ECG Philips'. */
  name: text,
  /** What else people type for it. */
  aliases: v.optional(v.array(text), []),
  shape: v.picklist(keysOf(connectorShapes)),
  /** Electric contacts, or air ways of a connector for air. */
  contacts: v.optional(count),
  arrangement: v.optional(arrangementSchema),
  /** Which half it is, of the part that is sold; `neutro` also where nobody knows which half is which. */
  gender: v.picklist(keysOf(connectorGenderLabel)),
  /** The other halves that it goes into; one of the two names the other. Empty: none of the catalogue's. */
  mates: v.optional(v.array(slugSchema)),
  /** What keeps it from going in the wrong way or the wrong socket. */
  keying: v.optional(text),
  /** What holds it in its place, where its shape does not say so: 'parafusos laterais'. */
  lock: v.optional(text),
  /** A nominal measure as the trade says it: '6,35 mm', 'M16 × 1', '22 mm'. */
  size: v.optional(text),
  /** Widest measure of the mating face in millimetres, where a standard gives it. */
  width: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(150))),
  /** Exact measures of its face; with them it can be laid on the screen at true size. */
  measures: v.optional(connectorMeasuresSchema),
  /** Where it is used. Without makers: by several brands. */
  uses: v.optional(
    v.array(
      v.strictObject({ parameter: v.picklist(keysOf(parameterLabel)), makers: v.optional(v.array(slugSchema), []) }),
    ),
    [],
  ),
  standard: v.optional(text),
  /** Whether the face is known for certain. What is not is drawn as an outline, never with contacts. */
  confirmed: v.boolean(),
  /** What to compare before ordering. */
  note: v.optional(text),
})

/** A connector of the trade, as the registry `content/connectors.yaml` has it. */
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

/** How many contacts an arrangement holds. */
function arrangedContacts(arrangement: NonNullable<Connector['arrangement']>): number {
  const groups = 'rows' in arrangement ? arrangement.rows : arrangement.rings
  return groups.reduce((sum, each) => sum + each, 0)
}
