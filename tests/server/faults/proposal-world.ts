import { join } from 'node:path'
import fc from 'fast-check'
import type { ProposalDetails } from '#server/store/proposals.ts'
import { offerLine, proposalOf } from '#tests/proposal-samples.ts'
import { FailingStore } from './failing-store.ts'

/** Acts of two persons on a few proposals, and failures in between. */
export type Act =
  | { what: 'make' | 'send' | 'revise'; which: number }
  | { what: 'save' | 'draft'; which: number; price: number }
  | { what: 'power cut'; part: number }
  | { what: 'fill' | 'room' | 'fail' }

const which = fc.nat({ max: 3 })
const price = fc.integer({ min: 1, max: 9999 })

export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom('make' as const), which }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('send' as const, 'revise' as const), which }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('save' as const, 'draft' as const), which, price }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('power cut' as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('fill' as const, 'room' as const, 'fail' as const) }) },
)

/** What was acknowledged of a proposal: version, saved price, number. */
interface Said {
  version: number
  price: number
  sequence: number | undefined
}

export interface Facts {
  files: readonly ProposalDetails[]
  said: ReadonlyMap<number, Said>
  /** The acknowledged texts of drafts, and the stored ones. */
  drafts: readonly { said: number; there: number }[]
}

const ana = { id: 1, name: 'Ana' }
const content = (cents: number) => proposalOf([offerLine({ unitPrice: cents })], { validUntil: '2099-12-31' })
const draftThing = (place: number) => `propostas/${place}`

/** A shop's proposals and drafts on a failing disk. */
export class ProposalWorld {
  readonly #folder: string
  readonly #stores: FailingStore[] = []
  #store: FailingStore
  /** The ids of the proposals in the order of creation; acts name a proposal by its index here. */
  readonly #made: number[] = []
  readonly #said = new Map<number, Said>()
  readonly #drafts = new Map<number, number>()

  constructor(folder: string) {
    this.#folder = folder
    this.#store = this.#open('store-0')
  }

  async carryOut(each: Act): Promise<void> {
    if (each.what === 'make') await this.#make()
    else if (each.what === 'draft') await this.#draft(each.which, each.price)
    else if (each.what === 'save') await this.#save(each.which, each.price)
    else if (each.what === 'send' || each.what === 'revise') await this.#act(each.which, each.what)
    else if (each.what === 'power cut') this.#cutPower(each.part)
    else if (each.what === 'fill') this.#store.fillUp()
    else if (each.what === 'room') this.#store.makeRoom()
    else this.#store.failNextCommit()
  }

  async facts(): Promise<Facts> {
    this.#cutPower(1)
    const { rows } = await this.#proposals.list({ page: 1, perPage: 100, today: '2026-11-24' })
    const files = await Promise.all(rows.map(({ id }) => this.#proposals.details(id)))
    const drafts = await Promise.all(
      [...this.#drafts].map(async ([place, said]) => {
        const kept = await this.#store.store.typedTexts.find(draftThing(place), ana.id)
        return { said, there: Number(kept?.text ?? 0) }
      }),
    )
    return { files: files.filter((file) => file !== undefined), said: this.#said, drafts }
  }

  async close(): Promise<void> {
    await Promise.all(this.#stores.map((store) => store.close()))
  }

  get #proposals() {
    return this.#store.store.proposals
  }

  #open(name: string): FailingStore {
    const store = new FailingStore(join(this.#folder, name))
    this.#stores.push(store)
    return store
  }

  #cutPower(part: number): void {
    const name = `store-${this.#stores.length}`
    this.#store.powerCut(join(this.#folder, name), part)
    this.#store = this.#open(name)
  }

  /**
   * Waits for work of the store. Out: its acknowledged result; undefined after a failure, or when the power was cut
   * first.
   */
  async #acknowledged<Result>(work: Promise<Result>): Promise<Result | undefined> {
    const store = this.#store
    const result = await work.catch(() => undefined)
    if (store !== this.#store || result === undefined) return undefined
    store.noteSynced()
    return result
  }

  async #make(): Promise<void> {
    const id = await this.#acknowledged(this.#proposals.create(content(100), { contactId: null }, ana))
    if (id === undefined) return
    this.#made.push(id)
    this.#said.set(id, { version: 1, price: 100, sequence: undefined })
  }

  async #draft(place: number, text: number): Promise<void> {
    const kept = this.#store.store.typedTexts.save(draftThing(place), ana.id, String(text))
    if ((await this.#acknowledged(kept)) === true) this.#drafts.set(place, text)
    else this.#drafts.delete(place)
  }

  async #save(place: number, cents: number): Promise<void> {
    const found = this.#at(place)
    if (!found) return
    const outcome = await this.#acknowledged(
      this.#proposals.save({ id: found.id, version: found.said.version }, content(cents), ana),
    )
    if (outcome?.kind === 'done') this.#note(found.id, { version: outcome.version, price: cents })
  }

  async #act(place: number, kind: 'send' | 'revise'): Promise<void> {
    const found = this.#at(place)
    if (!found) return
    const seen = { id: found.id, version: found.said.version }
    const outcome = await this.#acknowledged(this.#proposals.act(seen, { kind }, ana))
    if (outcome?.kind !== 'done') return
    const file = await this.#proposals.details(found.id).catch(() => undefined)
    const sequence = file?.proposal.number?.sequence ?? found.said.sequence
    this.#note(found.id, { version: outcome.version, sequence })
  }

  #at(place: number): { id: number; said: Said } | undefined {
    const id = this.#made[place]
    const said = id === undefined ? undefined : this.#said.get(id)
    return id === undefined || !said ? undefined : { id, said }
  }

  #note(id: number, later: Partial<Said>): void {
    const said = this.#said.get(id)
    if (said && (later.version ?? 0) > said.version) this.#said.set(id, { ...said, ...later })
  }
}
