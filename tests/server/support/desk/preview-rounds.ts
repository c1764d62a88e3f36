import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { digestOf } from './publishing-shop.ts'
import { programEnvironment } from '#tests/server/support/program-environment.ts'

const script = fileURLToPath(new URL('./preview-process.ts', import.meta.url))

interface Previewing {
  /** The folder of a built shop. */
  root: string
  settings: Record<string, string>
  /** The number of the first save. */
  first: number
}

/** The shop's current release and the digest of its content: a preview changes neither. */
export async function standOf(root: string): Promise<string> {
  return `${readlinkSync(join(root, 'build/current'))} ${await digestOf(join(root, 'content'))}`
}

/**
 * Lets a desk make previews, and kills it the given milliseconds after its first save. Out: the number of the last save
 * that the store acknowledged.
 */
export async function killedWhilePreviewing(previewing: Previewing, milliseconds: number): Promise<number> {
  const { child, ended, lines } = start(previewing, {})
  await lines.begun()
  await sleep(milliseconds)
  child.kill('SIGKILL')
  await ended
  return lines.last('saved')
}

/** The faults of a shop after the next desk has made a preview. In: the last acknowledged save of the killed desk. */
export async function faultsAfterPreview(previewing: Previewing, last: number): Promise<string[]> {
  const { ended, lines } = start({ ...previewing, first: last + 1 }, { SAVES: '1' })
  const [status] = await ended
  const faults: string[] = []
  if (status !== 0) faults.push(`the next desk ended with ${String(status)}: ${lines.faults()}`)
  if (lines.last('held') < last) faults.push(`save ${last} is lost: the newest is ${lines.last('held')}`)
  if (lines.last('ready') !== last + 1) faults.push(`the preview shows ${lines.last('ready')}, not ${last + 1}`)
  const left = join(previewing.root, 'build/previews')
  if (existsSync(left) && readdirSync(left).length > 0) faults.push('halves of previews are left')
  return faults
}

function start({ root, settings, first }: Previewing, more: Record<string, string>) {
  const env = {
    ...programEnvironment,
    KEPT_DIR: '.cache',
    SITE_DIR: root,
    ROOT: root,
    FIRST: String(first),
    ...settings,
    ...more,
  }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  const last = new Map<string, number>()
  const saving = Promise.withResolvers<undefined>()
  let faults = ''
  child.stderr.on('data', (chunk: Buffer) => (faults += chunk.toString()))
  createInterface(child.stdout).on('line', (line) => {
    const [word = '', number] = line.split(' ')
    last.set(word, Number(number))
    if (word === 'saved') saving.resolve(undefined)
  })
  const early = ended.then(() => Promise.reject(new Error(`The desk ended: ${faults}`)))
  early.catch(() => undefined)
  return {
    child,
    ended,
    lines: {
      begun: () => Promise.race([saving.promise, early]),
      last: (word: string) => last.get(word) ?? 0,
      faults: () => faults.trim(),
    },
  }
}
