import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { brandStyles } from './server/build/code/brand-styles.ts'
import { chunkGroups } from './server/build/code/chunks.ts'
import { contentReload } from './server/build/content-reload.ts'
import { oldestBrowsers, oldestReaders } from './server/build/code/oldest-browsers.ts'
import { releaseFolder } from './server/folders.ts'

export default defineConfig(({ command, isSsrBuild }) => ({
  publicDir: command === 'serve' && `${releaseFolder()}/public`,
  plugins: [brandStyles(), tailwindcss(), reactRouter(), contentReload()],
  // Found before the first page is served: one that is found later makes the page load anew, at times for nothing.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
  // Thousands of files that no page in work is made of.
  server: { watch: { ignored: ['.cache', '.tools', 'build', 'data', 'tests'].map((folder) => resolve(folder, '**')) } },
  // Of 1,700 icons the server draws thirty; as a package it would load them all.
  ssr: { noExternal: ['lucide'] },
  build: {
    target: oldestBrowsers,
    cssTarget: oldestReaders,
    assetsInlineLimit: 0,
    modulePreload: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
          // Without the pages that share it: each page names a dozen files.
          chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        },
      },
    }),
  },
}))
