import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeWorkerCode } from './worker-code.ts'

test('the worker is one script that needs no module', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await writeWorkerCode(join(folder, 'worker.js'))
  expect(readdirSync(folder)).toEqual(['worker.js'])
  expect(readFileSync(join(folder, 'worker.js'), 'utf8')).not.toMatch(/\b(?:import|export)\b/)
})
