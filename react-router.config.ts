import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { writeWorkerCode } from './server/build/code/worker-code.ts'
import { codeFolder } from './server/folders.ts'

/** Builds the code alone: the pages are rendered by server/build/pages, which keeps those that did not change. */
export default {
  appDirectory: 'app',
  buildDirectory: codeFolder(),
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => writeWorkerCode(join(codeFolder(), 'worker.js')),
} satisfies Config
