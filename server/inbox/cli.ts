import { readEnvironment } from '../environment.ts'
import { openSqliteInbox } from './sqlite-inbox.ts'

const usage = `Usage: script/inbox contacts [--json] | reviews [--json]`

const [table, format] = process.argv.slice(2)
if ((table !== 'contacts' && table !== 'reviews') || (format !== undefined && format !== '--json')) {
  console.error(usage)
  process.exit(2)
}

const inbox = openSqliteInbox(readEnvironment(process.env).DATA_DIR)
const rows = await inbox[table]()
if (format === '--json') console.log(JSON.stringify(rows, null, 2))
else if (rows.length === 0) console.log('Nada na caixa de entrada.')
else console.table(rows)
await inbox.close()
