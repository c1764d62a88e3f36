import { execFile } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FileChange } from '#server/content/drafts/change-files.ts'

export type PublishedCommit = { changes: readonly FileChange[]; author: string; message: string }

/** The number of times that a commit is tried while another Git command holds the index. */
const attempts = 10
const pauseMilliseconds = 200

/** Commits the published files alone to the checked-out branch, if `content/` is in Git. Throws GitFailed. */
export async function commitContent(root: string, { changes, author, message }: PublishedCommit): Promise<void> {
  const git = gitIn(await realpath(join(root, 'content')))
  if (!(await isInGit(git))) return
  for (let attempt = 1; ; attempt += 1) {
    try {
      const paths = await uncommittedPaths(git, changes)
      if (paths.length === 0) return
      await git(['add', '--all', '--', ...paths])
      const options = ['--quiet', '--only', '--cleanup=verbatim', '--file=-']
      await git(['commit', ...options, '--', ...paths], { input: message, env: authorEnv(author) })
      return
    } catch (error) {
      const isLocked = error instanceof GitFailed && error.message.includes('.lock')
      if (!isLocked || attempt === attempts) throw error
      await sleep(pauseMilliseconds)
    }
  }
}

async function uncommittedPaths(git: Git, changes: readonly FileChange[]): Promise<string[]> {
  const paths = changes.map(({ path }) => path)
  const options = ['--porcelain', '--no-renames', '--untracked-files=all', '-z']
  const statusOutput = await git(['status', ...options, '--', ...paths])
  const prefix = (await git(['rev-parse', '--show-prefix'])).replace(/\n$/, '')
  const changed = new Set(statusOutput.split('\0').map((line) => line.slice('XY '.length + prefix.length)))
  return paths.filter((path) => changed.has(path))
}

/** Whether the folder is part of a repository that does not ignore it. */
async function isInGit(git: Git): Promise<boolean> {
  try {
    await git(['rev-parse', '--is-inside-work-tree'])
  } catch (error) {
    // The error says that there is no repository, or no Git.
    if (error instanceof GitFailed) return false
    throw error
  }
  return git(['check-ignore', '--quiet', '--', 'brand.yaml']).then(
    () => false,
    () => true,
  )
}

function authorEnv(author: string): Record<string, string> {
  // oxlint-disable-next-line no-control-regex -- a name with them would break Git's header of the commit
  const name = author.replaceAll(/[<>\u0000-\u001F\u007F]/g, ' ').trim() || 'Mesa'
  const email = 'mesa@localhost'
  return { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email }
}

/** The error for a Git command that cannot run, or ends with a status other than 0. */
class GitFailed extends Error {
  override readonly name = 'GitFailed'
}

/** Runs a Git command. Texts from people are input or in `env`, or stand after `--`, so that none is an option. */
type Git = (args: readonly string[], options?: { input?: string; env?: Record<string, string> }) => Promise<string>

/** Settings by which Git takes paths literally, and runs nothing of the repository and nothing in the background. */
const safeSettings =
  'core.hooksPath=/dev/null core.fsmonitor=false commit.gpgSign=false maintenance.auto=false gc.auto=0'
const safeOptions = ['--literal-pathspecs', ...safeSettings.split(' ').flatMap((setting) => ['-c', setting])]

/** Git in a folder. It gets only the program paths and its own configuration, and never asks for a password. */
function gitIn(folder: string): Git {
  const { PATH = '', HOME = '' } = process.env
  return (args, { input = '', env = {} } = {}) =>
    new Promise((resolve, reject) => {
      const program = groupMayRead(() =>
        execFile(
          'git',
          [...safeOptions, ...args],
          { cwd: folder, env: { PATH, HOME, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...env } },
          (error, stdout, stderr) => {
            if (!error) return resolve(stdout)
            reject(new GitFailed(`git ${args[0] ?? ''}: ${stderr.trim() || error.message}`))
          },
        ),
      )
      // Git may end before it has read everything; its status tells whether it failed.
      program.stdin?.on('error', () => {})
      program.stdin?.end(input)
    })
}

/** Starts a program whose files the group may read, not write, unlike this process's files in the data folder. */
function groupMayRead<Program>(start: () => Program): Program {
  const umask = process.umask(0o022)
  try {
    process.umask(umask | 0o022)
    return start()
  } finally {
    process.umask(umask)
  }
}
