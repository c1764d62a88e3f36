import { parseArgs } from 'node:util'
import { readEnvironment } from '../environment.ts'
import { runMain, SetupError } from '../setup-error.ts'
import { commands } from './commands.ts'
import { openStore } from './open-store.ts'

const usage = [
  'Uso: script/inbox COMANDO',
  ...Object.entries(commands).map(([name, { form, does }]) => `  ${`${name} ${form}`.padEnd(32)}${does}`),
].join('\n')

await runMain(async () => {
  const { values, positionals } = readArguments()
  const [name = '', argument = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || rest.length > 0) throw new SetupError(usage)
  const environment = readEnvironment(process.env)
  const store = await openStore(environment, { mayCreate: name === 'restore' })
  try {
    const { json = false, open = false } = values
    const call = { store, argument, dataDir: environment.DATA_DIR, asJson: json, onlyOpen: open }
    process.stdout.write(`${await command.run(call)}\n`)
  } finally {
    await store.close()
  }
})

function readArguments() {
  try {
    return parseArgs({
      options: { json: { type: 'boolean' }, open: { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch {
    throw new SetupError(usage)
  }
}
