import { join } from 'node:path'
import * as v from 'valibot'
import { ledgerIn, writeRevocation } from '#server/inbox/deletion/ledger.ts'
import { proposalLinkSchema } from '#server/inbox/proposal-rows.ts'
import { parseRows } from '#server/inbox/rows.ts'
import type { SqlStore } from '#server/inbox/sql/dialect.ts'
import type { Proposals } from './proposals.ts'

const hashSchema = v.pick(proposalLinkSchema, ['key_hash'])

/** Proposals whose revoked links stay revoked when an older copy is restored. In: the data folder with the copies. */
export function revokeForGood({ dialect, statements }: SqlStore, dataDir: string, proposals: Proposals): Proposals {
  const text = `SELECT key_hash FROM ${dialect.tables.proposal_links} WHERE id = $1 AND proposal_id = $2`
  return {
    ...proposals,
    revokeLink: async (id, linkId, by) => {
      const [link] = parseRows(hashSchema, await statements.read({ text, values: [linkId, id] }))
      if (link) await writeRevocation(ledgerIn(join(dataDir, 'backups')), link.key_hash)
      return proposals.revokeLink(id, linkId, by)
    },
  }
}
