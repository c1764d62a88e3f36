import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { amount } from '#bench/amount.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { spawnServer } from '#tests/server/support/spawned-server.ts'
import { underFault } from './fault.ts'
import { report } from './verdict.ts'

/**
 * A full disk, a read-only folder and a store that someone else locks, each while writers post. Needs root, for mount
 * and chattr.
 */
export async function run(): Promise<void> {
  await onFullDisk()
  await inReadOnlyFolder()
  await whileLocked()
}

async function onFullDisk(): Promise<void> {
  const disk = scratchFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk])
  try {
    const ballast = join(disk, 'ballast')
    writeFileSync(ballast, Buffer.alloc(8 * 1024 * 1024))
    await underFault('disk full', join(disk, 'data'), {
      // The writers fill what the ballast leaves.
      begin: () => sleep(amount(6000, 2500)),
      end: () => rmSync(ballast),
    })
  } finally {
    // Unmounts lazily, because a server that was cut off may still be ending.
    execFileSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true })
  }
}

/**
 * Makes the files immutable, which is the same for their writer: a disk with open files cannot be remounted read-only.
 */
async function inReadOnlyFolder(): Promise<void> {
  const dataDir = scratchFolder()
  const paths = [dataDir, join(dataDir, 'inbox.sqlite'), join(dataDir, 'inbox.sqlite-wal')]
  const mark = (flag: '+i' | '-i') => execFileSync('chattr', [flag, ...paths])
  try {
    await underFault('read-only folder', dataDir, {
      begin: async () => {
        await sleep(1000)
        mark('+i')
        await sleep(amount(3000, 500))
      },
      end: () => void mark('-i'),
    })
    execFileSync('chattr', ['+i', ...paths.slice(0, 2)])
    const outcome = await refusalToStart(dataDir)
    report('read-only folder: a start is refused naming DATA_DIR', String(outcome.includes('DATA_DIR: ')), 'true')
    console.log(`  ${outcome}`)
  } finally {
    execFileSync('chattr', ['-R', '-i', dataDir])
    rmSync(dataDir, { recursive: true })
  }
}

async function refusalToStart(dataDir: string): Promise<string> {
  try {
    const server = await spawnServer({ settings: { DATA_DIR: dataDir } })
    await server.end('SIGKILL')
    return 'it started'
  } catch (error) {
    return String(error).trim()
  }
}

async function whileLocked(): Promise<void> {
  const dataDir = scratchFolder()
  let holder: DatabaseSync | undefined
  await underFault('locked for 8 s', dataDir, {
    begin: async () => {
      await sleep(1000)
      holder = new DatabaseSync(join(dataDir, 'inbox.sqlite'))
      holder.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE')
      await sleep(amount(8000, 1000))
    },
    end: () => holder?.close(),
  })
  rmSync(dataDir, { recursive: true })
}
