import { judgedFiles, judgeList, listsOf, type Verdict } from '#tests/lists/judged-lists.ts'
import { loadOrderBench } from './load.ts'

/** Judges the lists in tests/lists, all or the named ones: `node bench/order-lists/arrived.ts studied.yaml`. */
const { sources } = await loadOrderBench(process.cwd())
const named = process.argv.slice(2)
for (const name of named.length > 0 ? named : judgedFiles) {
  const judged = (await listsOf(name)).flatMap((list) => judgeList(list, sources))
  const count = (wanted: Verdict) => judged.filter(({ verdict }) => verdict === wanted).length
  for (const { list, line, expected, verdict, read } of judged)
    if (verdict !== 'right')
      console.log(
        `${verdict.padEnd(8)} ${list.slice(0, 12).padEnd(12)} ${JSON.stringify(line).slice(0, 66).padEnd(66)} ${expected.padEnd(32)} ${read}`,
      )
  console.log(
    `${name}: ${judged.length} lines, ${count('right')} right, ${count('wrong')} wrong, ${count('lost')} lost, ${count('needless')} needless, ${count('other')} other`,
  )
}
