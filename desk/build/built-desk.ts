import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isCached } from '#server/build/cache/cached-file.ts'
import { cacheFolder } from '#server/folders.ts'

/** The files that the desk's code is made of. */
const sources = '{desk,domain,app/{ui,styles,fonts},server}/**/*.{ts,tsx,css,woff2}'

/**
 * The desk's compiled code: `server/desk-app.js`, and its styles, scripts and font below `client`. It is cached by a
 * hash of its sources. Out: the folder.
 */
export async function builtDesk(): Promise<string> {
  const folder = resolve(cacheFolder, 'desk', digestOfSources())
  if (isCached(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  try {
    await compile(unfinished)
    await rename(unfinished, folder).catch((error: unknown) => {
      // Another process has made the folder first.
      if (!isCached(folder)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return folder
}

function digestOfSources(): string {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', ...globSync(sources).toSorted()])
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
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
        input: [
          ...['content', 'desk', 'message', 'passkey', 'photographs', 'product'].map(
            (name) => `desk/browser/${name}.ts`,
          ),
          'desk/styles/desk.css',
        ],
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
