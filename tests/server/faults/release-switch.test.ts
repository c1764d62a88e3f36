import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { manifestFaults } from '#server/release/manifest.ts'
import { Releases } from '#server/release/releases.ts'
import { failingDisk, type Failure } from './failing-disk.ts'
import { histories, historyFolder } from './seeded.ts'

/** Builds, switches and steps back, some of them interrupted at any point: the served release is always complete. */

interface Act {
  what: 'publish' | 'use' | 'back'
  id: string
  /** Days that pass before the act. */
  days: number
  failure: Failure | undefined
}

const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom('publish', 'publish', 'publish', 'use', 'back'),
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  days: fc.constantFrom(0, 8, 8),
  failure: fc.option(
    fc.record({ after: fc.nat({ max: 60 }), part: fc.double({ min: 0, max: 1, noNaN: true }), goesOn: fc.boolean() }),
    { nil: undefined },
  ),
})

/** A folder of releases, and what is done to it. */
class World {
  readonly folder: string
  #days = 0

  constructor(folder: string) {
    this.folder = folder
  }

  releases(failure?: Failure): Releases {
    const clock = () => new Date(Date.UTC(2026, 0, 1) + this.#days * 86_400_000)
    return failure ? new Releases(this.folder, clock, failingDisk(failure)) : new Releases(this.folder, clock)
  }

  /** Out: whether it was carried out. */
  async carryOut({ what, id, days, failure }: Act): Promise<boolean> {
    this.#days += days
    const releases = this.releases(failure)
    try {
      if (what === 'publish') await releases.publish(await this.#built(id), id)
      else if (what === 'use') await releases.use(id)
      else await releases.back()
      return true
    } catch {
      return false
    }
  }

  async #built(id: string): Promise<string> {
    const finished = join(this.folder, `unfinished-0${id}`)
    await rm(finished, { recursive: true, force: true })
    await mkdir(join(finished, 'client/assets'), { recursive: true })
    await writeFile(join(finished, 'client/assets', `app-${id}1234567.js`), id)
    await writeFile(join(finished, 'client/index.html'), id)
    await writeFile(join(finished, 'files.json'), `"${id}"`)
    return finished
  }
}

/** Never half a release: neither the one that is served, nor one that may be chosen. */
async function eachIsWhole({ folder, releases }: { folder: string; releases: Releases }): Promise<void> {
  const current = await releases.current()
  const ids = await readdir(join(folder, 'releases')).catch(() => [])
  if (current !== undefined) expect(ids).toContain(current)
  for (const id of ids)
    if (await releases.has(id)) expect([id, manifestFaults(join(folder, 'releases', id))]).toEqual([id, []])
}

test('a build that drops an old release is cut off at each of its calls in turn: no half of it may be chosen', async () => {
  const publish = (id: string, failure?: Failure): Act => ({ what: 'publish', id, days: 8, failure })
  // Publishing asks the disk some thirty times.
  for (let after = 0; after < 40; after += 1) {
    const world = new World(historyFolder())
    for (const id of ['a', 'b', 'c', 'd']) await world.carryOut(publish(id))
    await world.carryOut(publish('e', { after, part: 0.5, goesOn: false }))
    await eachIsWhole({ folder: world.folder, releases: world.releases() })
    await rm(world.folder, { recursive: true })
  }
})

test('whatever is cut off, what is served or may be chosen is a whole release, and the next build is served', async () => {
  await histories(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 7 }), async (acts) => {
      const world = new World(historyFolder())
      try {
        let wasServed = false
        for (const each of acts) {
          const isDone = await world.carryOut(each)
          const releases = world.releases()
          await eachIsWhole({ folder: world.folder, releases })
          const current = await releases.current()
          if (isDone && each.what === 'publish') expect(current).toBe(each.id)
          // Whatever was served once is never gone again.
          if (wasServed) expect(current).toBeDefined()
          wasServed = current !== undefined
        }
        expect(await world.carryOut({ what: 'publish', id: 'z', days: 0, failure: undefined })).toBe(true)
        expect(await world.releases().current()).toBe('z')
      } finally {
        await rm(world.folder, { recursive: true })
      }
    }),
    { runs: 300 },
  )
}, 600_000)
