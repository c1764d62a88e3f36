import { join } from 'node:path'
import fc from 'fast-check'
import { vi } from 'vitest'
import type { Contact } from '#domain/forms/contact.ts'
import { deliverDue } from '#server/outbox/delivery.ts'
import type { Delivery } from '#server/store/deliveries.ts'
import { briefContact } from '#tests/server/support/sample-rows.ts'
import { FailingStore } from './failing-store.ts'

/** Events that may happen to messages, store and network. */
export type Act =
  | { what: 'post' | 'remove'; who: number }
  | { what: 'deliver'; network: readonly Answer[] }
  | { what: 'wait'; minutes: number }
  | { what: 'power cut'; part: number }
  | { what: 'fill' | 'room' | 'fail' }

/** The fate of an e-mail: accepted, lost on the way, or accepted while the answer is lost. */
type Answer = 'taken' | 'lost' | 'taken, unsaid'

const people = fc.nat({ max: 4 })
const answer = fc.constantFrom<Answer>('taken', 'taken', 'lost', 'taken, unsaid')

export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('post' as const), who: people }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('remove' as const), who: people }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('deliver' as const), network: fc.array(answer, { maxLength: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('wait' as const), minutes: fc.constantFrom(1, 3, 400) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('power cut' as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('fill' as const, 'room' as const, 'fail' as const) }) },
)

const contact = (who: number): Contact => ({
  ...briefContact,
  email: `ana${who}@example.com`,
  message: `Mensagem da pessoa ${who}`,
})

export interface Facts {
  stored: readonly { id: number; email: string }[]
  /** Names whose message was acknowledged, and whose deletion was not requested. */
  kept: readonly string[]
  /** When each deletion was acknowledged; infinite until then. */
  removed: ReadonlyMap<string, number>
  /** Accepted e-mails, and when their round began. */
  taken: readonly { email: string; begun: number }[]
}

/** A shop's messages, what was acknowledged about them, and the network for its e-mails. */
export class MessageWorld {
  readonly #folder: string
  readonly #scheduler: fc.Scheduler
  readonly #stores: FailingStore[] = []
  #now = Date.now()
  #moment = 0
  #store: FailingStore
  readonly #kept = new Set<number>()
  readonly #posting = new Set<Promise<void>>()
  readonly #firstPost = new Map<number, number>()
  readonly #removed = new Map<string, number>()
  readonly #taken: { email: string; begun: number }[] = []

  constructor(folder: string, scheduler: fc.Scheduler) {
    this.#folder = folder
    this.#scheduler = scheduler
    this.#store = this.#open('store-0')
  }

  async carryOut(each: Act): Promise<void> {
    if (each.what === 'post') await this.#noted(this.#post(each.who))
    else if (each.what === 'remove') await this.#remove(each.who)
    else if (each.what === 'deliver') await this.#deliver(each.network)
    else if (each.what === 'wait') {
      // A post takes no longer than a wait.
      while (this.#posting.size > 0) await Promise.allSettled(this.#posting)
      this.#pass(each.minutes)
    } else if (each.what === 'power cut') this.#cutPower(each.part)
    else if (each.what === 'fill') this.#store.fillUp()
    else if (each.what === 'room') this.#store.makeRoom()
    else this.#store.failNextCommit()
  }

  /** The store and the outbox go by the system's clock, which the tests set. */
  #pass(minutes: number): void {
    this.#now += minutes * 60_000
    vi.setSystemTime(this.#now)
  }

  /** Repairs everything and lets the work finish. */
  async heal(): Promise<void> {
    this.#cutPower(1)
    for (let round = 0; round < 10; round += 1) {
      await this.#deliver([])
      this.#pass(7 * 60)
    }
  }

  /** What is stored, what was acknowledged, and what was sent. */
  async facts(): Promise<Facts> {
    const stored = await this.#store.store.messages.all()
    const kept = [...this.#kept].map((who) => contact(who).email)
    return {
      stored: stored.map(({ id, email }) => ({ id, email: email ?? '' })),
      kept,
      removed: this.#removed,
      taken: this.#taken,
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#stores.map((store) => store.close()))
  }

  #open(name: string): FailingStore {
    const store = new FailingStore(join(this.#folder, name))
    this.#stores.push(store)
    return store
  }

  async #noted(posting: Promise<void>): Promise<void> {
    this.#posting.add(posting)
    await posting
    this.#posting.delete(posting)
  }

  async #post(who: number): Promise<void> {
    const store = this.#store
    // A deleted message is not sent again here: it would be another message with the same words.
    if (this.#removed.has(contact(who).email)) return
    // Ten minutes later the same text would be another message.
    const first = this.#firstPost.get(who) ?? this.#now
    if (this.#now - first >= 10 * 60_000) return
    this.#firstPost.set(who, first)
    const isAcknowledged = await store.store.messages.receive(contact(who), false).then(
      () => true,
      () => false,
    )
    if (store !== this.#store || !isAcknowledged) return
    store.noteSynced()
    // A repeated text is the same message, and is deleted with it.
    if (!this.#removed.has(contact(who).email)) this.#kept.add(who)
  }

  async #remove(who: number): Promise<void> {
    const store = this.#store
    const { email } = contact(who)
    if (this.#removed.has(email)) return
    const row = (await store.store.messages.all()).find((each) => each.email === email)
    if (!row) return
    // Until the deletion is acknowledged, the message may or may not exist.
    this.#kept.delete(who)
    this.#removed.set(email, Number.POSITIVE_INFINITY)
    const { contacts } = await store.store.erase({ contacts: [row], reviews: [] }).catch(() => ({ contacts: 0 }))
    if (store !== this.#store || contacts === 0) return
    store.noteSynced()
    this.#removed.set(email, (this.#moment += 1))
  }

  async #deliver(network: readonly Answer[]): Promise<void> {
    const store = this.#store
    const begun = (this.#moment += 1)
    const answers = network.values()
    const send = async (delivery: Delivery) => {
      const { value = 'taken' } = answers.next()
      await this.#scheduler.schedule(Promise.resolve(), 'network')
      if (value !== 'lost')
        this.#taken.push({ email: delivery.kind === 'contact' ? (delivery.row.email ?? '') : '', begun })
      if (value !== 'taken') throw new Error(value)
    }
    await deliverDue(store.store.deliveries, 'email', { concurrency: 2, send, close: () => {} }).catch(() => 0)
    if (store === this.#store) store.noteSynced()
  }

  #cutPower(part: number): void {
    this.#store = this.#open(this.#left(part))
  }

  #left(part: number): string {
    const name = `store-${this.#stores.length}`
    this.#store.powerCut(join(this.#folder, name), part)
    return name
  }
}
