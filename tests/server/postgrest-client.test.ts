import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { judgeReview } from '#tests/server/support/rows.ts'
import { startServer, testKey } from './support/running-server.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { postgresKind, sqliteKind } from './support/stores.ts'

/** The official client, as a site on Supabase uses it, against this server. */
describe.each([sqliteKind, postgresKind])('the official client over $name', (kind) => {
  let store: Store
  let server: Awaited<ReturnType<typeof startServer>>
  let client: PostgrestClient

  beforeAll(kind.start, 60_000)
  beforeEach(async () => {
    ;({ store } = await kind.open())
    server = await startServer({ store })
    const headers = { apikey: testKey, Authorization: `Bearer ${testKey}` }
    client = new PostgrestClient(`${server.url}/rest/v1`, { headers })
    return async () => {
      server.abort()
      await server.stop()
      await store.close()
    }
  })
  afterAll(kind.stop)

  test('inserts a contact, given as a row or as a list of one', async () => {
    expect(await client.from('contacts').insert(sampleContact(1))).toMatchObject({ error: null, status: 201 })
    expect(await client.from('contacts').insert([sampleContact(2)])).toMatchObject({ error: null, status: 201 })
    expect(await store.messages.all()).toHaveLength(2)
  })

  test('gets an error it understands for a row that breaks a rule', async () => {
    const { error, status } = await client.from('contacts').insert({ ...sampleContact(), email: 'ana@' })
    expect(status).toBe(422)
    expect(error).toMatchObject({
      code: '23514',
      message: 'The row breaks a rule of the table',
      details: 'email: Email inválido',
    })
  })

  test('does not get back what it inserts, nor any contact', async () => {
    expect(await client.from('contacts').insert(sampleContact()).select()).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
    expect(await client.from('contacts').select('email')).toMatchObject({
      status: 401,
      error: { code: '42501' },
      data: null,
    })
    expect(await store.messages.all()).toEqual([])
  })

  test('reads the approved reviews of a product, newest first', async () => {
    for (const number of [1, 2, 3]) {
      expect(await client.from('product_reviews').insert(sampleReview(number))).toMatchObject({ error: null })
      if (number !== 2) await judgeReview(store, number, true)
    }
    const { data, error } = await client
      .from('product_reviews')
      .select('id, created_at, product_id, customer_name, rating, title, comment')
      .eq('product_id', '1')
      .is('approved', true)
      .order('id', { ascending: false })
      .range(0, 9)
    expect(error).toBeNull()
    expect(data).toMatchObject([{ id: 3, title: 'Boa leitura 3' }, { id: 1 }])
    expect(await client.from('product_reviews').select('id').in('product_id', ['1', '2']).limit(1)).toMatchObject({
      data: [{ id: 1 }],
    })
    expect(await client.from('product_reviews').select()).toMatchObject({ status: 401, error: { code: '42501' } })
  })

  test('cannot approve, change or delete', async () => {
    await client.from('product_reviews').insert(sampleReview())
    const refused = { error: { code: expect.any(String) }, status: 401 }
    expect(await client.from('product_reviews').update({ approved: true }).eq('id', 1)).toMatchObject(refused)
    expect(await client.from('product_reviews').delete().eq('id', 1)).toMatchObject(refused)
    expect(await client.from('product_reviews').insert({ ...sampleReview(2), approved: true })).toMatchObject({
      status: 400,
    })
    expect(await client.from('product_reviews').upsert({ ...sampleReview(3), id: 1 })).toMatchObject({ status: 400 })
    await expect(store.reviews.all()).resolves.toMatchObject([{ id: 1, approved: false }])
  })

  test('gets an error it understands for what is not there', async () => {
    expect(await client.from('orders').select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } })
    expect(await client.rpc('now')).toMatchObject({ status: 404, error: { code: 'PGRST205' } })
  })
})
