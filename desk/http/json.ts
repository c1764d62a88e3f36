import * as v from 'valibot'
import type { DeskContext } from './environment.ts'
import { Refusal } from './refusal.ts'

/** The JSON posted by a script of the desk, parsed by its schema. Throws a Refusal for anything else. */
export async function jsonOf<Schema extends v.GenericSchema>(
  context: DeskContext,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const isJson = context.req.header('content-type')?.startsWith('application/json')
  const body: unknown = isJson ? await context.req.json().catch(() => undefined) : undefined
  const result = v.safeParse(schema, body)
  if (!result.success) throw new Refusal('body', 400, 'O pedido não foi entendido.')
  return result.output
}
