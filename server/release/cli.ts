import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '#server/environment.ts'
import { buildFolder, releaseFolder } from '#server/folders.ts'
import { runMain, SetupError } from '#server/setup-error.ts'
import { Releases } from './releases.ts'
import { checkFiles, signRelease, verifyRelease } from './signature.ts'
import { removeUnfinished } from './unfinished.ts'

const usage = `Usage: script/release            lists the releases
       script/release back       goes back to the one before
       script/release use ID     uses another
       script/release sign KEY   signs the current one with an SSH key
       script/release verify     checks its files, and with RELEASE_SIGNERS who signed it
The next start serves the chosen one.`

const releases = new Releases(buildFolder)

const commands: Record<string, (id: string) => Promise<string>> = {
  list: async () => {
    const lines = (await releases.list()).map(({ id, since, isCurrent }) =>
      `${isCurrent ? '*' : ' '} ${id}  ${since.slice(0, 16).replace('T', ' ')}`.trimEnd(),
    )
    return lines.join('\n') || 'There is no release yet: script/build'
  },
  back: async () => `Current: ${await releases.back()}. Restart the server to serve it.`,
  use: async (id) => {
    await releases.use(id)
    return `Current: ${id}. Restart the server to serve it.`
  },
  sign: async (key) => {
    if (key === '') throw new SetupError(usage)
    signRelease(await currentFolder(), key)
    return `${await releases.current()} is signed.`
  },
  verify: async () => {
    const folder = await currentFolder()
    const signers = readEnvironment(process.env).RELEASE_SIGNERS
    if (signers) return `${await releases.current()} is whole, and signed by ${verifyRelease(folder, signers)}.`
    checkFiles(folder)
    return `${await releases.current()} is whole. Who signed it is not asked for: RELEASE_SIGNERS is not set.`
  },
  /** For script/build: exits with 1 when a release has to be built. */
  reuse,
  /** For script/build add: exits with 1 when a release has to be built. */
  has: async (id) => {
    await removeUnfinished(buildFolder)
    if (!(await releases.has(id))) process.exitCode = 1
    return ''
  },
  /** For script/build add: makes the finished build's folder a release, without making it current. */
  add: async (id) => {
    await releases.add(releaseFolder(), id)
    return `Release ${id} is ready to be chosen.`
  },
  /** For script/build: makes the finished build's folder the current release. */
  publish: async (id) => {
    await releases.publish(releaseFolder(), id)
    return `Release ${id} is ready.`
  },
}

async function currentFolder(): Promise<string> {
  const id = await releases.current()
  if (id === undefined) throw new SetupError('There is no release yet: script/build')
  return realpathSync(join(buildFolder, 'releases', id))
}

async function reuse(id: string): Promise<string> {
  await removeUnfinished(buildFolder)
  const current = await releases.current()
  if (current !== undefined && (await releases.left()) === id)
    return `The release of these sources, ${id}, was gone back from: ${current} stays. To return: script/release use ${id}`
  if (!(await releases.has(id))) {
    process.exitCode = 1
    return ''
  }
  if (current !== id) await releases.use(id)
  return ''
}

await runMain(async () => {
  const [name = '', id = ''] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new SetupError(usage)
  const said = await command(id)
  if (said) console.log(said)
})
