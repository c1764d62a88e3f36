import * as v from 'valibot'

/** Why something failed: a code for the log, and a reason that may quote a visitor. */
export type Failure = { code: string; reason: string }

/** Reads an error and its cause, in which fetch hides a refused connection. */
export function failureOf(error: unknown): Failure {
  const { responseCode, errcode, errstr, code, name, message, cause } = v.parse(errorSchema, error)
  const causeFailure = cause === undefined ? undefined : failureOf(cause)
  const sqlite = errcode === undefined ? undefined : `SQLite ${errcode} (${errstr ?? ''})`
  // The name of a timeout says more than its code, which is a number.
  const ownCode = responseCode ?? sqlite ?? (typeof code === 'string' ? code : undefined)
  return {
    code: String(ownCode ?? causeFailure?.code ?? name ?? 'unknown'),
    reason: [message ?? String(error), causeFailure?.reason].filter(Boolean).join(': '),
  }
}

/** The code of an error of Node ('ENOENT'); undefined for any other. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Makes a handler for the `catch` of a file operation: `value` for a missing file, any other error is thrown again. */
export function ifMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (codeOf(error) === 'ENOENT') return value
    throw error
  }
}

/** A failure for a log: what and where, but without the message, which may quote a visitor. */
export function traceOf(error: unknown): { name: string; code: string; at: string } {
  const { name = 'unknown', message = '', stack = '' } = v.parse(errorSchema, error)
  const frames = stack
    .slice(message === '' ? 0 : stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  return { name, code: failureOf(error).code, at: frames.slice(0, 5).join(' ').replaceAll(/\s+/g, ' ').trim() }
}

const errorSchema = v.fallback(
  v.object({
    responseCode: v.optional(v.number()),
    errcode: v.optional(v.number()),
    errstr: v.optional(v.string()),
    code: v.optional(v.union([v.string(), v.number()])),
    name: v.optional(v.string()),
    message: v.optional(v.string()),
    stack: v.optional(v.string()),
    cause: v.optional(v.unknown()),
  }),
  {},
)
