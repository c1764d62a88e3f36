import type { Config } from '@react-router/dev/config'
import { writeServiceWorker } from '#server/build/service-worker.ts'
import { builtPaths } from '#server/site/all-paths.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  prerender: builtPaths,
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => writeServiceWorker('build/client'),
} satisfies Config
