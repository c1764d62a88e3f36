import { execFile } from 'node:child_process'

/** A command of Git that ended with another status than 0. */
export class GitFailed extends Error {
  override readonly name = 'GitFailed'
  readonly status: number | undefined

  constructor(words: readonly string[], { status, said }: { status: number | undefined; said: string }) {
    super(`git ${words[0] ?? ''}: ${said.trim() || `ended with ${status ?? 'a signal'}`}`)
    this.status = status
  }
}

interface GitOptions {
  /** On its standard input: names and texts that people give go no other way, so that none is taken for an option. */
  input?: string | Buffer
  env?: Record<string, string>
}

/** Runs a command of Git. Out: what it says. Throws GitFailed. */
export type Git = (words: readonly string[], options?: GitOptions) => Promise<string>

/** Nothing of the repository runs: no hooks, no monitor, no signing program; nobody is asked for a password. */
const fixed = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'commit.gpgSign=false']
const mostBytes = 64 * 1024 * 1024

/** The system's Git in a folder. Of this process's settings it gets none but where programs and its own configuration are. */
export function gitIn(folder: string): Git {
  const { PATH = '', HOME = '' } = process.env
  return (words, { input = '', env = {} } = {}) =>
    new Promise((resolve, reject) => {
      const program = execFile(
        'git',
        [...fixed, ...words],
        { cwd: folder, env: { PATH, HOME, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...env }, maxBuffer: mostBytes },
        (error, stdout, stderr) => {
          if (!error) return resolve(stdout)
          const status = typeof error.code === 'number' ? error.code : undefined
          reject(new GitFailed(words, { status, said: stderr || error.message }))
        },
      )
      // It may end before it has read all; its status tells that.
      program.stdin?.on('error', () => {})
      program.stdin?.end(input)
    })
}
