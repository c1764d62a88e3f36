import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { commitContent, type PublishedCommit } from '#server/publish/commit-content.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'

let root: string
const identity = ['-c', 'user.name=Op', '-c', 'user.email=op@example.com']
const git = (...words: string[]) =>
  execFileSync('git', [...identity, ...words], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const write = (path: string, text: string) => writeFileSync(join(root, path), text)

beforeEach(() => {
  root = scratchFolder()
  mkdirSync(join(root, 'content/products'), { recursive: true })
  write('README.md', 'Loja\n')
  write('content/brand.yaml', 'name: Loja\n')
  write('content/products/velho.yaml', 'name: Velho\n')
})
afterEach(() => rmSync(root, { recursive: true }))

/** What the disk has after a publication, and what is committed of it. */
function published(over: Partial<PublishedCommit> = {}): PublishedCommit {
  write('content/brand.yaml', 'name: Nova\n')
  write('content/products/novo.yaml', 'name: Novo\n')
  rmSync(join(root, 'content/products/velho.yaml'), { force: true })
  return {
    changes: [
      { path: 'brand.yaml', base: 'name: Loja\n', text: 'name: Nova\n' },
      { path: 'products/novo.yaml', base: null, text: 'name: Novo\n' },
      { path: 'products/velho.yaml', base: 'name: Velho\n', text: null },
    ],
    author: 'Ana Souza',
    message: 'Preços\n\nNome: Loja → Nova',
    ...over,
  }
}

function repository(): void {
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Início')
}

test('a publication is a commit of its author, and the folder is clean after it', async () => {
  repository()
  await commitContent(root, published())
  expect(git('log', '-1', '--format=%an|%s|%b').trim()).toBe('Ana Souza|Preços|Nome: Loja → Nova')
  expect(git('show', '--stat=200', '--format=', '--name-status', 'HEAD').trim().split('\n').toSorted()).toEqual([
    'A\tcontent/products/novo.yaml',
    'D\tcontent/products/velho.yaml',
    'M\tcontent/brand.yaml',
  ])
  expect(git('status', '--porcelain')).toBe('')
  await commitContent(root, published())
  expect(git('rev-list', '--count', 'HEAD').trim()).toBe('2')
})

test('the group of the data folder, of which the server is, gets no leave to write the history', async () => {
  repository()
  const umask = process.umask(0o007)
  onTestFinished(() => void process.umask(umask))
  await commitContent(root, published())
  expect(git('rev-list', '--count', 'HEAD').trim()).toBe('2')
  const places = readdirSync(join(root, '.git'), { recursive: true, encoding: 'utf8' })
  expect(places.filter((place) => (statSync(join(root, '.git', place)).mode & 0o020) !== 0)).toEqual([])
})

test('what others changed or staged is neither committed nor lost', async () => {
  repository()
  write('README.md', 'Em obras\n')
  write('content/connectors.yaml', 'em obras\n')
  git('add', 'content/connectors.yaml')
  await commitContent(root, published())
  expect(git('show', 'HEAD:content/brand.yaml')).toBe('name: Nova\n')
  expect(git('status', '--porcelain').trimEnd().split('\n').toSorted()).toEqual([
    ' M README.md',
    'A  content/connectors.yaml',
  ])
})

test('while another command holds the index, the commit waits for it', async () => {
  repository()
  write('.git/index.lock', '')
  const committed = commitContent(root, published())
  await sleep(300)
  rmSync(join(root, '.git/index.lock'))
  await committed
  expect(git('rev-list', '--count', 'HEAD').trim()).toBe('2')
})

test('names and texts are never taken for options or for another line', async () => {
  repository()
  await commitContent(
    root,
    published({ author: '--upload-pack=x <a@b>\nCommitter: y', message: '--amend\n# não é comentário' }),
  )
  expect(git('log', '-1', '--format=%an|%ae|%s|%b').trim()).toBe(
    '--upload-pack=x  a@b  Committer: y|mesa@localhost|--amend|# não é comentário'
      .replace('|# não', ' # não')
      .replace('é comentário', 'é comentário|'),
  )
})

test('no program that the repository names is run', async () => {
  repository()
  const ran = join(root, 'ran')
  const script = join(root, 'hook')
  writeFileSync(script, `#!/bin/sh\ntouch ${ran}\n`, { mode: 0o755 })
  for (const [name, value] of [
    ['core.hooksPath', root],
    ['core.fsmonitor', script],
    ['gpg.program', script],
    ['commit.gpgSign', 'true'],
  ] as const)
    git('config', name, value)
  for (const hook of ['reference-transaction', 'post-commit', 'post-index-change'])
    writeFileSync(join(root, hook), `#!/bin/sh\ntouch ${ran}\n`, { mode: 0o755 })
  await commitContent(root, published())
  expect(() => execFileSync('test', ['-e', ran])).toThrow('Command failed')
})

test('a repository of the content alone, behind a link, and one without a commit have their history too', async () => {
  repository()
  const own = join(root, 'elsewhere')
  mkdirSync(join(own, 'products'), { recursive: true })
  const inOwn = (...words: string[]) => execFileSync('git', [...identity, ...words], { cwd: own, encoding: 'utf8' })
  inOwn('init', '--quiet', '--initial-branch=loja')
  rmSync(join(root, 'content'), { recursive: true })
  symlinkSync('elsewhere', join(root, 'content'))
  await commitContent(root, { ...published({}), changes: [{ path: 'brand.yaml', base: null, text: 'name: Nova\n' }] })
  expect(inOwn('log', '--format=%an %s', 'loja').trim()).toBe('Ana Souza Preços')
  expect(inOwn('ls-tree', '-r', '--name-only', 'HEAD').trim()).toBe('brand.yaml')
  expect(git('rev-list', '--count', 'HEAD').trim()).toBe('1')
})

test('a shop that is not in Git, or is ignored there, is published without', async () => {
  await commitContent(root, published())
  write('.gitignore', 'content\n')
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Início')
  await commitContent(root, published())
  expect(git('rev-list', '--count', 'HEAD').trim()).toBe('1')
})
