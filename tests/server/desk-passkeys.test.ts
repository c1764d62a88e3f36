import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { Authenticator } from './support/desk/authenticator.ts'
import { startDesk, type RunningDesk, type SignedIn } from './support/running-desk.ts'
import { deskKinds } from './support/stores.ts'

describe.each(deskKinds)('passkeys with real signatures, with a store in $name', (kind) => {
  let store: Store
  let desk: RunningDesk
  let ana: SignedIn
  let key: Authenticator

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop, 60_000)
  beforeEach(async () => {
    ;({ store } = await kind.open())
    desk = await startDesk({ store })
    ana = await desk.signIn('Ana')
    key = new Authenticator()
  })
  afterEach(async () => {
    await desk.stop()
    await store.close()
  })

  const post = (path: string, json: unknown, headers: Record<string, string> = {}) => desk.ask({ path, json, headers })
  const inSession = (): Record<string, string> => ({ ...ana.headers, 'x-ficha': ana.ficha })
  /** What a browser says of the page that asks, with a challenge for it. */
  const asked = async (path: string, headers?: Record<string, string>) => {
    const { challenge } = JSON.parse((await post(path, {}, headers)).text)
    return { challenge, origin: desk.place.url }
  }
  const toCreate = () => asked('/chaves/opcoes', inSession())
  const toComeIn = () => asked('/entrar/chave/opcoes')
  const creates = async (answer: unknown) => (await post('/chaves', { answer }, inSession())).status
  const comesIn = (answer: unknown) => post('/entrar/chave', answer)
  const hasKey = async () => expect(await creates(key.creates(await toCreate()))).toBe(200)

  test('what was made at the desk lets in', async () => {
    await hasKey()
    const answer = await comesIn(key.signs({ ...(await toComeIn()), counter: 1 }))
    expect(answer.status).toBe(200)
    const headers = { cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '' }
    expect((await desk.ask({ path: '/sessoes', headers })).text).toContain('Ana')
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://localhost:1' }],
    ['TLS where the desk has none', { origin: 'https://localhost' }],
    ['another name', { name: 'evil.example' }],
    ['a key that did not recognize the person', { isRecognized: false }],
  ])('a signature from %s lets nobody in, and makes no passkey', async (_from, said) => {
    expect(await creates(key.creates({ ...(await toCreate()), ...said }))).toBe(403)
    expect(await desk.access.passkeys.of(ana.person.id)).toEqual([])
    await hasKey()
    expect((await comesIn(key.signs({ ...(await toComeIn()), counter: 1, ...said }))).status).toBe(403)
    expect(await desk.access.sessions.all()).toHaveLength(1)
  })

  test('a counter that stays or goes back is that of a copied key', async () => {
    await hasKey()
    const withCounter = async (counter: number) => (await comesIn(key.signs({ ...(await toComeIn()), counter }))).status
    expect(await withCounter(5)).toBe(200)
    for (const counter of [5, 4, 0]) expect(await withCounter(counter)).toBe(403)
    expect(await withCounter(6)).toBe(200)
  })

  test('a key that does not count lets in each time', async () => {
    await hasKey()
    for (const _ of [1, 2]) expect((await comesIn(key.signs(await toComeIn()))).status).toBe(200)
  })

  test('a signature lets in once, of the key that signed, and of the answer to that question', async () => {
    await hasKey()
    const answer = key.signs({ ...(await toComeIn()), counter: 1 })
    const stranger = new Authenticator()
    expect((await comesIn({ ...stranger.signs(await toComeIn()), id: key.id, rawId: key.id })).status).toBe(403)
    expect((await comesIn(key.signs({ ...(await toCreate()), counter: 1 }))).status).toBe(403)
    expect((await comesIn(answer)).status).toBe(200)
    expect((await comesIn(answer)).status).toBe(403)
  })

  test('a passkey is one person’s: nobody registers it a second time', async () => {
    await hasKey()
    expect(await creates(key.creates(await toCreate()))).toBe(403)
    ana = await desk.signIn('Bia')
    expect(await creates(key.creates(await toCreate()))).toBe(403)
  })

  test('what was removed, and a person who has left, come in no more', async () => {
    await hasKey()
    const bia = await desk.signIn('Bia')
    await desk.ask({ path: `/pessoas/${ana.person.id}/encerrar`, form: { ficha: bia.ficha }, headers: bia.headers })
    expect((await comesIn(key.signs({ ...(await toComeIn()), counter: 1 }))).status).toBe(403)
    await desk.ask({ path: `/pessoas/${ana.person.id}/voltar`, form: { ficha: bia.ficha }, headers: bia.headers })
    expect((await comesIn(key.signs({ ...(await toComeIn()), counter: 2 }))).status).toBe(403)
    ana = await desk.signIn('Ana')
    await hasKey()
    const [made] = await desk.access.passkeys.of(ana.person.id)
    await desk.ask({ path: `/chaves/${made?.id}/remover`, form: { ficha: ana.ficha }, headers: ana.headers })
    expect((await comesIn(key.signs({ ...(await toComeIn()), counter: 3 }))).status).toBe(403)
  })
})
