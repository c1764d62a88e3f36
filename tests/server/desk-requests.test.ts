import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { KeptConnection } from './support/kept-connection.ts'
import { startDesk, type RunningDesk, type SignedIn } from './support/running-desk.ts'
import { scratchFolder } from './support/running-server.ts'

let store: Store
let desk: RunningDesk

beforeEach(async () => {
  store = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
})
afterEach(async () => {
  await desk.stop()
  await store.close()
})

const start = async (settings: Record<string, string> = {}) => (desk = await startDesk({ store, settings }))

/** A write that passes, to be spoilt. */
const adds = ({ headers, ficha }: SignedIn, spoilt: Record<string, string> = {}, name = 'Eva') =>
  desk.ask({ path: '/pessoas', form: { ficha, name, role: 'atende' }, headers: { ...headers, ...spoilt } })

test('the desk answers to its own name alone', async () => {
  await start()
  const status = async (host: string) => (await desk.ask({ path: '/entrar', headers: { host } })).status
  for (const host of [
    `localhost:${desk.port}`,
    `127.0.0.1:${desk.port}`,
    `[::1]:${desk.port}`,
    `LOCALHOST:${desk.port}`,
  ])
    expect(await status(host)).toBe(200)
  for (const host of [`evil.example:${desk.port}`, 'localhost', `localhost:${desk.port + 1}`])
    expect(await status(host)).toBe(421)
  // Refused because it is no valid host.
  expect(await status(`localhost:${desk.port}.evil.example`)).toBe(400)
})

