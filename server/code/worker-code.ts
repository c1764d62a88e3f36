import { basename, dirname } from 'node:path'
import { build } from 'vite'

/** The oldest browsers in which the whole site works (docs/decisions/016-engines.md), in the build tools' notation. */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox115', 'ios16.4', 'safari16.4']

/** The oldest browsers that get the layout for their width; the oldest of them show the pages without scripts. */
export const oldestStyledBrowsers = [...oldestBrowsers, 'safari15']

/** The newest ECMAScript edition that all `oldestBrowsers` support. */
export const newestEcmaVersion = 2022

/** Compiles the service worker into one minified file, without the facts of a release (service-worker.ts). */
export async function writeWorkerCode(file: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: dirname(file),
      emptyOutDir: false,
      target: oldestBrowsers,
      modulePreload: false,
      rolldownOptions: {
        input: 'app/browser/service-worker.ts',
        output: { format: 'iife', entryFileNames: basename(file) },
      },
    },
  })
}
