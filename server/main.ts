import { builtCode } from './code/built-code.ts'
import { readEnvironment } from './environment.ts'
import { PagePool } from './render/page-pool.ts'
import { serve } from './serve.ts'
import { rootWarning, runMain } from './setup-error.ts'

/** Serves the site until SIGTERM or SIGINT. The code is built first where it is missing. */
await runMain(async () => {
  const warning = rootWarning(process.getuid?.(), process.env)
  if (warning) console.warn(warning)
  const environment = readEnvironment(process.env)
  const built = await builtCode()
  await serve(environment, { renderer: await PagePool.open(built.server), built })
})
