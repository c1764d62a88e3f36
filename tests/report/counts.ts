import { relative } from 'node:path'
import * as v from 'valibot'

const testFile = v.object({
  name: v.string(),
  status: v.string(),
  assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
})

/** Journeys of one file, or of a block within it. */
interface Block {
  title: string
  specs?: { title: string; tests: { projectName: string; status: string }[] }[] | undefined
  suites?: Block[] | undefined
}
const block: v.GenericSchema<Block> = v.object({
  title: v.string(),
  specs: v.optional(
    v.array(
      v.object({
        title: v.string(),
        tests: v.array(v.object({ projectName: v.string(), status: v.string() })),
      }),
    ),
  ),
  suites: v.optional(v.array(v.lazy(() => block))),
})

/** The parts that are read of a report by Vitest or Playwright. */
export const reportSchema = v.union([
  v.object({ testResults: v.array(testFile) }),
  v.object({ suites: v.array(block), errors: v.array(v.object({ message: v.optional(v.string(), '') })) }),
])
type Report = v.InferOutput<typeof reportSchema>

/** The number of passed tests and the names of failed ones; a report without tests is a failure. */
export interface Counts {
  passed: number
  failed: string[]
}

export function countsOf(report: Report): Counts {
  const { passed, failed } = 'testResults' in report ? ofVitest(report.testResults) : ofPlaywright(report)
  return { passed, failed: passed + failed.length === 0 ? ['nothing ran'] : failed }
}

function ofVitest(files: v.InferOutput<typeof testFile>[]): Counts {
  const failed = files.flatMap(({ name, status, assertionResults }) => {
    const names = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => `${relative('.', name)}: ${fullName}`)
    // A file that could not be loaded, or whose hooks failed, has no failed test.
    return status === 'failed' && names.length === 0 ? [relative('.', name)] : names
  })
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  return { passed: tests.filter(({ status }) => status === 'passed').length, failed }
}

function ofPlaywright({ suites, errors }: { suites: Block[]; errors: { message: string }[] }): Counts {
  const runs = suites.flatMap((suite) => runsOf(suite, []))
  return {
    // 'flaky': a retry passed.
    passed: runs.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: [
      ...runs.filter(({ status }) => status === 'unexpected').map(({ name }) => name),
      ...errors.map(({ message }) => message.split('\n', 1)[0] ?? ''),
    ],
  }
}

function runsOf({ title, specs = [], suites = [] }: Block, above: string[]): { name: string; status: string }[] {
  const path = [...above, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status }) => ({
        name: `[${projectName}] ${[...path, spec.title].join(' › ')}`,
        status,
      })),
    ),
    ...suites.flatMap((suite) => runsOf(suite, path)),
  ]
}
