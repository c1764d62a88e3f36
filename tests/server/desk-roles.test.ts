import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#domain/desk/person.ts'
import type { Store } from '#server/store/store.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { proposalShop } from './support/proposals/proposal-shop.ts'
import { startDesk, type RunningDesk } from './support/running-desk.ts'
import { scratchFolder } from './support/running-server.ts'

/** Who may ask for each address of the desk. An address that stands in none of the three lists fails the first test. */

/** Without a session: the door, its files, and what a monitor asks. */
const anybody = [
  'GET /arquivos/:name',
  'GET /arquivos/mesa.svg',
  'GET /entrar',
  'GET /entrar/:link',
  'GET /healthz',
  'POST /entrar',
  'POST /entrar/chave',
  'POST /entrar/chave/opcoes',
]

/** With a session of either role. */
const everybody = [
  'GET /',
  'GET /administracao',
  'GET /atendimento',
  'GET /avaliacoes',
  'GET /avaliacoes/:id{[0-9]+}',
  'GET /catalogo',
  'GET /catalogo/:id',
  'GET /catalogo/:id/desenho/:name',
  'GET /catalogo/:id/endereco',
  'GET /catalogo/:id/fotografias/:name',
  'GET /catalogo/faces/:name',
  'GET /catalogo/fotografias',
  'GET /catalogo/novo',
  'GET /catalogo/planilha',
  'GET /catalogo/planilha.csv',
  'GET /conteudo',
  'GET /conteudo/:kind',
  'GET /conteudo/:kind/:key',
  'GET /conteudo/:kind/imagens/:field',
  'GET /conteudo/:kind/novo',
  'GET /dados-pessoais',
  'GET /dados-pessoais/:id{[0-9]+}',
  'GET /dados-pessoais/:id{[0-9]+}/dados.json',
  'GET /dados-pessoais/:id{[0-9]+}/dados.txt',
  'GET /mensagens',
  'GET /mensagens.csv',
  'GET /mensagens/:id{[0-9]+}',
  'GET /mensagens/nova',
  'GET /mensagens/novidades',
  'GET /procuras',
  'GET /procuras.csv',
  'GET /procuras/ensinar',
  'GET /procuras/termo',
  'GET /propostas',
  'GET /propostas/:id{[0-9]+\\.csv}',
  'GET /propostas/:id{[0-9]+\\.pdf}',
  'GET /propostas/:id{[0-9]+}',
  'GET /propostas/nova',
  'GET /propostas/numeros',
  'GET /publicar',
  'GET /publicar/:id{[0-9]+}',
  'GET /publicar/:id{[0-9]+}/ver',
  'GET /sessoes',
  'GET /situacao',
  'GET /vitrine/*',
  'POST /avaliacoes/:id{[0-9]+}/julgamento',
  'POST /avaliacoes/:id{[0-9]+}/resposta',
  'POST /avaliacoes/:id{[0-9]+}/resposta/retirar',
  'POST /catalogo/:id',
  'POST /catalogo/:id/conferir',
  'POST /catalogo/:id/endereco',
  'POST /catalogo/:id/fotografias',
  'POST /catalogo/:id/retirar',
  'POST /catalogo/desfazer/:lote',
  'POST /catalogo/fotografias',
  'POST /catalogo/novo',
  'POST /catalogo/planilha',
  'POST /catalogo/varios',
  'POST /chaves',
  'POST /chaves/:id/remover',
  'POST /chaves/opcoes',
  'POST /conteudo/:kind',
  'POST /conteudo/:kind/:key',
  'POST /conteudo/:kind/:key/retirar',
  'POST /conteudo/:kind/novo',
  'POST /conteudo/pagina',
  'POST /dados-pessoais',
  'POST /dados-pessoais/:id{[0-9]+}/avaliacoes/:row{[0-9]+}',
  'POST /dados-pessoais/:id{[0-9]+}/encerrar',
  'POST /dados-pessoais/:id{[0-9]+}/fora',
  'POST /dados-pessoais/:id{[0-9]+}/mensagens/:row{[0-9]+}',
  'POST /desfazer/:batch',
  'POST /mensagens/:id{[0-9]+}/ato',
  'POST /mensagens/:id{[0-9]+}/nota',
  'POST /mensagens/:id{[0-9]+}/resposta',
  'POST /mensagens/:id{[0-9]+}/resposta/:answer{[0-9]+}/desfazer',
  'POST /mensagens/nova',
  'POST /mensagens/varias',
  'POST /presenca',
  'POST /procuras/ensinar',
  'POST /procuras/esquecer',
  'POST /propostas/:id{[0-9]+}',
  'POST /propostas/:id{[0-9]+}/ato',
  'POST /propostas/:id{[0-9]+}/copia',
  'POST /propostas/:id{[0-9]+}/desfazer',
  'POST /propostas/:id{[0-9]+}/email',
  'POST /propostas/:id{[0-9]+}/lembrete',
  'POST /propostas/:id{[0-9]+}/link',
  'POST /propostas/:id{[0-9]+}/link/:link{[0-9]+}/retirar',
  'POST /propostas/nova',
  'POST /publicar/:id{[0-9]+}/conflito',
  'POST /publicar/:id{[0-9]+}/descartar',
  'POST /publicar/novo',
  'POST /rascunhos',
  'POST /sair',
  'POST /sessoes/:id/encerrar',
]

