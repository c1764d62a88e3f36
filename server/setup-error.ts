import { inspect } from 'node:util'
import { printFault } from './terminal.ts'

/** An error that the operator has to correct: shown as its message, without a stack. */
export class SetupError extends Error {
  override readonly name: string = 'SetupError'
}

/** Runs a command; an error ends the process with status 1. Only a SetupError is shown without a stack. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    printFault(error instanceof SetupError ? error.message : inspect(error))
    process.exit(1)
  }
}

/** A warning against serving the site as root; undefined for other users. */
export function rootWarning(user: number | undefined, { NODE_ENV }: Record<string, string | undefined>) {
  if (user !== 0 || NODE_ENV === 'test') return undefined
  return 'Served as root: whoever breaks in has the whole machine. deploy/vitrine.service runs it as an account of its own.'
}
