import * as v from 'valibot'

/** Why something failed: a code for the log, and the words for those who may read them. */
export interface Failure {
  /** SMTP's or Node's code, else the error's name. */
  code: string
  reason: string
}

/** Reads a failure, and what caused it: fetch hides the refused connection in the cause. */
export function failureOf(error: unknown): Failure {
  const { responseCode, code, name, message, cause } = v.parse(shape, error)
  const deeper = cause === undefined ? undefined : failureOf(cause)
  return {
    // A timeout has a number of its own, which says less than its name.
    code: String(responseCode ?? (typeof code === 'string' ? code : (deeper?.code ?? name ?? 'unknown'))),
    reason: [message ?? String(error), deeper?.reason].filter(Boolean).join(': '),
  }
}

const shape = v.fallback(
  v.object({
    responseCode: v.optional(v.number()),
    code: v.optional(v.union([v.string(), v.number()])),
    name: v.optional(v.string()),
    message: v.optional(v.string()),
    cause: v.optional(v.unknown()),
  }),
  {},
)
