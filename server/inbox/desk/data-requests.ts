import * as v from 'valibot'
import { dueDay, maskedRequester, outsidePlaces, type OutsidePlace } from '#domain/desk/data-request.ts'
import { writeClosing } from '#server/inbox/deletion/ledger.ts'
import { id, parseRows, storedDataRequestSchema, type StoredDataRequest } from '#server/inbox/rows.ts'
import type { SqlStore, Statement } from '#server/inbox/sql/dialect.ts'
import type { Actor, Seen } from './messages.ts'
import type { DataRequest, NewDataRequest, RequestOutcome, RequestWrite } from './personal-data.ts'
import { update, type Setting } from './setting.ts'

const placesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.picklist(placeKeys())))
const outcomeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ messages: v.array(id), reviews: v.array(id), isOverwritten: v.optional(v.boolean()) }),
)

/** The stored requests about personal data. */
export class DataRequests {
  readonly #store: SqlStore
  readonly #table: string
  readonly #ledger: string

  /** In: the store, and the ledger in which closed requests are recorded for restored copies. */
  constructor(store: SqlStore, ledger: string) {
    this.#store = store
    this.#ledger = ledger
    this.#table = store.dialect.tables.data_requests
  }

  async open({ kind, name, email, phone, receivedOn }: NewDataRequest, by: Actor): Promise<DataRequest> {
    const rows = await this.#store.statements.write({
      text: `INSERT INTO ${this.#table} (kind, name, email, phone, due_on, person) VALUES ($1, $2, $3, $4, $5, $6) RETURNING *`,
      values: [kind, name, email, phone, dueDay(receivedOn), by.name],
    })
    const [added] = parsed(rows)
    if (added === undefined) throw new Error('a row that was not given back')
    return added
  }

  async all(): Promise<DataRequest[]> {
    const order = 'CASE WHEN closed_at IS NULL THEN 0 ELSE 1 END, due_on, id'
    return parsed(await this.#read({ text: `SELECT * FROM ${this.#table} ORDER BY ${order}`, values: [] }))
  }

  async one(requestId: number): Promise<DataRequest | undefined> {
    return parsed(await this.#read({ text: `SELECT * FROM ${this.#table} WHERE id = $1`, values: [requestId] }))[0]
  }

  /** The request, if it is open and unchanged since it was seen; otherwise the outcome to return. */
  async seen({ id: requestId, version }: Seen): Promise<DataRequest | Exclude<RequestWrite, { kind: 'done' }>> {
    const present = await this.one(requestId)
    if (present === undefined) return { kind: 'gone' }
    if (present.version !== version) return { kind: 'conflict', present }
    return present.closed_at === null ? present : { kind: 'senseless', present }
  }

  tick(seen: Seen, places: readonly OutsidePlace[]): Promise<RequestWrite> {
    return this.#write(seen, { ticked: JSON.stringify(places) })
  }

  keepOutcome(seen: Seen, outcome: RequestOutcome): Promise<RequestWrite> {
    return this.#write(seen, { outcome: JSON.stringify(outcome) })
  }

  /** Closes a request and masks name, e-mail and phone, after recording it for restored copies. */
  async close(seen: Seen): Promise<RequestWrite> {
    const found = await this.seen(seen)
    if (!('due_on' in found)) return found
    await writeClosing(this.#ledger, found)
    return this.#write(seen, { closed_at: { sql: this.#store.dialect.now }, ...maskedRequester(found) })
  }

  async #write(seen: Seen, setting: Setting): Promise<RequestWrite> {
    const { text, values } = update(this.#table, seen.id, setting)
    const place = `$${values.length + 1}`
    const rows = await this.#store.statements.write({
      text: `${text} AND version = ${place} AND closed_at IS NULL RETURNING *`,
      values: [...values, seen.version],
    })
    const [request] = parsed(rows)
    if (request) return { kind: 'done', request }
    const found = await this.seen(seen)
    return 'due_on' in found ? { kind: 'conflict', present: found } : found
  }

  #read(statement: Statement): Promise<unknown> {
    return this.#store.statements.read(statement)
  }
}

function parsed(rows: unknown): DataRequest[] {
  return parseRows(storedDataRequestSchema, rows).map(requestOf)
}

function requestOf({ ticked, outcome, ...row }: StoredDataRequest): DataRequest {
  return {
    ...row,
    ticked: v.parse(placesSchema, ticked),
    outcome: outcome === null ? null : v.parse(outcomeSchema, outcome),
  }
}

function placeKeys(): OutsidePlace[] {
  return Object.keys(outsidePlaces).filter((key): key is OutsidePlace => Object.hasOwn(outsidePlaces, key))
}
