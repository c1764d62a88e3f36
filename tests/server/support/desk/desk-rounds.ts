import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { programEnvironment } from '#tests/server/support/program-environment.ts'
import type { allRows } from '#tests/server/support/rows.ts'

const script = fileURLToPath(new URL('./desk-writer.ts', import.meta.url))

/** A working desk (desk-writer.ts), and what the store has acknowledged to it. */
export interface WorkingDesk {
  acknowledged: string[]
  /** Kills the desk, as a crash would. Throws with its output if it had ended before. */
  kill: () => Promise<void>
}

/** Starts a desk that writes as fast as it can, numbering notes from `first`, and waits until it works. */
export async function startDesk(settings: Record<string, string>, first: number): Promise<WorkingDesk> {
  const env = { ...programEnvironment, FIRST: String(first), ...settings }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(child, 'close')
  const acknowledged: string[] = []
  let faults = ''
  child.stderr.on('data', (chunk: Buffer) => (faults += chunk.toString()))
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => (line === 'Ready' ? resolve() : acknowledged.push(line)))
    void exited.then(() => reject(new Error(`The desk ended: ${faults}`)))
  })
  return {
    acknowledged,
    kill: async () => {
      const wasOver = child.exitCode !== null
      child.kill('SIGKILL')
      await exited
      if (wasOver) throw new Error(`The desk ended: ${faults}`)
    },
  }
}

/** Acknowledged writes that are missing, and writes that are stored only in part. */
export function faultsOf(
  rows: Awaited<ReturnType<typeof allRows>>,
  acknowledged: readonly string[],
): { lost: number; halves: number } {
  const kept = new Set([
    ...rows.message_notes.map(({ text }) => text.replace('nota', 'note')),
    ...rows.message_answers.map(({ text }) => text.replace('resposta', 'answer')),
  ])
  const delivered = new Set(rows.deliveries.map(({ answer_id }) => answer_id))
  const acts = Map.groupBy(rows.desk_acts, ({ contact_id }) => contact_id)
  return {
    lost: acknowledged.filter((line) => !kept.has(line)).length,
    // Each write is one act and one new version; each answer by e-mail waits in the outbox.
    halves:
      rows.contacts.filter(({ id, version }) => (acts.get(id)?.length ?? 0) !== version - 1).length +
      rows.message_answers.filter(({ id }) => !delivered.has(id)).length,
  }
}
