import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What building took: seconds by step, and the most memory of any step in bytes. */
export interface Built {
  seconds: Record<Step, number>
  memory: number
}

const steps = {
  compile: ['server/build/compile.ts'],
  render: ['node_modules/@react-router/dev/bin.js', 'build', '--logLevel', 'error'],
  pack: ['server/build/pack.ts'],
} as const
type Step = keyof typeof steps

/** Builds the copy in `folder`, step by step. Throws with the step's name when one fails. */
export async function build(folder: string): Promise<Built> {
  const seconds = { compile: 0, render: 0, pack: 0 }
  let memory = 0
  for (const step of ['compile', 'render', 'pack'] as const) {
    const peak = join(folder, `${step}.peak`)
    const start = performance.now()
    const program = spawn(process.execPath, ['--import', join(import.meta.dirname, 'peak-memory.ts'), ...steps[step]], {
      cwd: folder,
      env: { ...process.env, PEAK_FILE: peak, NODE_OPTIONS: '--max-old-space-size=12000' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = await once(program, 'exit')
    if (code !== 0) throw new Error(`bench/scale: ${step} ended with ${String(code)}`)
    seconds[step] = (performance.now() - start) / 1000
    memory = Math.max(memory, Number(await readFile(peak, 'utf8')))
  }
  return { seconds, memory }
}
