import { expect, test } from 'vitest'
import { loadOrderBench } from '#bench/order-lists/load.ts'
import { judgeList, listsOf } from './judged-lists.ts'

/** Lists as they arrive, over the real catalogue. What becomes of each line stands beside it in the files. */
const { sources } = await loadOrderBench(process.cwd())

test.each(['arrived.yaml', 'studied.yaml'])('%s: of every line becomes what is expected', async (name) => {
  const judged = (await listsOf(name)).flatMap((list) => judgeList(list, sources))
  expect(judged.length).toBeGreaterThan(60)
  expect(judged.filter(({ verdict }) => verdict !== 'right')).toEqual([])
})
