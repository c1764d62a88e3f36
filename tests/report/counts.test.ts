import * as v from 'valibot'
import { expect, test } from 'vitest'
import { countsOf, reportSchema } from './counts.ts'

const counts = (report: unknown) => countsOf(v.parse(reportSchema, report))

test('tests that failed are named with their file, and so is a file that could not be loaded', () => {
  const result = (status: string) => ({ fullName: `a rule ${status}`, status })
  expect(
    counts({
      testResults: [
        { name: 'domain/a.test.ts', status: 'failed', assertionResults: [result('passed'), result('failed')] },
        { name: 'domain/b.test.ts', status: 'failed', assertionResults: [] },
        { name: 'domain/c.test.ts', status: 'passed', assertionResults: [result('passed'), result('skipped')] },
      ],
    }),
  ).toEqual({ passed: 2, failed: ['domain/a.test.ts: a rule failed', 'domain/b.test.ts'] })
})

test('a journey that passed at a repetition passed; one that failed is named with its size and its blocks', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'phone', status }] })
  expect(
    counts({
      errors: [],
      suites: [
        {
          title: 'cart.spec.ts',
          specs: [spec('opens', 'expected'), spec('closes', 'flaky'), spec('waits', 'skipped')],
          suites: [{ title: 'with the worker', specs: [spec('fails', 'unexpected')] }],
        },
      ],
    }),
  ).toEqual({ passed: 2, failed: ['[phone] cart.spec.ts › with the worker › fails'] })
})

test('that nothing ran is a failure', () => {
  expect(counts({ testResults: [] })).toEqual({ passed: 0, failed: ['nothing ran'] })
  expect(counts({ suites: [], errors: [{ message: 'No server\nat all' }] })).toEqual({
    passed: 0,
    failed: ['No server'],
  })
})
