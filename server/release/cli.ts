import { buildFolder, releaseFolder } from '#server/folders.ts'
import { runMain, SetupError } from '#server/setup-error.ts'
import { Releases } from './releases.ts'
import { removeUnfinished } from './unfinished.ts'

const usage = `Usage: script/release            lists the releases
       script/release back       goes back to the one before
       script/release use ID     uses another
The next start serves the chosen one.`

const releases = new Releases(buildFolder)

const commands: Record<string, (id: string) => Promise<string>> = {
  list: async () => {
    const lines = (await releases.list()).map(
      ({ id, since, isCurrent }) => `${isCurrent ? '*' : ' '} ${id}  ${since.slice(0, 16).replace('T', ' ')}`,
    )
    return lines.join('\n') || 'There is no release yet: script/build'
  },
  back: async () => `Current: ${await releases.back()}. Restart the server to serve it.`,
  use: async (id) => {
    await releases.use(id)
    return `Current: ${id}. Restart the server to serve it.`
  },
  /** For script/build: ends with status 1 when a release has to be built. */
  reuse,
  /** For script/build: the folder of the finished build becomes a release. */
  publish: async (id) => {
    await releases.publish(releaseFolder(), id)
    return `Release ${id} is ready.`
  },
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
