import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { faultsAfter, killedWhilePublishing } from '#tests/server/support/desk/publishing-rounds.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'

const rounds = [0, 40, 150]

test('a desk that is killed while it saves, publishes and goes back loses nothing and leaves nothing by halves', async () => {
  const root = scratchFolder()
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'data'))
  const round = { root, settings: { DATA_DIR: join(root, 'data') } }
  for (const milliseconds of rounds) {
    const last = await killedWhilePublishing({ ...round, first: 1 + milliseconds * 1000, milliseconds })
    expect(await faultsAfter(round, last)).toEqual([])
  }
}, 120_000)
