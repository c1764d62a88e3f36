import { readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '#server/environment.ts'
import { openStore } from '#server/store/store.ts'
import { Previews } from '#server/preview/previews.ts'

/**
 * A process in which a desk saves drafts and makes previews of them; a test may kill it. Each save is printed on a line
 * once the store has acknowledged it. In: the folder of a built shop (ROOT), the number of the first save (FIRST), how
 * many saves (SAVES), and the store's settings.
 */
const environment = readEnvironment(process.env)
const root = process.env.ROOT ?? ''
const store = await openStore(environment, { mayCreate: true })
const { contentDrafts: drafts } = store
const previews = new Previews({ root, buildFolder: join(root, 'build'), settings: environment })
const ana = { id: 1, name: 'Ana' }
const path = 'products/bateria-litio-mindray.yaml'
const say = (line: string) => writeSync(1, `${line}\n`)
const first = Number(process.env.FIRST ?? 1)

for (let number = first; number < first + Number(process.env.SAVES ?? 1000); number += 1) {
  const id = (await drafts.open())[0]?.id ?? (await drafts.create({ name: 'Rascunho', isShared: true }, ana))
  const held = (await drafts.file(id))?.files.find((file) => file.path === path)
  say(`held ${/Bateria (\d+)/.exec(held?.text ?? '')?.[1] ?? '0'}`)
  const base = held?.base ?? readFileSync(join(root, 'content', path), 'utf8')
  const text = base.replace(/^name: .*/m, `name: Bateria ${number}`)
  const saved = await drafts.saveFile(id, { path, seenVersion: held?.version ?? 0, base, text }, ana)
  if (saved.kind === 'saved') say(`saved ${number}`)
  const draft = await drafts.file(id)
  const made = draft && (await previews.make(draft))
  if (made?.kind !== 'ready') throw new Error(JSON.stringify(made))
  const site = readFileSync(join(made.preview.publicFolder, '..', 'site.json'), 'utf8')
  say(`ready ${/Bateria (\d+)/.exec(site)?.[1] ?? 'none'}`)
}
await previews.stop()
await store.close()
