import { basename, dirname, join } from 'node:path'
import type { CommandCall, Command } from '#server/inbox/command.ts'
import { carryLedger, ledgerIn, withoutDeleted } from '#server/inbox/deletion/ledger.ts'
import { countText, numbered } from '#server/inbox/print.ts'
import { fillFrom, packCopy, readCopy, unpackCopy, writeCopy } from './backup.ts'
import { pruneCopies } from './prune.ts'
import { seal } from './seal.ts'
import { noteVerified } from './verified.ts'
import { verifyRestore } from './verify.ts'

/** The commands that make and restore copies of the inbox (docs/operations.md 'Copies'). */
export const copyCommands: Record<string, Command> = {
  backup: {
    form: '[ARQUIVO] [--verify] [--to PASTA] [--keep N] [--days DIAS]',
    does: 'grava uma cópia de tudo, com o servidor no ar',
    isAudited: true,
    run: backup,
  },
  'verify-copy': {
    form: 'ARQUIVO',
    does: 'restaura uma cópia em um lugar provisório e a compara',
    check: (file, { identityFile }) => readCopy(file, identityFile),
    run: async ({ argument, copies }) => {
      const rows = await readCopy(argument, copies.identityFile)
      await verifyRestore(rows, argument)
      return `${argument}: conferida, ${countText(rows)}`
    },
  },
  restore: {
    form: 'ARQUIVO',
    does: 'confere uma cópia e a carrega em uma caixa vazia',
    isAudited: true,
    check: (file, { identityFile }) => readCopy(file, identityFile),
    run: async ({ store, argument, dataDir, copies }) => {
      const copy = await readCopy(argument, copies.identityFile)
      const [beside, own] = [ledgerIn(dirname(argument)), ledgerOf(dataDir)]
      const { rows, deleted } = await withoutDeleted(copy, beside, own)
      // The ledger beside the copy is put into the data folder, unless that has its own: the next copies go there.
      // Older copies may still contain what the ledger names.
      await carryLedger(beside, own, { replaces: false })
      await fillFrom(argument, rows, store.archive)
      const again =
        deleted === 0 ? '' : ` (${numbered(deleted, 'já apagada continua apagada', 'já apagadas continuam apagadas')})`
      return `Restaurado: ${countText(rows)}${again}`
    },
  },
}

const ledgerOf = (dataDir: string) => ledgerIn(join(dataDir, 'backups'))

async function backup({ store, argument, dataDir, copies }: CommandCall): Promise<string> {
  const made = new Date().toISOString()
  const name = `inbox-${made.replaceAll(/[:.]/g, '-')}.gz${copies.recipient === undefined ? '' : '.age'}`
  const file = argument || join(dataDir, 'backups', name)
  const rows = await store.archive.read()
  const plain = await packCopy(rows)
  if (copies.isVerified) await verifyRestore(await unpackCopy(plain, file), file)
  const packed = copies.recipient === undefined ? plain : await seal(plain, copies.recipient)
  await writeCopy(file, packed)
  const folders = [dirname(file)]
  if (copies.to !== undefined) {
    await writeCopy(join(copies.to, basename(file)), packed)
    await carryLedger(ledgerOf(dataDir), ledgerIn(copies.to), { replaces: true })
    folders.push(copies.to)
  }
  if (copies.isVerified) await noteVerified(dataDir, made)
  let pruned = 0
  if (copies.keep !== undefined || copies.days !== undefined)
    for (const folder of folders) pruned += await pruneCopies(folder, copies)
  const notes = [
    copies.isVerified && 'conferida',
    pruned > 0 && numbered(pruned, 'cópia antiga apagada', 'cópias antigas apagadas'),
  ].filter(Boolean)
  return [`${file}: ${countText(rows)}`, ...notes].join('; ')
}
