import * as v from 'valibot'
import { notCarried, type NotCarried } from '#domain/proposal/not-carried.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { proposalRevisionSchema } from '#server/inbox/proposal-rows.ts'
import { parseRows } from '#server/inbox/rows.ts'
import type { SqlStore } from '#server/inbox/sql/dialect.ts'
import { readContent } from './proposal-file.ts'

const days = 365
const most = 50

/** The declined lines of proposals sent within a year, as the last revision of each has them. */
export async function notCarriedIn({ dialect, statements }: SqlStore): Promise<NotCarried[]> {
  const since = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
  const { proposal_revisions: revisions } = dialect.tables
  const rows = await statements.read({
    text: `SELECT at, content FROM ${revisions} AS sent WHERE at > $1 AND content LIKE '%"declined"%'
      AND revision = (SELECT max(revision) FROM ${revisions} AS other WHERE other.proposal_id = sent.proposal_id) ORDER BY id`,
    values: [since],
  })
  const sent = parseRows(v.pick(proposalRevisionSchema, ['at', 'content']), rows).map(({ at, content }) => ({
    day: brasiliaDay(at),
    content: readContent(content),
  }))
  return notCarried(sent).slice(0, most)
}
