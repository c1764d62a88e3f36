import { runMain } from '#server/setup-error.ts'
import { print } from '#server/terminal.ts'
import { runCommand } from './commands.ts'

await runMain(async () => {
  print(await runCommand(process.argv.slice(2), process.env))
})
