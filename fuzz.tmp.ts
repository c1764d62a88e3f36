import fc from 'fast-check'
import { badRequest, faultOf } from './tests/server/bad-requests.ts'
import { sendRaw } from './tests/server/raw-http.ts'
const port = Number(process.argv[2]); const n = Number(process.argv[3])
const all = fc.sample(badRequest, { numRuns: n, seed: 7 })
const tally: Record<string, number> = {}
let i = 0
const t = performance.now()
await Promise.all(Array.from({length: 40}, async () => { while (i < all.length) { const b = all[i++]!; const a = await sendRaw(port, b); tally[String(a.status)] = (tally[String(a.status)] ?? 0) + 1; const f = faultOf(a, b); if (f) console.log(f, JSON.stringify(b.subarray(0,300).toString('latin1')), a.text.slice(0,300)); if (a.status===undefined && process.env.SHOW) console.log('NONE', JSON.stringify(b.subarray(0,200).toString('latin1'))) } }))
console.log(tally, Math.round(performance.now()-t))
