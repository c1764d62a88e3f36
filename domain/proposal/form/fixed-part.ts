import * as v from 'valibot'
import {
  declinedLineSchema,
  offerLineSchema,
  openLineSchema,
  type ProposalLine,
} from '#domain/proposal/proposal-line.ts'

/** What of a line nobody types: the form carries it along, so that what was typed stays whole when another person changed the line. */
const fixedPartSchema = v.variant('kind', [
  v.object(v.pick(offerLineSchema, ['kind', 'asked', 'customerItem', 'theirs', 'item', 'code']).entries),
  v.object(v.pick(declinedLineSchema, ['kind', 'asked', 'customerItem', 'theirs']).entries),
  v.object(v.pick(openLineSchema, ['kind', 'asked', 'customerItem', 'theirs', 'question', 'candidates']).entries),
])
export type FixedPart = v.InferOutput<typeof fixedPartSchema>

const written = v.pipe(v.string(), v.parseJson(), fixedPartSchema)

/** As a hidden field holds it. */
export function writeFixedPart(line: ProposalLine): string {
  return JSON.stringify(v.parse(fixedPartSchema, line))
}

/** Undefined for a field that no page of the desk wrote. */
export function readFixedPart(field: string | undefined): FixedPart | undefined {
  const read = v.safeParse(written, field)
  return read.success ? read.output : undefined
}
