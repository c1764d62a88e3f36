import { readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '#server/environment.ts'
import { draftDigest } from '#server/store/content-drafts.ts'
import { openStore } from '#server/store/store.ts'
import { publishingShop } from './publishing-shop.ts'

/**
 * A process in which a desk saves, publishes and takes back drafts as fast as possible; a test may kill it. Each save
 * is printed on a line once the store has acknowledged it. In: the shop's folder (ROOT), the number of the first save
 * (FIRST), and the store's settings.
 */
const environment = readEnvironment(process.env)
const root = process.env.ROOT ?? ''
const store = await openStore(environment, { mayCreate: true })
const { contentDrafts: drafts } = store
const publisher = await publishingShop(root, drafts)
await publisher.recover()
const ana = { id: 1, name: 'Ana' }
const paths = ['desk/feriados.yaml', 'desk/respostas.yaml', 'removed.yaml']
const say = (line: string) => writeSync(1, `${line}\n`)
say('Ready')

for (let number = Number(process.env.FIRST ?? 1); ; number += 1) {
  const id =
    (await drafts.listOpen())[0]?.id ?? (await drafts.create({ name: `Rascunho ${number}`, isShared: true }, ana))
  const draft = await drafts.draft(id)
  const files = paths.map((path) => {
    const held = draft?.files.find((file) => file.path === path)
    const base = held?.base ?? readFileSync(join(root, 'content', path), 'utf8')
    const text = `${base.replace(/# salvo \d+\n/, '')}# salvo ${number}\n`
    return { path, expectedVersion: held?.version ?? 0, base, text }
  })
  if ((await drafts.saveFiles(id, files, ana)).kind === 'done') say(`saved ${number}`)
  const asSeen = async () => {
    const found = await drafts.draft(id)
    return { expected: { id, version: found?.version ?? 0 }, digest: draftDigest(found?.files ?? []) }
  }
  await publisher.publish({ kind: 'publish', ...(await asSeen()), changes: [] }, ana)
  if (number % 3 === 0) await publisher.publish({ kind: 'back', ...(await asSeen()), changes: [] }, ana)
}
