import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SearchAdvice } from '#domain/list/smart-find.ts'
import type { UnderstoodPart } from '#domain/search/search-answer.ts'
import { useListControl } from '#tests/components/list-control.ts'
import { show } from '#tests/components/shown.tsx'
import { QueryParts } from './search-notes.tsx'

const cable: UnderstoodPart = { kind: 'type', label: 'Cabos de ECG', words: ['cabo', 'ecg'] }
const ways: UnderstoodPart = { kind: 'measure', label: '5 vias', words: ['5', 'vias'] }

/** The line over a list that does what it is asked. In: what the search read, in each of its texts. */
function Line({ text, read }: { text: string; read: (search: string) => Partial<SearchAdvice> }) {
  const list = useListControl(text, () => ({}))
  const advice: SearchAdvice = {
    kind: 'text',
    understood: { words: [], unknown: [], isMachine: false, parts: [] },
    similarCodes: [],
    nearTypes: [],
    mentionedCodes: [],
    codeCount: 0,
    droppedWords: [],
    machines: [],
    ...read(list.query.search),
  }
  return (
    <>
      <QueryParts list={list} advice={advice} />
      <output aria-label="Busca">{list.query.search}</output>
    </>
  )
}

const understood = (parts: UnderstoodPart[]) => ({ understood: { words: [], unknown: [], isMachine: false, parts } })
const line = page.getByRole('group', { name: 'Entendemos como' })

test('a part that was read is taken away by a press, and the focus stays on the line', async () => {
  const read = (search: string) => understood(search.includes('vias') ? [cable, ways] : [cable])
  show(<Line text="cabo ecg 5 vias" read={read} />)
  await page.getByRole('link', { name: 'Remover Medida: 5 vias' }).click()
  await expect.element(page.getByRole('status', { name: 'Busca' })).toHaveTextContent('cabo ecg')
  await expect.element(line).toHaveFocus()
  // The only part left is the whole search, so it is shown without a link that removes it.
  await expect.element(line.getByText('Cabos de ECG')).toBeVisible()
  expect(line.getByRole('link', { name: /^Remover/ }).elements()).toEqual([])
})

test('two labels of one code are told once', async () => {
  const worn = (written: string) => ({ written, code: 'CEL08', readAs: 'CEL08' })
  show(<Line text="CEL O8, CELO8" read={() => ({ kind: 'code', mentionedCodes: [worn('CEL O8'), worn('CELO8')] })} />)
  await expect.element(line).toBeVisible()
  expect(line.element().textContent).toBe('Entendemos como:CEL08Não era isso?')
})

test('what was not meant opens the message with the text in it; a model leads to its parts', async () => {
  show(<Line text="cabo ecg imec" read={() => ({ ...understood([cable]), model: 'iMEC 10' })} />)
  const href = (name: string) =>
    decodeURIComponent(line.getByRole('link', { name }).element().getAttribute('href') ?? '')
  await expect.element(line).toBeVisible()
  expect(href('Não era isso?')).toContain('cabo ecg imec')
  expect(href('Todas as peças para o iMEC 10')).toBe('/compatibilidade?modelo=iMEC 10')
})

test('a search of which nothing was read has no line', async () => {
  show(<Line text="xyz" read={() => ({})} />)
  await expect.element(page.getByRole('status', { name: 'Busca' })).toHaveTextContent('xyz')
  await expect.element(line).not.toBeInTheDocument()
})
