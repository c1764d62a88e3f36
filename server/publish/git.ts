import { execFile } from 'node:child_process'

/** Thrown when a Git command cannot run, or ends with a status other than 0. */
export class GitFailed extends Error {
  override readonly name = 'GitFailed'
  readonly status: number | undefined

  constructor(words: readonly string[], { status, said }: { status: number | undefined; said: string }) {
    super(`git ${words[0] ?? ''}: ${said.trim() || `ended with ${status ?? 'a signal'}`}`)
    this.status = status
  }
}

interface GitOptions {
  /** Standard input. Texts from people are passed here, in `env` or after `--`, so that none is taken for an option. */
  input?: string | Buffer
  env?: Record<string, string>
}

/** Runs a Git command. Out: its output. Throws GitFailed. */
export type Git = (words: readonly string[], options?: GitOptions) => Promise<string>

/** Options by which Git runs nothing of the repository: neither hooks nor a file monitor nor a signing program. */
const fixed = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'commit.gpgSign=false']
const maximumBytes = 64 * 1024 * 1024

/**
 * Git in a folder. Of this process's environment it gets only the program paths and its own configuration, and it never
 * asks for a password.
 */
export function gitIn(folder: string): Git {
  const { PATH = '', HOME = '' } = process.env
  return (words, { input = '', env = {} } = {}) =>
    new Promise((resolve, reject) => {
      const program = execFile(
        'git',
        [...fixed, ...words],
        { cwd: folder, env: { PATH, HOME, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...env }, maxBuffer: maximumBytes },
        (error, stdout, stderr) => {
          if (!error) return resolve(stdout)
          const status = typeof error.code === 'number' ? error.code : undefined
          reject(new GitFailed(words, { status, said: stderr || error.message }))
        },
      )
      // Git may end before it has read everything; its status tells whether it failed.
      program.stdin?.on('error', () => {})
      program.stdin?.end(input)
    })
}
