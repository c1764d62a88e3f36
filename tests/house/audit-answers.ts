import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

/*
 * When the registry last answered a question of script/audit, and for which packages:
 * `keep FILE QUESTION` writes down that it answered now, `last FILE QUESTION` prints a sentence about the last answer.
 */

const answersSchema = v.record(v.string(), v.object({ on: v.pipe(v.string(), v.isoDate()), lock: v.string() }))

const [, , act, file = '', question = ''] = process.argv
const answers = existsSync(file) ? v.parse(answersSchema, JSON.parse(readFileSync(file, 'utf8'))) : {}
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex').slice(0, 12)

if (act === 'keep') {
  answers[question] = { on: new Date().toISOString().slice(0, 10), lock }
  writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`)
} else {
  const last = answers[question]
  const packages = last?.lock === lock ? 'the same packages' : 'other packages than today’s'
  console.log(last ? `It answered last on ${last.on}, for ${packages}.` : 'It has not answered yet: ask where it does.')
}
