import type { Command } from '#server/content/commands.ts'
import { shopFolder } from '#server/folders.ts'
import { importFolder, type FileOutcome } from './import-folder.ts'

const defaultQuiet = 60
const headings: Readonly<Record<FileOutcome['outcome'], string>> = {
  imported: 'importada',
  refused: 'recusada',
  waiting: 'esperando',
  'no-sheet': 'aviso',
}

/** `import-folder PASTA [--quieto=SEGUNDOS]`: exits with 1 when a sheet was refused. */
export const importFolderCommand: Command = ({ flags, words: [folder, ...rest] }) => {
  const [flag = `--quieto=${defaultQuiet}`, ...more] = flags
  const [, seconds] = /^--quieto=(\d{1,5})$/.exec(flag) ?? []
  if (folder === undefined || rest.length + more.length > 0 || seconds === undefined) return undefined
  return run(folder, Number(seconds))
}

async function run(folder: string, quietSeconds: number): Promise<number> {
  const outcomes = await importFolder(shopFolder, folder, { quietSeconds, now: () => new Date() })
  for (const { name, outcome, text } of outcomes) console.log(`${headings[outcome]} ${name}\n${indented(text)}`)
  const count = (outcome: FileOutcome['outcome']) => outcomes.filter((one) => one.outcome === outcome).length
  console.log(
    `${folder}: importadas ${count('imported')}, recusadas ${count('refused')}, esperando ${count('waiting')}.`,
  )
  return count('refused') > 0 ? 1 : 0
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}
