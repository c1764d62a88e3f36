import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAccess, personSnapshot } from '#desk/access/access.ts'
import type { Store } from '#server/store/store.ts'
import { startDesk, type Answer, type RunningDesk } from './support/running-desk.ts'
import { deskKinds } from './support/stores.ts'

const hour = 60 * 60 * 1000

describe.each(deskKinds)('coming in at the desk, with a store in $name', (kind) => {
  let store: Store
  let run: (sql: string) => Promise<void>
  let desk: RunningDesk
  let now: number

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop, 60_000)
  beforeEach(async () => {
    ;({ store, run } = await kind.open())
    now = Date.now()
    desk = await startDesk({ store, clock: () => now })
  })
  afterEach(async () => {
    await desk.stop()
    await store.close()
  })

  const acts = async () => (await store.audit.all()).map(({ action }) => action)
  const linkOf = async (name: string) => {
    const person = await desk.access.persons.add({ name, initials: 'A', role: 'administra', login: null })
    return desk.access.links.make(person?.id ?? 0)
  }
  const tokenIn = (answer: Answer) => /=([^;]*)/.exec(answer.headers['set-cookie']?.[0] ?? '')?.[1] ?? ''

  test('who has not come in is sent to the door, and may write nothing', async () => {
    const page = await desk.ask({ path: '/pessoas?x=1' })
    expect([page.status, page.headers.location]).toEqual([303, '/entrar?para=%2Fpessoas%3Fx%3D1'])
    expect((await desk.ask({ path: '/pessoas', form: { name: 'Eva' } })).status).toBe(403)
    expect(await desk.access.persons.all()).toEqual([])
  })

  test('a link shows a button however often it is looked at, and lets in once', async () => {
    const link = await linkOf('Ana')
    for (const look of ['a preview', 'a scanner', 'Ana'])
      expect((await desk.ask({ path: `/entrar/${link}`, headers: { 'user-agent': look } })).text).toContain(
        'Entrar como Ana',
      )
    const first = await desk.ask({ path: '/entrar', form: { link } })
    expect([first.status, first.headers.location]).toEqual([303, '/'])
    expect(first.headers['set-cookie']?.[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/)
    const again = await desk.ask({ path: '/entrar', form: { link } })
    expect([again.status, again.headers['set-cookie']]).toEqual([403, undefined])
    expect((await desk.ask({ path: `/entrar/${link}` })).text).toContain('Este link não vale mais')
    expect(await acts()).toEqual(['signed-in', 'sign-in-failed', 'sign-in-failed'])
  })

  test('a flood of guesses neither fills the audit nor keeps out who has a link', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 25; count += 1) {
      const guess = await desk.ask({ path: '/entrar', form: { link: `guess-${count}` } })
      statuses.add(guess.status)
    }
    expect(statuses).toEqual(new Set([403, 429]))
    expect(await acts()).toHaveLength(20)
    expect((await desk.ask({ path: '/entrar', form: { link: await linkOf('Ana') } })).status).toBe(303)
  })

  test('a person’s form that was opened before another’s change changes nothing, above all no role', async () => {
    const { ficha, headers } = await desk.signIn('Ana')
    const { person } = await desk.signIn('Bia')
    const path = `/pessoas/${person.id}`
    const opened = /name="visto" value="([^"]*)"/.exec((await desk.ask({ path, headers })).text)?.[1] ?? ''
    const form = { ficha, name: 'Bia Lima', initials: 'B', visto: opened.replaceAll('&quot;', '"') }
    const demoted = await desk.ask({ path, headers, form: { ...form, role: 'atende' } })
    expect(demoted.status).toBe(303)
    for (const visto of [form.visto, ''])
      expect((await desk.ask({ path, headers, form: { ...form, visto, role: 'administra' } })).status).toBe(409)
    expect((await desk.access.persons.all()).at(-1)).toMatchObject({ name: 'Bia Lima', role: 'atende' })
  })

  test('the desk’s own store does not lie where another account could put one of its own in its place', async () => {
    const shared = join(desk.accessDir, 'data')
    mkdirSync(shared)
    chmodSync(shared, 0o770)
    await expect(openAccess(join(shared, 'mesa'), store)).rejects.toThrow(/^DESK_DIR: .*open to a group/)
    expect(existsSync(join(shared, 'mesa'))).toBe(false)
    chmodSync(shared, 0o1777)
    await (await openAccess(join(shared, 'mesa'), store)).close()
  })

  test('a clock that ran ahead leaves no session or link that lasts longer', async () => {
    const present = now
    now += 365 * 24 * hour
    const [used, kept] = [await linkOf('Ana'), await linkOf('Bia')]
    const token = tokenIn(await desk.ask({ path: '/entrar', form: { link: used } }))
    const headers = { cookie: `${desk.place.cookie}=${token}` }
    expect((await desk.ask({ path: '/sessoes', headers })).status).toBe(200)
    now = present
    expect((await desk.ask({ path: '/sessoes', headers })).status).toBe(303)
    expect(await desk.access.sessions.all()).toEqual([])
    expect((await desk.ask({ path: `/entrar/${kept}` })).status).toBe(403)
    expect((await desk.ask({ path: '/entrar', form: { link: kept } })).status).toBe(403)
  })

  test('of two presses of one link at one moment one lets in', async () => {
    const link = await linkOf('Ana')
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.ask({ path: '/entrar', form: { link } })))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  })

  test('a link ends after a day', async () => {
    const link = await linkOf('Ana')
    now += 24 * hour + 1
    expect((await desk.ask({ path: '/entrar', form: { link } })).status).toBe(403)
  })

  test('a session ends after twelve hours without use, and after seven days in any case', async () => {
    const { headers } = await desk.signIn('Ana')
    const status = async () => (await desk.ask({ path: '/sessoes', headers })).status
    for (let day = 0; day < 13; day += 1) {
      now += 11 * hour
      expect(await status()).toBe(200)
    }
    now += 13 * hour
    expect(await status()).toBe(303)
    const other = await desk.signIn('Bia')
    for (let halfDays = 0; halfDays < 15; halfDays += 1) {
      now += 11.5 * hour
      await desk.ask({ path: '/sessoes', headers: other.headers })
    }
    expect((await desk.ask({ path: '/sessoes', headers: other.headers })).status).toBe(303)
  })

  test('a token that somebody planted is never the one of the session that begins', async () => {
    const planted = 'A'.repeat(43)
    const cookie = (token: string) => ({ cookie: `${desk.place.cookie}=${token}` })
    const answer = await desk.ask({ path: '/entrar', form: { link: await linkOf('Ana') }, headers: cookie(planted) })
    expect(tokenIn(answer)).toMatch(/^[\w-]{43}$/)
    expect(tokenIn(answer)).not.toBe(planted)
    expect((await desk.ask({ path: '/sessoes', headers: cookie(planted) })).status).toBe(303)
    const other = await desk.signIn('Bia')
    await desk.ask({ path: '/entrar', form: { link: await desk.access.links.make(1) }, headers: other.headers })
    expect((await desk.ask({ path: '/sessoes', headers: other.headers })).status).toBe(303)
  })

  test('of two cookies of the name none counts: another port of this machine has set one', async () => {
    const { cookie } = await desk.signIn('Ana')
    const { cookie: name } = desk.place
    const both = { cookie: `${name}=${cookie}; ${name}=${cookie}` }
    expect((await desk.ask({ path: '/sessoes', headers: both })).status).toBe(303)
  })

  test('a person whose access has ended is out at once, with sessions and links', async () => {
    const ana = await desk.signIn('Ana')
    const bia = await desk.signIn('Bia', 'atende')
    const link = await desk.access.links.make(bia.person.id)
    const { headers, ficha } = ana
    expect((await desk.ask({ path: `/pessoas/${bia.person.id}/encerrar`, form: { ficha }, headers })).status).toBe(303)
    expect((await desk.ask({ path: '/sessoes', headers: bia.headers })).status).toBe(303)
    expect((await desk.ask({ path: '/entrar', form: { link } })).status).toBe(403)
    await desk.ask({ path: `/pessoas/${bia.person.id}/voltar`, form: { ficha }, headers })
    expect((await desk.ask({ path: '/sessoes', headers: bia.headers })).status).toBe(303)
    expect((await desk.ask({ path: '/entrar', form: { link } })).status).toBe(403)
  })

  test('nobody gets another’s name, and another name than before is written down', async () => {
    const { headers, ficha, person } = await desk.signIn('Ana')
    const visto = personSnapshot(person)
    const named = (path: string, name: string) =>
      desk.ask({ path, form: { ficha, name, initials: '', role: 'administra', visto }, headers })
    expect((await named('/pessoas', 'José')).status).toBe(303)
    for (const name of ['JOSÉ', 'Jos\u00e9\u200B', 'Jose\u0301', 'ana'])
      expect((await named('/pessoas', name)).status).toBe(400)
    expect((await named(`/pessoas/${person.id}`, 'JOSÉ')).status).toBe(400)
    expect((await named(`/pessoas/${person.id}`, 'Bia')).status).toBe(303)
    expect((await store.audit.all()).at(-1)).toMatchObject({ action: 'changed-person', note: 'Ana → Bia' })
  })

  test('who answers may not ask for what administers, and the attempt is written down', async () => {
    await desk.signIn('Ana')
    const { headers, ficha, person } = await desk.signIn('Bia', 'atende')
    const attempts = ['/pessoas', '/pessoas/1', '/auditoria', '/auditoria.csv']
    for (const path of attempts) expect((await desk.ask({ path, headers })).status).toBe(403)
    const form = { ficha, name: 'Bia', role: 'administra' }
    for (const path of ['/pessoas', `/pessoas/${person.id}`, '/pessoas/1/encerrar', '/pessoas/1/link'])
      expect((await desk.ask({ path, form, headers })).status).toBe(403)
    const refused = (await store.audit.all()).filter(({ action }) => action === 'refused')
    expect(refused.map(({ operator }) => operator)).toEqual(Array.from({ length: 8 }, () => 'Bia'))
    expect(refused[5]?.note).toBe(`POST /pessoas/${person.id}`)
    expect((await desk.access.persons.all()).map(({ role, isActive }) => [role, isActive])).toEqual([
      ['administra', true],
      ['atende', true],
    ])
  })

  test('another one’s session and passkey are not ended by who answers', async () => {
    const ana = await desk.signIn('Ana')
    const { headers, ficha } = await desk.signIn('Bia', 'atende')
    const passkey = { personId: ana.person.id, credentialId: 'c', publicKey: 'k', counter: 0, device: 'd' }
    await desk.access.passkeys.add(passkey)
    const session = (await desk.access.sessions.all()).find(({ person }) => person.name === 'Ana')
    const attempts = [`/sessoes/${session?.id}/encerrar`, '/chaves/1/remover']
    for (const path of attempts) expect((await desk.ask({ path, form: { ficha }, headers })).status).toBe(404)
    expect((await desk.ask({ path: '/sessoes', headers: ana.headers })).status).toBe(200)
    expect(await desk.access.passkeys.of(ana.person.id)).toHaveLength(1)
    expect((await desk.ask({ path: '/sessoes', headers })).text).not.toContain('Ana')
  })

  test('a session that is ended at /sessoes is out at once: one’s own, and for who administers everybody’s', async () => {
    const ana = await desk.signIn('Ana')
    const [lost, kept] = [await desk.signIn('Bia', 'atende'), await desk.signIn('Bia', 'atende')]
    const [first, second, third] = (await desk.access.sessions.all()).map(({ id }) => id).toSorted((a, b) => a - b)
    const ends = (id: number | undefined, { headers, ficha }: typeof ana) =>
      desk.ask({ path: `/sessoes/${id}/encerrar`, form: { ficha }, headers })
    const isIn = async ({ headers }: typeof ana) => (await desk.ask({ path: '/mensagens', headers })).status === 200
    expect((await ends(second, kept)).headers.location).toBe('/sessoes?feito=sessao')
    expect([await isIn(lost), await isIn(kept), await isIn(ana)]).toEqual([false, true, true])
    expect((await ends(third, ana)).status).toBe(303)
    expect([await isIn(kept), await isIn(ana)]).toEqual([false, true])
    expect((await ends(first, ana)).headers.location).toBe('/entrar?feito=saida')
    expect(await isIn(ana)).toBe(false)
    expect((await acts()).filter((act) => act === 'ended-session')).toHaveLength(3)
  })

  test('somebody is always left to administer', async () => {
    const { headers, ficha, person } = await desk.signIn('Ana')
    const path = `/pessoas/${person.id}`
    expect((await desk.ask({ path: `${path}/encerrar`, form: { ficha }, headers })).status).toBe(409)
    const demoted = await desk.ask({
      path,
      form: { ficha, name: 'Ana', role: 'atende', visto: personSnapshot(person) },
      headers,
    })
    expect([demoted.status, demoted.text]).toEqual([400, expect.stringContaining('a mesa ficaria trancada')])
    await desk.signIn('Bia')
    expect((await desk.ask({ path: `${path}/encerrar`, form: { ficha }, headers })).status).toBe(303)
  })

  test('a name stands once, whatever its case, and so does a login', async () => {
    const { headers, ficha } = await desk.signIn('Ana')
    const add = (name: string, login = '') =>
      desk.ask({ path: '/pessoas', form: { ficha, name, role: 'atende', login }, headers })
    expect((await add('ANA')).text).toContain('Já há uma pessoa com este nome')
    expect((await add('Bia', 'bia')).status).toBe(303)
    expect((await add('Caio', 'BIA')).status).toBe(400)
    expect(await desk.access.persons.byLogin('Bia')).toMatchObject({ name: 'Bia', initials: 'B' })
  })

  test('texts that look like scripts are shown as text', async () => {
    const { headers, ficha } = await desk.signIn('Ana')
    const name = '<script>alert(1)</script>'
    expect((await desk.ask({ path: '/pessoas', form: { ficha, name, role: 'atende' }, headers })).status).toBe(303)
    const faulty = { ficha, name: '"><img src=x onerror=alert(1)>', role: 'x', initials: '<b>', login: '' }
    const pages = [
      await desk.ask({ path: '/pessoas', headers }),
      await desk.ask({ path: '/pessoas', form: faulty, headers }),
      await desk.ask({ path: '/auditoria?quem=%3Cscript%3E&ato=%22%3E%3Cscript%3E', headers }),
      await desk.ask({ path: '/%3Cscript%3E', headers }),
    ]
    for (const { text } of pages) expect(text).not.toMatch(/<script>|<img|<b>/)
    expect(pages[0]?.text).toContain('&lt;script&gt;alert(1)')
  })

  test('nobody changes or deletes what was written down', async () => {
    await store.audit.record({ operator: 'Ana', action: 'opened', target: 1 })
    const table = kind.name === 'PostgreSQL' ? 'backoffice.audit' : 'audit'
    await expect(run(`UPDATE ${table} SET operator = 'Bia'`)).rejects.toThrow('never changed')
    await expect(run(`DELETE FROM ${table}`)).rejects.toThrow(/never (?:changed|deleted)/)
    expect(await store.audit.all()).toMatchObject([{ operator: 'Ana', action: 'opened', target: 1, note: null }])
  })

  test('acts are read a page at a time, by person and by act', async () => {
    const { headers } = await desk.signIn('Ana')
    for (let target = 1; target <= 150; target += 1)
      await store.audit.record({ operator: target % 2 === 0 ? 'Bia' : 'Ana', action: 'opened', target })
    const page = await desk.ask({ path: '/auditoria', headers })
    const older = /href="(\/auditoria\?[^"]*antes=\d+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(page.text.match(/<tr /g)).toHaveLength(100)
    expect((await desk.ask({ path: older, headers })).text).toContain('entrou')
    const ofBia = await desk.ask({ path: '/auditoria?quem=Bia&ato=opened', headers })
    expect(ofBia.text.match(/<tr /g)).toHaveLength(75)
    const sheet = await desk.ask({ path: '/auditoria.csv', headers })
    expect(sheet.headers['content-type']).toContain('text/csv')
    expect(sheet.text.split('\r\n').length).toBeGreaterThan(150)
    expect(await acts()).toContain('exported-audit')
  })

  test('the store knows no token, only digests', async () => {
    const { cookie } = await desk.signIn('Ana')
    const link = await desk.access.links.make(1)
    const file = join(desk.accessDir, 'access.sqlite')
    const database = new DatabaseSync(file, { readOnly: true })
    const rows = ['desk_sessions', 'sign_in_links'].map((table) => database.prepare(`SELECT * FROM ${table}`).all())
    database.close()
    expect(JSON.stringify(rows)).not.toContain(cookie)
    expect(JSON.stringify(rows)).not.toContain(link)
  })
})
