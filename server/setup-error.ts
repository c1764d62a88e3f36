/** An error that the operator has to correct: shown as its message, without a stack. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}

/**
 * Runs a command's main function; an error ends the process with status 1. Only a SetupError is shown without a stack.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error)
    process.exit(1)
  }
}
