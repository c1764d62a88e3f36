import { customerMessages, judgeMessage, type Verdict } from '#tests/messages/judged-messages.ts'
import { loadOrderBench } from './load.ts'

/** Prints what the desk makes of the customers' messages in tests/messages: `node bench/order-lists/messages.ts`. */
const reader = await loadOrderBench(process.cwd())
const judged = (await customerMessages()).flatMap((message) => judgeMessage(message, reader))
const count = (wanted: Verdict) => judged.filter(({ verdict }) => verdict === wanted).length
for (const { verdict, message, says, read } of judged)
  if (process.argv.includes('--all') || (verdict !== 'right' && verdict !== 'asked'))
    console.log(
      `${verdict.padEnd(6)} ${message.slice(0, 34).padEnd(34)} ${says.slice(0, 32).padEnd(32)} ${read.slice(0, 110)}`,
    )
console.log(
  `${judged.length} lines: ${count('right')} right, ${count('asked')} asked with the right one offered, ${count('open')} open, ${count('missed')} missed, ${count('wrong')} wrong`,
)
