import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import * as v from 'valibot'
import { builtFolder } from '#server/code/built-folder.ts'

const sources = ['{desk,domain,app/{ui,styles,fonts,features/blog},server}/**/*.{ts,tsx,css,woff2}']

/** The folder of the desk's compiled code (`server/desk-app.js`, `client/`), built if its sources have changed. */
export const builtDesk = (): Promise<string> => builtFolder('desk', sources, compile)

async function compile(folder: string): Promise<void> {
  const [{ build }, { default: tailwindcss }] = await Promise.all([import('vite'), import('@tailwindcss/vite')])
  const common = { configFile: false, logLevel: 'warn', publicDir: false } as const
  // How long the bundler's plugins take is of no use to who starts a desk.
  const checks = { bundlerTimings: false }
  await build({
    ...common,
    plugins: [tailwindcss()],
    build: {
      outDir: join(folder, 'client'),
      assetsDir: '',
      assetsInlineLimit: 0,
      modulePreload: false,
      manifest: 'manifest.json',
      rolldownOptions: { input: ['desk/browser/desk.ts', 'desk/styles/desk.css'], checks },
    },
    base: '/arquivos/',
  })
  await build({
    ...common,
    ssr: { noExternal: ['lucide'] },
    build: {
      ssr: 'desk/desk-app.tsx',
      outDir: join(folder, 'server'),
      rolldownOptions: { output: { entryFileNames: 'desk-app.js' }, checks },
    },
  })
}

const stylesType = 'text/css; charset=utf-8'
const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': stylesType,
  '.woff2': 'font/woff2',
}

export interface DeskFiles {
  styles: string
  script: string
  byName: ReadonlyMap<string, DeskFile>
}
interface DeskFile {
  type: string
  body: Buffer
}

const manifestSchema = v.record(v.string(), v.object({ file: v.string() }))

export function openFiles(folder: string, colours: string): DeskFiles {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  const builtName = (source: string) => {
    const built = manifest[source]
    if (!built) throw new Error(`${folder}: the build has no file of ${source}`)
    return built.file
  }
  const byName = new Map<string, DeskFile>()
  for (const name of readdirSync(folder)) {
    const type = mediaTypes[extname(name)]
    if (type) byName.set(name, { type, body: readFileSync(join(folder, name)) })
  }
  const rules = Buffer.concat([readFileSync(join(folder, builtName('desk/styles/desk.css'))), Buffer.from(colours)])
  const styles = `mesa-${createHash('sha256').update(rules).digest('hex').slice(0, 12)}.css`
  byName.set(styles, { type: stylesType, body: rules })
  return { styles: `/arquivos/${styles}`, script: `/arquivos/${builtName('desk/browser/desk.ts')}`, byName }
}
