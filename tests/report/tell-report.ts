import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { countsOf, reportSchema } from './counts.ts'

/** Prints a report's counts: passed and failed on the first line, then the name of each failed test. */
const [file = ''] = process.argv.slice(2)
const { passed, failed } = countsOf(v.parse(reportSchema, JSON.parse(await readFile(file, 'utf8'))))
console.log([`${passed} ${failed.length}`, ...failed].join('\n'))
