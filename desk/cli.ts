import { runMain } from '#server/setup-error.ts'
import { print } from '#server/terminal.ts'
import { runDeskCommand } from './run-command.ts'

await runMain(async () => {
  print(await runDeskCommand(process.argv.slice(2), process.env))
})
