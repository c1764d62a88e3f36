import { expect, test } from 'vitest'
import { mergeFile } from './record.ts'

const path = 'blog-categories.yaml'
const file = (name: string, description: string, more = '') =>
  `- id: "1"\n  name: ${name}\n  slug: pecas\n  description: ${description}\n  technical: true\n  created_at: 2026-01-01\n${more}`
const base = file('Peças', 'Um')

test('changes of different fields go together, and a comment of the server’s file stays', () => {
  const server = `# do editor\n${file('Peças', 'Dois')}`
  const merged = mergeFile(path, { base, draft: file('Acessórios', 'Um'), server })
  expect(merged).toEqual({ text: `# do editor\n${file('Acessórios', 'Dois')}`, conflicts: [] })
})

test('of a field that both changed the draft’s value is taken, unless the server’s is to stay', () => {
  const sides = { base, draft: file('Acessórios', 'Um'), server: file('Partes', 'Dois') }
  const id = 'assuntos/pecas/name'
  const conflicts = [{ id, label: 'Nome', ownEdit: 'Acessórios', otherEdit: 'Partes' }]
  expect(mergeFile(path, sides)).toEqual({ text: file('Acessórios', 'Dois'), conflicts })
  expect(mergeFile(path, sides, new Set([id]))?.text).toBe(file('Partes', 'Dois'))
})

test('records that one side lacks are no matter of fields, nor is a text that cannot be read', () => {
  const other = file('Outro', 'Três').replace('pecas', 'outro')
  expect(mergeFile(path, { base, draft: base + other, server: file('Partes', 'Um') })).toBeUndefined()
  expect(mergeFile(path, { base, draft: file('A', 'Um'), server: other })).toBeUndefined()
  expect(mergeFile(path, { base, draft: file('A', 'Um'), server: '- [' })).toBeUndefined()
  expect(mergeFile(path, { base, draft: file('A', 'Um'), server: file('&a B', '*a') })).toBeUndefined()
  expect(mergeFile('images/x.svg', { base, draft: 'a', server: 'b' })).toBeUndefined()
})

test('a maker changed on the server keeps its models, of which the draft changes one', () => {
  const makers = (country: string, model: string) =>
    `- key: mindray\n  name: ${country}\n  models:\n    - key: m8\n      name: ${model}\n`
  const merged = mergeFile('equipment-models.yaml', {
    base: makers('Mindray', 'M8'),
    draft: makers('Mindray', 'iMEC 8'),
    server: makers('Mindray Brasil', 'M8'),
  })
  expect(merged?.text).toBe(makers('Mindray Brasil', 'iMEC 8'))
})
