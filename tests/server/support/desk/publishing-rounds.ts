import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readEnvironment } from '#server/environment.ts'
import { openStore } from '#server/store/store.ts'
import { programEnvironment } from '#tests/server/support/program-environment.ts'
import { publishingShop } from './publishing-shop.ts'

const script = fileURLToPath(new URL('./publishing-process.ts', import.meta.url))

interface Round {
  root: string
  settings: Record<string, string>
  /** The number of the first save. */
  first: number
  /** Milliseconds from the first acknowledged save to the kill. */
  milliseconds: number
}

/** Lets a desk publish, and kills it while it does. Out: the number of the last acknowledged save. */
export async function killedWhilePublishing({ root, settings, first, milliseconds }: Round): Promise<number> {
  const env = { ...programEnvironment, ROOT: root, FIRST: String(first), ...settings }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  let last = 0
  const saved = Promise.withResolvers<undefined>()
  createInterface(child.stdout).on('line', (line) => {
    const [, number] = /^saved (\d+)$/.exec(line) ?? []
    if (number === undefined) return
    last = Number(number)
    saved.resolve(undefined)
  })
  const early = ended.then(() => Promise.reject(new Error(`The desk ended: ${said}`)))
  await Promise.race([saved.promise, early])
  early.catch(() => undefined)
  await sleep(milliseconds)
  child.kill('SIGKILL')
  await ended
  return last
}

/** The faults of a shop after a desk was killed and another one has started. In: the last acknowledged save. */
export async function faultsAfter(
  { root, settings }: Pick<Round, 'root' | 'settings'>,
  last: number,
): Promise<string[]> {
  const environment = readEnvironment(settings)
  const store = await openStore(environment, { mayCreate: false })
  try {
    const { contentDrafts: drafts } = store
    const publisher = await publishingShop(root, drafts)
    await publisher.recover()
    const faults: string[] = []
    const changed = ['desk/feriados.yaml', 'desk/respostas.yaml', 'removed.yaml']
    const numbers = changed.map((path) => /# salvo (\d+)/.exec(readFileSync(join(root, 'content', path), 'utf8'))?.[1])
    if (new Set(numbers).size > 1) faults.push(`the files are of different publications: ${numbers.join(', ')}`)
    const unfinished = await drafts.publications.unfinished()
    if (unfinished.length > 0) faults.push(`${unfinished.length} publications are left in the middle`)
    const open = await Promise.all((await drafts.listOpen()).map(({ id }) => drafts.draft(id)))
    const texts = [
      readFileSync(join(root, 'content/desk/feriados.yaml'), 'utf8'),
      ...open.flatMap((draft) => (draft?.files ?? []).map(({ text }) => text ?? '')),
    ]
    const newest = Math.max(0, ...texts.map((text) => Number(/# salvo (\d+)/.exec(text)?.[1] ?? 0)))
    if (newest < last) faults.push(`save ${last} is lost: the newest is ${newest}`)
    const traces = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    if (traces.some((path) => path !== '.version' && /(^|\/)\./.test(path))) faults.push('traces of a change are left')
    return faults
  } finally {
    await store.close()
  }
}
