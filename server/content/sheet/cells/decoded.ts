import type { FaultCode } from '#server/content-error.ts'

/** A cell's value, or its fault. */
export type Decoded = { value: unknown } | { code: FaultCode; problem: string }
