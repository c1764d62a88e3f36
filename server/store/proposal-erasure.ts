import { anonymised } from '#domain/proposal/proposal.ts'
import { readContent, setContent } from './proposal-changes.ts'
import { now, type Db } from './tables.ts'

/**
 * Forgets whose proposals these are: one that was never sent is deleted; of any other, also of its revisions, the
 * person's name, addresses and words go, what an undo would restore too, and its links open nothing any more.
 */
export async function forgetProposals(transaction: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const found = await transaction
      .selectFrom('proposals')
      .select(['content', 'sent_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!found) continue
    for (const table of ['desk_drafts', 'desk_presence'] as const)
      await transaction.deleteFrom(table).where('thing', '=', `propostas/${id}`).execute()
    if (found.sent_at === null) {
      await transaction.deleteFrom('proposals').where('id', '=', id).execute()
      continue
    }
    await setContent(transaction, id, anonymised(readContent(found.content)), {})
    const revisions = await transaction
      .selectFrom('proposal_revisions')
      .select(['id', 'content'])
      .where('proposal_id', '=', id)
      .execute()
    for (const revision of revisions)
      await transaction
        .updateTable('proposal_revisions')
        .set({ content: JSON.stringify(anonymised(readContent(revision.content))) })
        .where('id', '=', revision.id)
        .execute()
    await transaction.updateTable('proposal_acts').set({ before: null }).where('proposal_id', '=', id).execute()
    await revokeLinks(transaction, [id])
  }
}

/** Revokes the links of proposals that still work. */
export async function revokeLinks(transaction: Db, ids: readonly number[]): Promise<void> {
  await transaction
    .updateTable('proposal_links')
    .set({ revoked_at: now() })
    .where('proposal_id', 'in', [-1, ...ids])
    .where('revoked_at', 'is', null)
    .execute()
}