test('a write says by its headers that it comes from the desk’s own page, or is refused', async () => {
  await start()
  const ana = await desk.signIn('Ana')
  const spoilt: Record<string, string>[] = [
    { 'sec-fetch-site': '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: '' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: `http://localhost:${desk.port + 1}` },
    { origin: `https://localhost:${desk.port}` },
  ]
  for (const headers of spoilt) expect([headers, (await adds(ana, headers)).status]).toEqual([headers, 403])
  expect((await adds(ana)).status).toBe(303)
  expect((await desk.access.persons.all()).map(({ name }) => name)).toEqual(['Ana', 'Eva'])
})

test('a body is not waited for before it is known that somebody of the desk sends it', async () => {
  await start()
  const begun = async (path: string, lines: Record<string, string>) => {
    const all = { Host: `localhost:${desk.port}`, 'Transfer-Encoding': 'chunked', ...lines }
    const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    const connection = new KeptConnection(desk.port)
    onTestFinished(() => connection.end())
    connection.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n10000\r\n${'a'.repeat(65_536)}\r\n`)
    return (await connection.answer())?.status
  }
  const fromPage = { Origin: `http://localhost:${desk.port}`, 'Sec-Fetch-Site': 'same-origin' }
  expect(await begun('/mensagens', { Host: 'evil.example' })).toBe(421)
  expect(await begun('/mensagens', {})).toBe(403)
  expect(await begun('/mensagens', fromPage)).toBe(403)
})

test('a write carries the token of its own session', async () => {
  await start()
  const [ana, bia] = [await desk.signIn('Ana'), await desk.signIn('Bia')]
  for (const ficha of ['', 'x', bia.ficha, ana.ficha.slice(1)]) expect((await adds({ ...ana, ficha })).status).toBe(403)
  expect((await adds(ana)).status).toBe(303)
})

test('only GET, HEAD and POST are known', async () => {
  await start()
  const { headers } = await desk.signIn('Ana')
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect((await desk.ask({ path: '/pessoas', method, headers })).status).toBe(405)
})

test('other sites may link to the desk, and neither load nor frame it', async () => {
  await start()
  const { headers } = await desk.signIn('Ana')
  const from = (site: string, mode: string, dest: string) =>
    desk.ask({
      path: '/sessoes',
      headers: { ...headers, 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest },
    })
  expect((await from('cross-site', 'navigate', 'document')).status).toBe(200)
  for (const [mode, dest] of [
    ['navigate', 'iframe'],
    ['no-cors', 'image'],
    ['cors', 'empty'],
    ['no-cors', 'script'],
  ] as const)
    for (const site of ['cross-site', 'same-site']) expect((await from(site, mode, dest)).status).toBe(403)
  const { headers: sent } = await desk.ask({ path: '/sessoes', headers })
  expect(sent['x-frame-options']).toBe('DENY')
  expect(sent['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(sent['cross-origin-resource-policy']).toBe('same-origin')
})

test('a link in an e-mail, which comes without the cookie, is asked for again from within', async () => {
  await start()
  const headers = { 'sec-fetch-site': 'cross-site' }
  const { status, text } = await desk.ask({ path: '/sessoes', headers })
  expect([status, text]).toEqual([200, expect.stringContaining('http-equiv="refresh"')])
  expect((await desk.ask({ path: '/sessoes' })).status).toBe(303)
})

test('whether the desk is well is looked at once a second, whoever asks', async () => {
  await start()
  const check = vi.spyOn(store, 'checkWritable')
  const answers = await Promise.all(Array.from({ length: 5 }, () => desk.ask({ path: '/healthz' })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(check).toHaveBeenCalledTimes(1)
})

test('no answer is kept, and no script or style stands in a page', async () => {
  await start()
  const { headers } = await desk.signIn('Ana')
  for (const path of [
    '/',
    '/entrar',
    '/sessoes',
    '/pessoas',
    '/auditoria',
    '/auditoria.csv',
    '/situacao',
    '/nada',
    '/healthz',
  ]) {
    const { headers: sent, text } = await desk.ask({ path, headers })
    expect([path, sent['cache-control']]).toEqual([path, 'no-store'])
    expect(sent['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(sent['content-security-policy']).not.toContain('unsafe')
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=|javascript:/i)
    expect(text).not.toMatch(/(?:src|href|action)="https?:/)
  }
})

/** A desk behind a proxy that authenticates, and the headers that it adds. */
const byHeader = { DESK_USER_HEADER: 'X-Remote-User', DESK_USER_SECRET: 'known to the proxy' }
const fromProxy = (login: string) => ({ 'x-remote-user': login, 'x-desk-secret': byHeader.DESK_USER_SECRET })

test('a name that another program of the proxy’s machine gives is not believed', async () => {
  await start({ ...byHeader, DESK_TRUST_PROXY: '127.0.0.1' })
  await desk.access.persons.add({ name: 'Ana', initials: 'A', role: 'administra', login: 'ana' })
  for (const secret of [{}, { 'x-desk-secret': '' }, { 'x-desk-secret': 'guessed by others' }])
    expect((await desk.ask({ path: '/sessoes', headers: { 'x-remote-user': 'ana', ...secret } })).status).toBe(403)
  expect(await desk.access.sessions.all()).toEqual([])
})

test('the name that a proxy gives is believed from the proxy alone', async () => {
  await start({ ...byHeader, DESK_TRUST_PROXY: '10.0.0.1' })
  await desk.access.persons.add({ name: 'Ana', initials: 'A', role: 'administra', login: 'ana' })
  const headers = fromProxy('ana')
  expect((await desk.ask({ path: '/sessoes', headers })).status).toBe(403)
  expect((await desk.ask({ path: '/sessoes', headers: { ...headers, 'x-forwarded-for': '10.0.0.1' } })).status).toBe(
    403,
  )
  expect(await desk.access.sessions.all()).toEqual([])
})

test('behind the proxy the session follows the name', async () => {
  await start({ ...byHeader, DESK_TRUST_PROXY: '127.0.0.1' })
  for (const [name, login] of [
    ['Ana', 'ana'],
    ['Bia', 'bia'],
  ] as const)
    await desk.access.persons.add({ name, initials: 'X', role: 'administra', login })
  const asked = await desk.ask({ path: '/sessoes', headers: fromProxy('ANA') })
  expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('por proxy')])
  const cookie = asked.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const other = await desk.ask({ path: '/sessoes', headers: { ...fromProxy('bia'), cookie } })
  expect(other.headers['set-cookie']?.[0]?.split(';')[0]).not.toBe(cookie)
  expect((await desk.access.sessions.all()).map(({ person }) => person.name)).toEqual(['Bia'])
  const unknown = await desk.ask({ path: '/sessoes', headers: fromProxy('eva') })
  expect([unknown.status, unknown.headers['set-cookie']]).toEqual([403, undefined])
})

test('behind TLS the cookie is bound to the host, and what comes around the proxy is refused', async () => {
  await start({ DESK_URL: 'https://mesa.example', DESK_TRUST_PROXY: '127.0.0.1' })
  const tls = { host: 'mesa.example', origin: 'https://mesa.example', 'x-forwarded-proto': 'https' }
  const person = await desk.access.persons.add({ name: 'Ana', initials: 'A', role: 'administra', login: null })
  const link = await desk.access.links.make(person?.id ?? 0)
  const around = await desk.ask({ path: '/entrar', form: { link }, headers: { ...tls, 'x-forwarded-proto': '' } })
  expect(around.status).toBe(403)
  expect((await desk.ask({ path: '/entrar', headers: { ...tls, host: `localhost:${desk.port}` } })).status).toBe(421)
  const answer = await desk.ask({ path: '/entrar', form: { link }, headers: tls })
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-mesa=.*; Path=\/; .*; Secure$/)
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
})

test('where passkeys are required, a link leads to making one and nowhere else', async () => {
  await start({ DESK_PASSKEYS: 'required' })
  const ana = await desk.signIn('Ana')
  for (const path of ['/', '/pessoas', '/auditoria', '/situacao'])
    expect((await desk.ask({ path, headers: ana.headers })).headers.location).toBe('/sessoes?feito=chave-primeiro')
  expect((await adds(ana)).headers.location).toBe('/sessoes?feito=chave-primeiro')
  const bia = await desk.signIn('Bia')
  for (const path of ['/sessoes/1/encerrar', '/chaves/1/remover'])
    expect((await desk.ask({ path, form: { ficha: bia.ficha }, headers: bia.headers })).headers.location).toBe(
      '/sessoes?feito=chave-primeiro',
    )
  expect((await desk.ask({ path: '/sessoes', headers: ana.headers })).status).toBe(200)
  expect((await desk.access.persons.all()).map(({ name }) => name)).toEqual(['Ana', 'Bia'])
})

test('a signature that the desk did not ask for lets nobody in', async () => {
  await start()
  await desk.signIn('Ana')
  const passkey = { personId: 1, credentialId: 'YQ', publicKey: 'YQ', counter: 0, device: 'd' }
  await desk.access.passkeys.add(passkey)
  const response = { clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ' }
  const answer = { id: 'YQ', rawId: 'YQ', type: 'public-key', clientExtensionResults: {}, response }
  expect((await desk.ask({ path: '/entrar/chave', json: answer })).status).toBe(403)
  const { challenge } = JSON.parse((await desk.ask({ path: '/entrar/chave/opcoes', json: {} })).text)
  const said = { type: 'webauthn.get', challenge, origin: desk.place.url }
  const clientDataJSON = Buffer.from(JSON.stringify(said)).toString('base64url')
  const forged = { ...answer, response: { ...response, clientDataJSON } }
  expect((await desk.ask({ path: '/entrar/chave', json: forged })).status).toBe(403)
  expect((await desk.ask({ path: '/entrar/chave', json: { ...answer, id: '../x' } })).status).toBe(400)
  expect(await desk.access.sessions.all()).toHaveLength(1)
})

test('at the door nobody makes the desk read more than a passkey’s answer', async () => {
  await start()
  const link = 'x'.repeat(100_000)
  expect((await desk.ask({ path: '/entrar', form: { link } })).status).toBe(413)
  const unsized = { 'content-length': '', 'transfer-encoding': 'chunked' }
  expect((await desk.ask({ path: '/entrar', form: { link }, headers: unsized })).status).toBe(413)
  expect((await desk.ask({ path: '/entrar/chave', json: { link } })).status).toBe(413)
})

test('a form of countless fields is refused before it is taken apart, and nothing of it is done', async () => {
  await start()
  const { headers, ficha } = await desk.signIn('Ana')
  const boundary = 'formBoundary'.repeat(3)
  const part = (name: string, text: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
  const kinds = {
    'application/x-www-form-urlencoded': (name: string, count: number) =>
      `${new URLSearchParams({ ficha, name, role: 'atende' })}${'&a='.repeat(count)}`,
    [`multipart/form-data; boundary=${boundary}`]: (name: string, count: number) =>
      `${part('ficha', ficha)}${part('name', name)}${part('role', 'atende')}${part('a', '').repeat(count)}--${boundary}--\r\n`,
  }
  for (const [type, body] of Object.entries(kinds)) {
    const add = (name: string, count: number) =>
      desk.ask({ path: '/pessoas', form: body(name, count), headers: { ...headers, 'content-type': type } })
    const refused = await add('Bia', 100_000)
    expect([type, refused.status, refused.text]).toEqual([type, 413, expect.stringContaining('nada foi salvo')])
    expect([type, (await add(`Eva ${type.slice(0, 9)}`, 10_000)).status]).toEqual([type, 303])
  }
  expect((await desk.access.persons.all()).map(({ name }) => name)).toEqual(['Ana', 'Eva applicati', 'Eva multipart'])
})

test('no text of a form, a script or an address brings a NUL, which a shared database cannot keep', async () => {
  await start()
  const ana = await desk.signIn('Ana')
  const { headers, ficha } = ana
  expect((await adds(ana, {}, 'E\0va')).status).toBe(303)
  expect((await desk.access.persons.all()).map(({ name }) => name)).toEqual(['Ana', 'Eva'])
  const json = { path: 'propostas/nova', text: 'meio\0 texto' }
  expect((await desk.ask({ path: '/rascunhos', json, headers: { ...headers, 'x-ficha': ficha } })).status).toBe(200)
  expect(await store.typedTexts.find('propostas/nova', ana.person.id)).toMatchObject({ text: 'meio texto' })
  for (const path of ['/auditoria?quem=Ana%00', '/mensagens?busca=%00', '/catalogo/a%00'])
    expect([path, (await desk.ask({ path, headers })).status]).toEqual([path, 400])
})

test('who leaves is out, here and in the list', async () => {
  await start()
  const { headers, ficha } = await desk.signIn('Ana')
  const answer = await desk.ask({ path: '/sair', form: { ficha }, headers })
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^mesa-\d+=; .*Max-Age=0/)
  expect((await desk.ask({ path: '/sessoes', headers })).status).toBe(303)
  expect(await desk.access.sessions.all()).toEqual([])
})

test('a wrong address is a 404 with the way home', async () => {
  await start()
  const { headers } = await desk.signIn('Ana')
  const { status, text } = await desk.ask({ path: '/nada/disso', headers })
  expect([status, text]).toEqual([404, expect.stringContaining('Ir para o início da mesa')])
})

test('no token stands in a log', async () => {
  await start()
  const { cookie, headers, ficha } = await desk.signIn('Ana')
  const link = await desk.access.links.make(1)
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await desk.ask({ path: `/entrar/${link}x` })
    await desk.ask({ path: `/entrar/${link}`, headers: { host: 'evil.example' } })
    await desk.ask({ path: '/entrar', form: { link }, headers: { origin: 'https://evil.example' } })
    await desk.ask({ path: '/pessoas', form: { ficha, name: 'Eva' }, headers: { ...headers, origin: '' } })
    vi.spyOn(desk.access.links, 'find').mockRejectedValueOnce(new Error('no store'))
    expect((await desk.ask({ path: `/entrar/${link}` })).status).toBe(500)
    const lines = written.mock.calls.map(([line]) => String(line)).join('')
    expect(lines.match(/"event":"desk-/g)).toHaveLength(5)
    for (const token of [link, cookie, ficha]) expect(lines).not.toContain(token)
  } finally {
    written.mockRestore()
  }
})
