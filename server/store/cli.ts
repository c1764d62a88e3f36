import { runMain } from '#server/setup-error.ts'
import { runCommand } from './commands.ts'

await runMain(async () => {
  process.stdout.write(`${await runCommand(process.argv.slice(2), process.env)}\n`)
})
