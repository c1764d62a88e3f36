import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page loads travels in one file: thirty small ones compress worse and ask more often. */
const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//
const shell =
  /node_modules\/lucide\/|app\/ui\/(badge|button|class-names|dialog|icon|json-ld|script-text|picture|picture-image|section|toast|toast-list|use-near|use-single-fire|whatsapp-button)\.tsx?$|app\/features\/shell\/|app\/features\/(cart\/cart-(icon|overlay|provider|store)|consent\/analytics)\.tsx?$|app\/browser\/(analytics|contact-clicks|late-layout|storage|service-worker-registration)\.ts$|preload-helper|app\/(paths|site|page-meta)\.tsx?$|domain\/(quote\/(links|site-messages)|cart\/totals|seo\/page-head)\.ts$/
/** What every product on a page needs. */
const product = /domain\/(number-text|catalogue\/(vocabulary|price|product-summary))\.ts$|app\/ui\/code-label\.tsx$/
/** What every list needs. */
const list = /domain\/(search\/normalize|catalogue\/list-query)\.ts$|app\/features\/catalogue\/list-source\.ts$/

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: '.site/public',
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'shell', test: new RegExp(`${framework.source}|${shell.source}`) },
              { name: 'product', test: product },
              { name: 'list', test: list },
            ],
          },
        },
      },
    }),
  },
}))
