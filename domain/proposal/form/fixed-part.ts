import * as v from 'valibot'
import {
  declinedLineSchema,
  offerLineSchema,
  openLineSchema,
  type ProposalLine,
} from '#domain/proposal/proposal-line.ts'

/**
 * The part of a line that is not typed. The form carries it in a hidden field, so that a typed line stays complete even
 * if another person changed it meanwhile.
 */
const fixedPartSchema = v.variant('kind', [
  v.object(v.pick(offerLineSchema, ['kind', 'asked', 'customerItem', 'theirs', 'item', 'code']).entries),
  v.object(v.pick(declinedLineSchema, ['kind', 'asked', 'customerItem', 'theirs']).entries),
  v.object(v.pick(openLineSchema, ['kind', 'asked', 'customerItem', 'theirs', 'question', 'candidates']).entries),
])
export type FixedPart = v.InferOutput<typeof fixedPartSchema>

const written = v.pipe(v.string(), v.parseJson(), fixedPartSchema)

/** The value of the hidden field. */
export function writeFixedPart(line: ProposalLine): string {
  return JSON.stringify(v.parse(fixedPartSchema, line))
}

/** Reads the hidden field; undefined when the desk did not write it. */
export function readFixedPart(field: string | undefined): FixedPart | undefined {
  const read = v.safeParse(written, field)
  return read.success ? read.output : undefined
}
