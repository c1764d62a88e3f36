import { runMain } from '#server/setup-error.ts'
import { runDeskCommand } from './run-command.ts'

await runMain(async () => {
  process.stdout.write(`${await runDeskCommand(process.argv.slice(2), process.env)}\n`)
})
