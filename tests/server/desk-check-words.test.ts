import { describe, expect, test } from 'vitest'
import { cableId, formOfProduct, productIn, type CatalogueDesk } from './support/desk/catalogue-desk.ts'
import { eachCatalogueDesk } from './support/desk/each-catalogue-desk.ts'
import { deskKinds } from './support/stores.ts'

describe.each(deskKinds)('what is told while one types, with a store in $name', (kind) => {
  let shop: CatalogueDesk
  eachCatalogueDesk(kind, (started) => (shop = started))

  /** What the desk says of the cable's form with what somebody typed. */
  async function wordsOf(typed: Record<string, string>, headers = shop.ana.headers): Promise<unknown> {
    const text = await shop.onDisk()
    const { status, text: answer } = await shop.desk.ask({
      path: `/catalogo/${cableId}/conferir`,
      json: { ...formOfProduct(text), ...typed },
      headers: { ...headers, 'x-ficha': shop.ana.ficha },
    })
    return status === 200 ? JSON.parse(answer) : status
  }

  test('what is wrong with a form is told while it is typed, and nothing is kept', async () => {
    expect(await wordsOf({})).toEqual({ faults: {}, notes: {} })
    expect(await wordsOf({ currentPrice: 'dez', name: '' })).toEqual({
      faults: { currentPrice: 'Um valor como 54,90.', name: 'Preencha este campo.' },
      notes: {},
    })
    expect(await wordsOf({ 'variants.0.sku': 'BAT01' })).toEqual({
      faults: {},
      notes: { 'variants.0.sku': expect.stringContaining('há BAT01, que “Bateria') },
    })
    expect(await shop.drafts.listOpen()).toEqual([])
  })

  test('rows behind one that says nothing are not told of by wrong numbers', async () => {
    const { specifications } = productIn(await shop.onDisk())
    const count = specifications.length
    const added = { 'specifications.linhas': String(count + 1), [`specifications.${count}.name`]: 'Peso' }
    expect(await wordsOf(added)).toMatchObject({
      faults: { [`specifications.${count}.value`]: 'Preencha este campo.' },
    })
    const moved = { ...added, 'specifications.0.name': '', 'specifications.0.value': '' }
    expect(await wordsOf(moved)).toEqual({ faults: {}, notes: {} })
  })

  test('who has not come in is told nothing, and neither is a form that no page wrote', async () => {
    expect(await wordsOf({}, {})).toBe(403)
    expect(await wordsOf({ visto: 'x' })).toBe(400)
  })
})
