import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import { Previews } from './previews.ts'

// Compiling a shop and starting its thread take half a minute; here it matters only which previews are kept.
vi.mock('#server/content/drafts/lay-draft.ts', () => ({ layDraft: async () => {} }))
vi.mock('#server/content/drafts/check-draft.ts', () => ({ checkDraft: async () => ({ faults: undefined }) }))
vi.mock('./compile-draft.ts', () => ({
  compileDraft: async (_laid: string, folder: string) => writeFileSync(join(folder, 'site.json'), '{"colours":{}}'),
}))
vi.mock('#server/render/render-thread.ts', () => ({
  RenderThread: { open: async () => ({ render: async () => new Response(), stop: async () => {} }) },
}))

const draft = (id: number): Draft => ({
  id,
  name: `Rascunho ${id}`,
  ownerId: null,
  owner: 'Ana',
  state: 'open',
  createdAt: '',
  updatedAt: '',
  schedule: undefined,
  fileCount: 0,
  version: 1,
  files: [],
  history: [],
})

test('of three drafts the one that nobody looks at is dropped, with its files', async () => {
  const root = mkdtempSync(join(tmpdir(), 'previews-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'build/release'), { recursive: true })
  symlinkSync('release', join(root, 'build/current'))
  const previews = new Previews({ root, buildFolder: join(root, 'build'), settings: readEnvironment({}) })
  for (const id of [1, 2]) await previews.make(draft(id))
  const second = previews.of(2)
  expect(existsSync(join(second?.publicFolder ?? '', '../site.json'))).toBe(true)
  expect(previews.of(1)?.draftName).toBe('Rascunho 1')
  await previews.make(draft(3))
  expect([1, 2, 3].map((id) => previews.of(id)?.draftId)).toEqual([1, undefined, 3])
  expect(existsSync(join(second?.publicFolder ?? '', '..'))).toBe(false)
  await previews.stop()
  expect(previews.of(1)).toBeUndefined()
})
