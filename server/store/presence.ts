import { hourMilliseconds, minuteMilliseconds } from '#domain/time.ts'
import { now, type Db } from './tables.ts'

/** The path of what a person has open at the desk: 'mensagens/12', 'avaliacoes/3'. */
export type ItemPath = string

type PresentPerson = { id: number; name: string }

/** The time without a ping after which a person counts as gone; pages ping every 20 s. */
const presenceMilliseconds = minuteMilliseconds
const deletionMilliseconds = hourMilliseconds

/** The record of which persons have which items open. */
export function presenceStore(db: Db) {
  const personsAt = async (paths: readonly ItemPath[]): Promise<Map<ItemPath, PresentPerson[]>> => {
    if (paths.length === 0) return new Map()
    const present = db.selectFrom('desk_presence').selectAll().where('seen_at', '>', now(-presenceMilliseconds))
    const rows = await present.where('thing', 'in', paths).orderBy('person_id').execute()
    const byPath = Map.groupBy(rows, ({ thing }) => thing)
    return new Map(
      Array.from(byPath, ([path, all]) => [path, all.map(({ person_id: id, person: name }) => ({ id, name }))]),
    )
  }
  return {
    /** Records that a person has an item open. Out: the others who have it open. */
    ping: async (path: ItemPath, { id, name }: PresentPerson): Promise<PresentPerson[]> => {
      await db
        .insertInto('desk_presence')
        .values({ thing: path, person_id: id, person: name, seen_at: now() })
        .onConflict((other) => other.columns(['thing', 'person_id']).doUpdateSet({ seen_at: now(), person: name }))
        .execute()
      await db.deleteFrom('desk_presence').where('seen_at', '<', now(-deletionMilliseconds)).execute()
      return ((await personsAt([path])).get(path) ?? []).filter((other) => other.id !== id)
    },
    personsAt,
    leave: async (path: ItemPath, personId: number): Promise<void> => {
      await db.deleteFrom('desk_presence').where('thing', '=', path).where('person_id', '=', personId).execute()
    },
  }
}

export interface TypedText {
  text: string
  /** The time of the last change, ISO 8601. */
  savedAt: string
}

const tableOfPath = { mensagens: 'contacts', avaliacoes: 'product_reviews', propostas: 'proposals' } as const

/** Whether a path names a row that is missing ('mensagens/12/nota'). Other items ('propostas/nova') are never gone. */
async function isGone(db: Db, path: ItemPath): Promise<boolean> {
  const [, kind, id] = /^(mensagens|avaliacoes|propostas)\/(\d{1,15})(?:\/|$)/.exec(path) ?? []
  if (kind === undefined) return false
  const table = tableOfPath[kind as keyof typeof tableOfPath]
  const rows = db.selectFrom<(typeof tableOfPath)[keyof typeof tableOfPath]>(table).select('id')
  return (await rows.where('id', '=', Number(id)).executeTakeFirst()) === undefined
}

/** The texts that each person types on each item, until they are sent or discarded. */
export const typedTextStore = (db: Db) => ({
  /** Stores a text; '' discards it. Out: false where the row is gone. Throws RowRefused above 20,000 characters. */
  save: (path: ItemPath, personId: number, text: string): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      if (text.trim() === '') {
        const ownDraft = transaction.deleteFrom('desk_drafts').where('thing', '=', path)
        await ownDraft.where('person_id', '=', personId).execute()
        return true
      }
      if (await isGone(transaction, path)) return false
      await transaction
        .insertInto('desk_drafts')
        .values({ thing: path, person_id: personId, text, saved_at: now() })
        .onConflict((conflict) => conflict.columns(['thing', 'person_id']).doUpdateSet({ text, saved_at: now() }))
        .execute()
      return true
    }),
  find: async (path: ItemPath, personId: number): Promise<TypedText | undefined> => {
    const own = db.selectFrom('desk_drafts').selectAll().where('person_id', '=', personId)
    const found = await own.where('thing', '=', path).executeTakeFirst()
    return found && { text: found.text, savedAt: found.saved_at }
  },
  /** Discards everybody's texts of which `isMeant` holds. */
  discard: async (isMeant: (draft: TypedText) => boolean): Promise<void> => {
    const saved = await db.selectFrom('desk_drafts').selectAll().execute()
    for (const { thing, person_id: personId, text, saved_at: savedAt } of saved)
      if (isMeant({ text, savedAt }))
        await db.deleteFrom('desk_drafts').where('thing', '=', thing).where('person_id', '=', personId).execute()
  },
  /** A person's texts, the newest first. */
  all: async (personId: number): Promise<(TypedText & { path: ItemPath })[]> => {
    const own = db.selectFrom('desk_drafts').selectAll().where('person_id', '=', personId)
    const found = await own.orderBy('saved_at', 'desc').orderBy('thing').execute()
    return found.map(({ thing, text, saved_at }) => ({ path: thing, text, savedAt: saved_at }))
  },
})
