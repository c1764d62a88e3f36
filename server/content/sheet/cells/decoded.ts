import type { FaultCode } from '#server/content-error.ts'

/** What a cell says, or what is wrong with it. */
export type Decoded = { value: unknown } | { code: FaultCode; problem: string }