/** With a session of who administers: persons, the audit, deletion, and what changes the site or the machine's work. */
const administrators = [
  'GET /auditoria',
  'GET /auditoria.csv',
  'GET /pessoas',
  'GET /pessoas/:id',
  'POST /dados-pessoais/:id{[0-9]+}/apagar',
  'POST /pessoas',
  'POST /pessoas/:id',
  'POST /pessoas/:id/encerrar',
  'POST /pessoas/:id/link',
  'POST /pessoas/:id/voltar',
  'POST /publicar/:id{[0-9]+}/agora',
  'POST /publicar/:id{[0-9]+}/hora',
  'POST /publicar/:id{[0-9]+}/voltar',
  'POST /situacao/copia',
  'POST /situacao/entregas',
]

let store: Store
let desk: RunningDesk

beforeAll(async () => {
  store = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
  desk = await startDesk({ store, shop: proposalShop })
})
afterAll(async () => {
  await desk.stop()
  await store.close()
})

const noSession = 'Sua sessão terminou'
const otherRole = 'Só quem administra'

/** Asks for 'POST /mensagens/:id{[0-9]+}/ato' at /mensagens/99/ato, where there is nothing, with a form of nothing. */
async function ask(address: string, { headers = {}, ficha }: { headers?: Record<string, string>; ficha: string }) {
  const [method, pattern = ''] = address.split(' ')
  const path = pattern.replaceAll(/:\w+(\{[^}]*\})?|\*/g, (part) => (part.includes('csv') ? '99.csv' : '99'))
  return desk.ask({ path, headers, ...(method === 'POST' && { form: { ficha } }) })
}

let persons = 0
/** A person for one address alone: some addresses end the session. */
const somebody = (role: Role) => desk.signIn(`Pessoa ${(persons += 1)}`, role)

test('each address of the desk stands in one list', () => {
  const addresses = new Set(desk.routes.map(({ method, path }) => `${method} ${path}`))
  expect([...anybody, ...everybody, ...administrators].toSorted()).toEqual([...addresses].toSorted())
})

test.each(anybody)('nobody needs a session for %s', async (address) => {
  const { headers, text } = await ask(address, { ficha: '' })
  expect(headers.location).toBeUndefined()
  expect(text).not.toContain(noSession)
})

test.each([...everybody, ...administrators])('without a session there is nothing at %s', async (address) => {
  const { status, headers, text } = await ask(address, { ficha: '' })
  if (address.startsWith('GET'))
    expect([status, headers.location, text]).toEqual([303, expect.stringMatching(/^\/entrar/), ''])
  else expect([status, text]).toEqual([403, expect.stringContaining(noSession)])
})

test.each(administrators)('who answers is refused %s, which is written down', async (address) => {
  const { person, ...asking } = await somebody('atende')
  const { status, text } = await ask(address, asking)
  expect([status, text]).toEqual([403, expect.stringContaining(otherRole)])
  const acts = (await store.audit.all()).filter(({ operator }) => operator === person.name)
  expect(acts.map(({ action }) => action)).toContain('refused')
})

test.each(everybody)('who answers may ask for %s', async (address) => {
  const { status, text } = await ask(address, await somebody('atende'))
  expect([200, 303, 400, 404, 409]).toContain(status)
  expect(text).not.toContain(otherRole)
})

test.each(administrators)('who administers may ask for %s', async (address) => {
  const { status } = await ask(address, await somebody('administra'))
  expect([200, 303, 400, 404, 409]).toContain(status)
})
