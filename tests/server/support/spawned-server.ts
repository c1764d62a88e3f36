import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { programEnvironment } from './program-environment.ts'
import { testKey } from './running-server.ts'

/** A server in a process of its own. */
export interface SpawnedServer {
  url: string
  child: ChildProcess
  /** Everything that the server wrote, on both streams. */
  output: () => string
  /** Sends a signal and waits for the end. Out: the exit code, or null when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

interface SpawnOptions {
  /** Path of the server's script; by default the server without pages. */
  script?: string
  settings?: Record<string, string>
  /** The working directory. */
  cwd?: string
}

const project = fileURLToPath(new URL('../../..', import.meta.url))
const withoutPages = fileURLToPath(new URL('./inbox-process.ts', import.meta.url))

/** Starts a server and waits for its line 'Ready at …'. Throws with its output when it ends before. */
export async function spawnServer({ script = withoutPages, settings = {}, cwd = project }: SpawnOptions) {
  const env = { ...programEnvironment, PORT: '0', PUBLIC_BACKEND_KEY: testKey, RATE_LIMIT_PER_MINUTE: '0' }
  const child = spawn(process.execPath, [script], { env: { ...env, ...settings }, cwd })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'close')
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = /^Ready at (http:\S+)/.exec(line) ?? []
      if (address) resolve(address)
    })
    void exited.then(() => reject(new Error(`The server ended: ${output}`)))
  })
  const server: SpawnedServer = {
    url,
    child,
    output: () => output,
    end: async (signal) => {
      child.kill(signal)
      await exited
      return child.exitCode
    },
  }
  return server
}
