import { runMain } from '#server/setup-error.ts'
import { runCommand } from './run-command.ts'

await runMain(async () => {
  process.stdout.write(`${await runCommand(process.argv.slice(2), process.env)}\n`)
})
