import type { Config } from '@react-router/dev/config'
import { allPaths } from '#server/site/all-paths.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  prerender: allPaths,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
