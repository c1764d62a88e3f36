import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writeWorkerCode } from './server/code/worker-code.ts'

/** Where the code is compiled (server/code/built-code.ts). */
const folder = process.env.CODE_DIR || 'build/unnamed'

/** Builds the code alone: pages are rendered when they are asked for. */
export default {
  appDirectory: 'app',
  buildDirectory: folder,
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => writeWorkerCode(join(folder, 'worker.js')),
} satisfies Config
