import { ContentFiles, type ReplacedFile } from '#server/content/content-files.ts'
import { readEnvironment } from '#server/environment.ts'
import { AnswerCache } from '#server/http/answer-cache.ts'
import { fileAnswers } from '#server/http/files.ts'
import { loadShop } from '#server/shop/load-shop.ts'
import { Shop, type ShopData } from '#server/shop/shop.ts'

/** The content of the tests. */
export const fixture = new ContentFiles('tests/fixture')

/** The shop of the tests. In: files that replace some of its content; pictures in base64. */
export function fixtureShop(replaced: readonly ReplacedFile[] = []): Promise<Shop> {
  return loadShop(fixture.withFiles(replaced), readEnvironment({}))
}

/** The shop with other content than its files have. */
export function changedShop(shop: Shop, content: Partial<ShopData['content']>): Shop {
  return new Shop({ ...shop.data, content: { ...shop.data.content, ...content } })
}

/** Fetches the files of a shop of the tests. */
export function filesOf(shop: Shop, replaced: readonly ReplacedFile[] = []) {
  const files = fixture.withFiles(replaced)
  const answer = fileAnswers({ answers: new AnswerCache(), readContent: (path) => files.bytes(path) })
  return async (address: string, init: RequestInit = {}): Promise<Response> =>
    (await answer(shop, new Request(`http://loja.example${address}`, init))) ?? new Response(null, { status: 404 })
}
