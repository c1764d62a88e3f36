import { amount, isSmoke } from '#bench/amount.ts'
import { measure, medianOf, type Measured } from './measure.ts'
import { pageTables, writeSection, type Row } from './report.ts'
import { withSite } from './running-site.ts'
import { templates } from './templates.ts'

/**
 * Measures one page of each template and writes bench/README.md. Arguments: names of templates, to measure only those
 * without writing.
 */

const runs = amount(3, 1)
const only = isSmoke ? ['About'] : process.argv.slice(2)
const chosen = templates.filter(([name]) => only.length === 0 || only.includes(name))
if (chosen.length === 0)
  throw new Error(`no such template: ${only.join(', ')}; expected ${templates.map(([name]) => name).join(', ')}`)

await withSite(async (address) => {
  const rows: Row[] = []
  for (const [name, path] of chosen) {
    const results: Measured[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(address + path))
    rows.push([name, medianOf(results)])
    console.error(`${name} measured`)
  }
  const section = pageTables(rows, runs)
  if (only.length === 0) await writeSection(section)
  console.log(section)
})
