import { parseArgs } from 'node:util'
import { readEnvironment } from '../environment.ts'
import { configuredChannels } from '../outbox/channels.ts'
import { SetupError } from '../setup-error.ts'
import { commands } from './commands.ts'
import { openStore } from './open-store.ts'

const usage = [
  'Uso: script/inbox COMANDO',
  ...Object.entries(commands).map(([name, { form, does }]) => `  ${`${name} ${form}`.padEnd(32)}${does}`),
].join('\n')

/**
 * Runs one of the operators' commands on the store that the settings name.
 * In: the words after script/inbox and the environment variables. Out: what to print.
 * Throws a SetupError that says what is wrong with them.
 */
export async function runCommand(words: string[], source: Record<string, string | undefined>): Promise<string> {
  const { values, positionals } = readWords(words)
  const [name = '', argument = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || rest.length > 0) throw new SetupError(usage)
  const environment = readEnvironment(source)
  await command.check?.(argument)
  const store = await openStore(environment, { mayCreate: name === 'restore' && 'even-lost' })
  try {
    const { json = false, open = false } = values
    return await command.run({
      store,
      argument,
      dataDir: environment.DATA_DIR,
      channels: configuredChannels(environment),
      asJson: json,
      onlyOpen: open,
    })
  } finally {
    await store.close()
  }
}

function readWords(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { json: { type: 'boolean' }, open: { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch {
    throw new SetupError(usage)
  }
}
