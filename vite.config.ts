import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from '#server/code/chunks.ts'
import { oldestBrowsers, oldestStyledBrowsers } from '#server/code/worker-code.ts'

export default defineConfig({
  publicDir: false,
  plugins: [tailwindcss(), reactRouter()],
  // Found before the first page is served: one that is found later makes the page load anew, at times for nothing.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
  // Thousands of files that no page in work is made of.
  server: { watch: { ignored: ['.tools', 'build', 'data', 'tests'].map((folder) => resolve(folder, '**')) } },
  // Of 1,700 icons the server draws thirty; as a package it would load them all.
  ssr: { noExternal: ['lucide'] },
  build: {
    target: oldestBrowsers,
    cssTarget: oldestStyledBrowsers,
    assetsInlineLimit: 0,
    modulePreload: false,
    // How long the bundler's plugins take is of no use to who starts a shop.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    ssr: {
      build: {
        // What browsers load on demand, the server has at hand from its start.
        rolldownOptions: { input: 'server/render/worker.ts', checks: { ineffectiveDynamicImport: false } },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            // Without the pages that share it: each page names a dozen files.
            chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
          },
        },
      },
    },
  },
})
