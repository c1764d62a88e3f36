import type { Context } from 'hono'
import * as v from 'valibot'
import { restFailures } from './rest-failures.ts'

/**
 * The row in a request: one JSON object, or an array of one as some clients send it. Throws a RestFailure for anything
 * else, or when it does not fit the schema.
 */
export async function readRow<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/(json|vnd\.pgrst\.object\+json)\s*(;|$)/i.test(type))
    throw restFailures.contentType(type.slice(0, 80))
  const body = await parsedBody(context)
  const row: unknown = Array.isArray(body) && body.length === 1 ? body[0] : body
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw restFailures.json()
  return checked(schema, row)
}

async function parsedBody(context: Context): Promise<unknown> {
  try {
    const bytes = await context.req.arrayBuffer()
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw restFailures.json()
  }
}

function checked<Schema extends v.GenericSchema>(schema: Schema, row: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, row)
  if (result.success) return result.output
  const unknown = result.issues.find((issue) => issue.expected === 'never')
  if (unknown) throw restFailures.unknownColumn((v.getDotPath(unknown) ?? '').slice(0, 80))
  const details = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  throw restFailures.row([...new Set(details)].join('; '))
}
