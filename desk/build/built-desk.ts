import { join } from 'node:path'
import { scriptNames } from '#desk/files.ts'
import { builtFolder } from '#server/code/built-folder.ts'

/** The files that the desk's code is made of. */
const sources = ['{desk,domain,app/{ui,styles,fonts,features/blog},server}/**/*.{ts,tsx,css,woff2}']

/**
 * The desk's compiled code: `server/desk-app.js`, and its styles, scripts and font below `client`. Out: the folder; it
 * is built if its sources have changed.
 */
export function builtDesk(): Promise<string> {
  return builtFolder('desk', sources, compile)
}

async function compile(folder: string): Promise<void> {
  const [{ build }, { default: tailwindcss }] = await Promise.all([import('vite'), import('@tailwindcss/vite')])
  const common = { configFile: false, logLevel: 'warn', publicDir: false } as const
  await build({
    ...common,
    plugins: [tailwindcss()],
    build: {
      outDir: join(folder, 'client'),
      assetsDir: '',
      assetsInlineLimit: 0,
      modulePreload: false,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: [...scriptNames.map((name) => `desk/browser/${name}.ts`), 'desk/styles/desk.css'],
      },
    },
    base: '/arquivos/',
  })
  await build({
    ...common,
    ssr: { noExternal: ['lucide'] },
    build: {
      ssr: 'desk/desk-app.tsx',
      outDir: join(folder, 'server'),
      rolldownOptions: { output: { entryFileNames: 'desk-app.js' } },
    },
  })
}
