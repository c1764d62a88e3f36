import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import * as v from 'valibot'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The desk's own built files, in memory. */
export interface DeskFiles {
  /** Addresses of the files that pages refer to. */
  styles: string
  scripts: Record<ScriptName, string>
  /** The files by their name after `/arquivos/`. */
  byName: ReadonlyMap<string, DeskFile>
}
export type ScriptName = 'content' | 'desk' | 'passkey' | 'message' | 'product' | 'photographs'
interface DeskFile {
  type: string
  body: Buffer
}

const manifestSchema = v.record(v.string(), v.object({ file: v.string() }))

/** Reads the result of the desk's build. In: its folder, and the shop's colours as CSS rules. */
export function openFiles(folder: string, colours: string): DeskFiles {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  const named = (source: string) => {
    const found = manifest[source]
    if (!found) throw new Error(`${folder}: the build has no file of ${source}`)
    return found.file
  }
  const byName = new Map<string, DeskFile>()
  for (const name of readdirSync(folder)) {
    const type = types[extname(name)]
    if (type) byName.set(name, { type, body: readFileSync(join(folder, name)) })
  }
  const rules = Buffer.concat([readFileSync(join(folder, named('desk/styles/desk.css'))), Buffer.from(colours)])
  const styles = `mesa-${createHash('sha256').update(rules).digest('hex').slice(0, 12)}.css`
  byName.set(styles, { type: types['.css'] ?? '', body: rules })
  return {
    styles: `/arquivos/${styles}`,
    scripts: {
      content: `/arquivos/${named('desk/browser/content.ts')}`,
      desk: `/arquivos/${named('desk/browser/desk.ts')}`,
      passkey: `/arquivos/${named('desk/browser/passkey.ts')}`,
      message: `/arquivos/${named('desk/browser/message.ts')}`,
      photographs: `/arquivos/${named('desk/browser/photographs.ts')}`,
      product: `/arquivos/${named('desk/browser/product.ts')}`,
    },
    byName,
  }
}
