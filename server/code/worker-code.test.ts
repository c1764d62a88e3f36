import { expect, test } from 'vitest'
import { compiledScript } from './worker-code.ts'

test('the worker is one script that needs no module', async () => {
  expect(await compiledScript('app/browser/service-worker.ts')).not.toMatch(/\b(?:import|export)\b/)
})
