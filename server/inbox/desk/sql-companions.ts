import * as v from 'valibot'
import { draftSchema, id, parseRows } from '#server/inbox/rows.ts'
import type { SqlStore } from '#server/inbox/sql/dialect.ts'
import type { Drafts, KeptDraft, Presence, ItemPath } from './companions.ts'

const presentSeconds = 60
/** Seconds without a ping after which a person is deleted from the table. */
const forgottenSeconds = 3600

const presentSchema = v.object({ thing: v.string(), person_id: id, person: v.string() })

/** Records which persons have which things open, in a store shared by all desks. */
export function sqlPresence({ dialect, statements }: SqlStore): Presence {
  const table = dialect.tables.desk_presence
  const isHere = `seen_at > ${dialect.fromNow('$2')}`
  const openOf = async (paths: readonly ItemPath[]) => {
    const rows = await statements.read({
      text: `SELECT thing, person_id, person FROM ${table}
        WHERE thing IN (SELECT value FROM ${dialect.jsonItems('$1')} AS wanted) AND ${isHere} ORDER BY person_id`,
      values: [JSON.stringify(paths), -presentSeconds],
    })
    const grouped = Map.groupBy(parseRows(presentSchema, rows), ({ thing }) => thing)
    return new Map(
      Array.from(grouped, ([path, all]) => [
        path,
        all.map(({ person_id, person }) => ({ id: person_id, name: person })),
      ]),
    )
  }
  return {
    ping: async (path, person) => {
      await statements.write({
        text: `INSERT INTO ${table} (thing, person_id, person, seen_at) VALUES ($1, $2, $3, ${dialect.now})
          ON CONFLICT (thing, person_id) DO UPDATE SET seen_at = excluded.seen_at, person = excluded.person`,
        values: [path, person.id, person.name],
      })
      await statements.write({
        text: `DELETE FROM ${table} WHERE seen_at < ${dialect.fromNow('$1')}`,
        values: [-forgottenSeconds],
      })
      const present = (await openOf([path])).get(path) ?? []
      return present.filter((other) => other.id !== person.id)
    },
    openOf,
    leave: async (path, personId) => {
      await statements.write({
        text: `DELETE FROM ${table} WHERE thing = $1 AND person_id = $2`,
        values: [path, personId],
      })
    },
  }
}

/** Texts that persons have typed and not sent, in a store shared by all desks. */
export function sqlDrafts({ dialect, statements }: SqlStore): Drafts {
  const table = dialect.tables.desk_drafts
  return {
    keep: async (path, personId, text) => {
      if (text.trim() === '')
        await statements.write({
          text: `DELETE FROM ${table} WHERE thing = $1 AND person_id = $2`,
          values: [path, personId],
        })
      else
        await statements.write({
          text: `INSERT INTO ${table} (thing, person_id, text, saved_at) VALUES ($1, $2, $3, ${dialect.now})
            ON CONFLICT (thing, person_id) DO UPDATE SET text = excluded.text, saved_at = excluded.saved_at`,
          values: [path, personId, text],
        })
    },
    of: async (path, personId) => {
      const text = `SELECT * FROM ${table} WHERE thing = $1 AND person_id = $2`
      const [draft] = parseRows(draftSchema, await statements.read({ text, values: [path, personId] }))
      return draft && keptDraft(draft)
    },
    all: async (personId) => {
      const text = `SELECT * FROM ${table} WHERE person_id = $1 ORDER BY saved_at DESC, thing`
      const drafts = parseRows(draftSchema, await statements.read({ text, values: [personId] }))
      return drafts.map((draft) => ({ path: draft.thing, ...keptDraft(draft) }))
    },
  }
}

function keptDraft({ text, saved_at }: v.InferOutput<typeof draftSchema>): KeptDraft {
  return { text, savedAt: saved_at }
}
