import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Store } from '#server/store/store.ts'
import type { StoreKind } from '#tests/server/support/stores.ts'
import { startCatalogueDesk, type CatalogueDesk } from './catalogue-desk.ts'

/** Before each test starts a catalogue desk over an empty store, and hands both over; stops them after it. */
export function eachCatalogueDesk(kind: StoreKind, handOver: (shop: CatalogueDesk, store: Store) => void): void {
  let store: Store
  let shop: CatalogueDesk
  beforeAll(kind.start, 60_000)
  afterAll(kind.stop, 60_000)
  beforeEach(async () => {
    ;({ store } = await kind.open())
    shop = await startCatalogueDesk(store)
    handOver(shop, store)
  }, 60_000)
  afterEach(async () => {
    await shop.stop()
    await store.close()
  })
}
