import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page loads travels in one file: thirty small ones compress worse and ask more often. */
const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//
const shell =
  /node_modules\/lucide\/|app\/(ui|features\/shell)\/|app\/(paths|site|page-meta)\.tsx?$|domain\/(quote\/(links|site-messages)|cart\/totals|seo)/

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: '.site/public',
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [{ name: 'shell', test: new RegExp(`${framework.source}|${shell.source}`) }] },
        },
      },
    }),
  },
}))
