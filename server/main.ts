import { builtCode } from './code/built-code.ts'
import { readEnvironment } from './environment.ts'
import { PagePool } from './render/page-pool.ts'
import { serve } from './serve.ts'
import { runMain } from './setup-error.ts'

/**
 * A warning against serving the site as root; undefined for other users, and in tests. In: the process's user, its
 * settings.
 */
export function rootWarning(
  user: number | undefined,
  { NODE_ENV }: Record<string, string | undefined>,
): string | undefined {
  if (user !== 0 || NODE_ENV === 'test') return undefined
  return 'Served as root: whoever breaks in has the whole machine. deploy/vitrine.service runs it as an account of its own.'
}

/** Serves the site until SIGTERM or SIGINT. The code is built first where it is not. */
await runMain(async () => {
  const warning = rootWarning(process.getuid?.(), process.env)
  if (warning) console.warn(warning)
  const environment = readEnvironment(process.env)
  const built = await builtCode()
  await serve(environment, { renderer: await PagePool.open(built.server), built })
})
