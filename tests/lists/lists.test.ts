import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readListFile } from '#app/features/order-list/read-list-file.ts'
import { loadOrderBench } from '#bench/order-lists/load.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import { judgedFiles, judgeLines, judgeList, listsOf } from './judged-lists.ts'

/** Lists as they arrive, over the real catalogue. What becomes of each line stands beside it in the files. */
const { sources } = await loadOrderBench(process.cwd())

test.each(judgedFiles)('%s: of every line becomes what is expected', async (name) => {
  const judged = (await listsOf(name)).flatMap((list) => judgeList(list, sources))
  expect(judged.length).toBeGreaterThan(60)
  expect(judged.filter(({ verdict }) => verdict !== 'right')).toEqual([])
})

const filesSchema = v.array(v.object({ file: v.string(), rows: v.record(v.string(), v.string()) }))
const files = v.parse(filesSchema, parse(await readFile(new URL('files.yaml', import.meta.url), 'utf8')))

test.each(files)('$file: every row is read as it is shown', async ({ file, rows }) => {
  const bytes = await readFile(new URL(`files/${file}`, import.meta.url))
  const read = await readListFile(new File([Uint8Array.from(bytes)], file))
  const text = 'text' in read ? read.text : ''
  const lines = text.split('\n').map((line, index) => ({ line, number: index + 1, expected: rows[index + 1] ?? '-' }))
  expect(lines.length).toBeGreaterThanOrEqual(Math.max(...Object.keys(rows).map(Number)))
  expect(judgeLines(file, lines, resolveOrder(text, sources)).filter(({ verdict }) => verdict !== 'right')).toEqual([])
})
