import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bytesOfText } from '#server/content/drafts/file-text.ts'
import type { FileChange } from '#server/content/drafts/swap-file.ts'
import { gitIn, GitFailed, type Git } from './git.ts'

/** What was published, and by whom. */
export interface PublishedChange {
  changes: readonly FileChange[]
  /** The person's name. */
  author: string
  message: string
}

/** Commits published changes to the shop's Git history. In: the shop's folder. */
export type Commit = (root: string, published: PublishedChange) => Promise<void>

/** How often a commit is tried when others commit at the same time. */
const attempts = 20
const noCommit = '0'.repeat(40)

/**
 * Commits the published files to the checked-out branch, if `content/` is in Git; otherwise does nothing. The commit is
 * made from the branch's last commit in a separate index: other changes and staged files are neither committed nor
 * lost, and the branch moves only if it still points at that commit. Throws GitFailed.
 */
export const commitContent: Commit = async (root, published) => {
  const git = gitIn(await realpath(join(root, 'content')))
  const prefix = await prefixIn(git)
  if (prefix === undefined) return
  const branch = (await git(['rev-parse', '--symbolic-full-name', 'HEAD']).catch(unborn(git))).trim()
  const entries = await entriesOf(git, published.changes, prefix)
  for (let attempt = 1; ; attempt += 1) {
    const parent = await parentOf(git)
    const commit = await commitOn(git, parent, { entries, published })
    if (commit === undefined) return
    try {
      await git(['update-ref', '-m', 'mesa: publicar', branch, commit, parent ?? noCommit])
      await renewIndex(git, { parent, entries })
      return
    } catch (error) {
      if (!(error instanceof GitFailed) || attempt === attempts) throw error
    }
  }
}

/**
 * The path of the content in its repository ('content/', or '' where it is the whole repository); undefined where it is
 * not in Git.
 */
async function prefixIn(git: Git): Promise<string | undefined> {
  try {
    const prefix = (await git(['rev-parse', '--show-prefix'])).replace(/\n$/, '')
    if (prefix === '') return prefix
    const isIgnored = await git(['-C', await topOf(git), 'check-ignore', '--quiet', '--', prefix]).then(
      () => true,
      () => false,
    )
    return isIgnored ? undefined : prefix
  } catch (error) {
    // There is no repository, or no Git.
    if (error instanceof GitFailed) return undefined
    throw error
  }
}

/** The top folder of the repository. */
async function topOf(git: Git): Promise<string> {
  return (await git(['rev-parse', '--show-toplevel'])).replace(/\n$/, '')
}

/** Resolves to the name of a branch that has no commit yet. */
function unborn(git: Git): () => Promise<string> {
  return () => git(['symbolic-ref', 'HEAD'])
}

async function parentOf(git: Git): Promise<string | undefined> {
  return git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']).then(
    (said) => said.trim(),
    () => undefined,
  )
}

/** An entry of a Git index; mode '0' means no file. */
interface Entry {
  mode: string
  blob: string
  path: string
}

async function entriesOf(git: Git, changes: readonly FileChange[], prefix: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const { path, text } of changes) {
    const file = prefix + path
    if (text === null) entries.push({ mode: '0', blob: noCommit, path: file })
    else {
      const blob = await git(['hash-object', '-w', '--stdin'], { input: bytesOfText(path, text) })
      entries.push({ mode: '100644', blob: blob.trim(), path: file })
    }
  }
  return entries
}

/** Creates a commit on top of another one. Out: its id, or undefined when nothing would change. */
async function commitOn(
  git: Git,
  parent: string | undefined,
  { entries, published }: { entries: readonly Entry[]; published: PublishedChange },
): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'publicar-'))
  const env = { GIT_INDEX_FILE: join(folder, 'index') }
  try {
    await git(parent === undefined ? ['read-tree', '--empty'] : ['read-tree', parent], { env })
    await git(['update-index', '-z', '--index-info'], { env, input: indexInfo(entries) })
    const tree = (await git(['write-tree'], { env })).trim()
    if (parent !== undefined && tree === (await git(['rev-parse', `${parent}^{tree}`])).trim()) return undefined
    const upon = parent === undefined ? [] : ['-p', parent]
    const made = await git(['commit-tree', tree, ...upon, '-F', '-'], {
      env: { ...env, ...signed(published.author) },
      input: published.message,
    })
    return made.trim()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Updates the working folder's own index for the published files, except those that somebody has staged differently.
 */
async function renewIndex(
  git: Git,
  { parent, entries }: { parent: string | undefined; entries: readonly Entry[] },
): Promise<void> {
  const paths = entries.map(({ path }) => path)
  const top = ['--literal-pathspecs', '-C', await topOf(git)]
  const staged = blobsOf(await git([...top, 'ls-files', '--stage', '-z', '--', ...paths]), /^\d+ (\w+) \d\t(.*)$/s)
  const before =
    parent === undefined
      ? new Map<string, string>()
      : blobsOf(await git([...top, 'ls-tree', '-z', parent, '--', ...paths]), /^\d+ \w+ (\w+)\t(.*)$/s)
  const own = entries.filter(({ path }) => staged.get(path) === before.get(path))
  if (own.length > 0) await git(['update-index', '-z', '--index-info'], { input: indexInfo(own) })
}

function blobsOf(listed: string, form: RegExp): Map<string, string> {
  return new Map(
    listed.split('\0').flatMap((line): [string, string][] => {
      const [, blob, path] = form.exec(line) ?? []
      return blob === undefined || path === undefined ? [] : [[path, blob]]
    }),
  )
}

function indexInfo(entries: readonly Entry[]): string {
  return entries.map(({ mode, blob, path }) => `${mode} ${blob}\t${path}\0`).join('')
}

function signed(author: string): Record<string, string> {
  // oxlint-disable-next-line no-control-regex -- a name with them would break Git's header of the commit
  const name = author.replaceAll(/[<>\u0000-\u001F\u007F]/g, ' ').trim() || 'Mesa'
  const email = 'mesa@localhost'
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  }
}
