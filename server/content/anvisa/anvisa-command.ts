import { basename } from 'node:path'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { Command } from '#server/content/commands.ts'
import { withImportLock } from '#server/content/sheet/import-lock.ts'
import { replaceFiles } from '#server/content/sheet/replace-files.ts'
import { faultLine } from '#server/content-error.ts'
import { shopFolder } from '#server/folders.ts'
import { planAnvisa, type AnvisaPlan } from './plan-anvisa.ts'

const dryFlags: ReadonlySet<string> = new Set(['--simular', '--dry-run'])

/**
 * `anvisa TABELA.csv [--simular]`: exits with 1 when a number is not in the table or its registration is not in order.
 */
export const lookUpAtAnvisa: Command = ({ flags, words: [table, ...rest] }) =>
  table !== undefined && rest.length === 0 && flags.every((flag) => dryFlags.has(flag))
    ? run(table, { isDry: flags.length > 0, now: new Date() })
    : undefined

async function run(table: string, { isDry, now }: { isDry: boolean; now: Date }): Promise<number> {
  const today = brasiliaDay(now.toISOString())
  const look = () => planAnvisa(shopFolder, { table, today })
  const write = async () => {
    const found = await look()
    await replaceFiles(found.texts)
    return found
  }
  const plan = await (isDry ? look() : withImportLock(shopFolder, write))
  console.log(anvisaText(basename(table), plan))
  if (isDry) console.log('Simulação: nada foi gravado.')
  return plan.findings.length > 0 ? 1 : 0
}

function anvisaText(file: string, { asked, changed, lines, findings }: AnvisaPlan): string {
  const counts = `${file}: ${asked} com número da ANVISA, ${changed.length} com mudança, ${findings.length} a resolver.`
  return [...lines, ...findings.map(faultLine), counts].join('\n')
}
