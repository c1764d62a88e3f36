import { once } from '#domain/once.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { readEnvironment } from '#server/environment.ts'
import { loadShop } from '#server/shop/load-shop.ts'

/** The small shop of the tests, loaded once. */
export const fixtureShop = once(() => loadShop(new ContentFiles('tests/fixture'), readEnvironment({})))
