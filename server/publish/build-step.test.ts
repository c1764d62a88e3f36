import { expect, test, vi } from 'vitest'
import { Progress } from '#server/build/progress.ts'
import { buildStepOf } from './build-step.ts'

test('what the build says of its progress is read', () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(6000)
  const progress = new Progress('Pages', 2062)
  for (let page = 0; page < 1031; page += 1) progress.done()
  vi.restoreAllMocks()
  expect(lines).toHaveLength(1)
  expect(lines.map(buildStepOf)).toEqual([{ name: 'pages', done: 1, all: 2062, secondsLeft: 12_366 }])
})

test('steps begin where the build says so, and other lines say nothing', () => {
  expect(buildStepOf('Building release 0c2bf01f347a …')?.name).toBe('content')
  expect(buildStepOf('Compiled 996 products, 14 categories, 35 articles.')?.name).toBe('pages')
  expect(buildStepOf('Packed 7429 files.')).toBeUndefined()
})
