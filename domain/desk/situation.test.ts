import { expect, test } from 'vitest'
import { type DeliveryFacts, type Judgement, type SituationFacts, judgeSituation } from './situation.ts'

const gigabyte = 1024 ** 3
const mail: DeliveryFacts = {
  way: 'email',
  isConfigured: true,
  waiting: 0,
  failing: 0,
  oldestSeconds: 0,
  lastError: undefined,
}
const good: SituationFacts = {
  now: '2026-11-24T15:00:00.000Z',
  site: { answers: true, reason: undefined },
  store: { kind: 'embedded', answers: true, messages: 1200 },
  deliveries: [mail, { ...mail, way: 'webhook', isConfigured: false }],
  copies: {
    newestAt: '2026-11-24T14:10:00.000Z',
    verifiedAt: '2026-11-24T14:10:00.000Z',
    failedAt: undefined,
    count: 200,
  },
  disk: { freeBytes: 40 * gigabyte, totalBytes: 80 * gigabyte },
  version: { published: 12, served: 12, faults: [] },
  errors: { hours: 24, failed: [], refused: [{ kind: 'form', count: 12 }] },
  certificate: { host: 'loja.example', endsAt: '2027-01-20T00:00:00.000Z', reason: undefined },
  requests: { open: 0, nextDue: undefined },
  versions: [],
}
const fault = { place: 'content/brand.yaml, linha 3 › name', problem: 'está vazio' }
const judged = (change: Partial<SituationFacts>, key: Judgement['key']) =>
  judgeSituation({ ...good, ...change }).find((judgement) => judgement.key === key)

test('where all is well nothing is to be done', () => {
  const judgements = judgeSituation(good)
  expect(judgements).toHaveLength(9)
  expect(judgements.filter(({ light, advice }) => light !== 'green' || advice !== undefined)).toEqual([])
})

test.each<[Judgement['key'], Partial<SituationFacts>, Judgement['light']]>([
  ['site', { site: { answers: false, reason: 'ECONNREFUSED' } }, 'red'],
  ['site', { site: undefined }, 'amber'],
  ['store', { store: { kind: 'postgres', answers: false, messages: 0 } }, 'red'],
  ['store', { store: undefined }, 'red'],
  ['deliveries', { deliveries: undefined }, 'amber'],
  ['deliveries', { deliveries: [{ ...mail, waiting: 1, oldestSeconds: 60 }] }, 'green'],
  ['deliveries', { deliveries: [{ ...mail, waiting: 1, failing: 1, oldestSeconds: 60 }] }, 'amber'],
  ['deliveries', { deliveries: [{ ...mail, waiting: 1, oldestSeconds: 1000 }] }, 'amber'],
  ['deliveries', { deliveries: [{ ...mail, waiting: 1, failing: 1, oldestSeconds: 4000 }] }, 'red'],
  ['deliveries', { deliveries: [{ ...mail, isConfigured: false, waiting: 9 }] }, 'amber'],
  ['copies', { copies: undefined }, 'red'],
  ['copies', { copies: { newestAt: undefined, verifiedAt: undefined, failedAt: undefined, count: 0 } }, 'red'],
  ['copies', { copies: { newestAt: good.now, verifiedAt: undefined, failedAt: undefined, count: 1 } }, 'amber'],
  [
    'copies',
    { copies: { newestAt: good.now, verifiedAt: '2026-11-24T12:00:00.000Z', failedAt: undefined, count: 1 } },
    'amber',
  ],
  [
    'copies',
    { copies: { newestAt: good.now, verifiedAt: '2026-11-23T12:00:00.000Z', failedAt: undefined, count: 1 } },
    'red',
  ],
  ['copies', { copies: { newestAt: good.now, verifiedAt: good.now, failedAt: good.now, count: 9 } }, 'red'],
  ['disk', { disk: { freeBytes: gigabyte, totalBytes: 20 * gigabyte } }, 'amber'],
  ['disk', { disk: { freeBytes: gigabyte / 8, totalBytes: gigabyte } }, 'red'],
  ['disk', { disk: undefined }, 'amber'],
  ['version', { version: undefined }, 'amber'],
  ['version', { version: { published: 13, served: 12, faults: [] } }, 'amber'],
  ['version', { version: { published: 13, served: undefined, faults: [] } }, 'amber'],
  ['version', { version: { published: 12, served: 12, faults: [fault] } }, 'red'],
  ['errors', { errors: undefined }, 'amber'],
  ['errors', { errors: { hours: 24, failed: [{ kind: 'page', count: 2 }], refused: [] } }, 'amber'],
  ['errors', { errors: { hours: 24, failed: [{ kind: 'form', count: 1 }], refused: [] } }, 'red'],
  ['errors', { errors: { hours: 3, failed: [], refused: [{ kind: 'form', count: 2000 }] } }, 'amber'],
  ['certificate', { certificate: { host: 'x', endsAt: '2026-12-05T00:00:00.000Z', reason: undefined } }, 'amber'],
  ['certificate', { certificate: { host: 'x', endsAt: '2026-11-26T00:00:00.000Z', reason: undefined } }, 'red'],
  ['certificate', { certificate: { host: 'x', endsAt: '2026-11-20T00:00:00.000Z', reason: undefined } }, 'red'],
  ['certificate', { certificate: { host: 'x', endsAt: undefined, reason: 'ENOTFOUND' } }, 'amber'],
  ['requests', { requests: undefined }, 'amber'],
  ['requests', { requests: { open: 1, nextDue: '2026-12-09' } }, 'green'],
  ['requests', { requests: { open: 1, nextDue: '2026-11-30' } }, 'amber'],
  ['requests', { requests: { open: 2, nextDue: '2026-11-26' } }, 'red'],
  ['requests', { requests: { open: 2, nextDue: '2026-11-20' } }, 'red'],
])('%s of %j is %s', (key, change, light) => {
  const found = judged(change, key)
  expect(found?.light).toBe(light)
  // Whatever is not in order says what to do next.
  expect(found?.advice === undefined).toBe(light === 'green')
  // The step is in the words of the people at the desk, who have no terminal.
  expect(found?.advice ?? '').not.toMatch(/script\/|systemctl|journalctl|[A-Z]{3,}_[A-Z]|\.md/)
})

test('what is worst comes first', () => {
  const judgements = judgeSituation({ ...good, disk: undefined, version: { published: 1, served: 1, faults: [fault] } })
  expect(judgements.map(({ key }) => key).slice(0, 2)).toEqual(['version', 'disk'])
})

test('copies that cannot be read are not said to be missing', () => {
  expect(judged({ copies: undefined }, 'copies')?.text).toBe('não puderam ser vistas')
  const none = { newestAt: undefined, verifiedAt: undefined, failedAt: undefined, count: 0 }
  expect(judged({ copies: none }, 'copies')).toMatchObject({ text: 'não há nenhuma', isActable: false })
})

test('nothing that waits is nothing to try again', () => {
  for (const isConfigured of [true, false])
    expect(judged({ deliveries: [{ ...mail, isConfigured }] }, 'deliveries')).toMatchObject({ isActable: false })
  expect(judged({ deliveries: [{ ...mail, waiting: 1 }] }, 'deliveries')?.isActable).toBeUndefined()
})

test('before the first publication the site shows what it began with', () => {
  const version = { published: 0, served: 0, faults: [] }
  expect(judged({ version }, 'version')?.text).toBe('o site mostra a do começo: nada foi publicado pela mesa')
})

test('what waits is said with its reason', () => {
  const waiting = { ...mail, waiting: 3, failing: 1, oldestSeconds: 5400, lastError: '535 recusado' }
  expect(judged({ deliveries: [waiting] }, 'deliveries')?.text).toBe(
    '3 de avisos por e-mail, a mais antiga há 1 h 30 min, 1 já falhou, motivo: 535 recusado',
  )
})

test.each<[Judgement['key'], Partial<SituationFacts>, string]>([
  ['requests', { requests: { open: 1, nextDue: '2026-11-24' } }, '1 aberto; o próximo prazo é hoje'],
  ['requests', { requests: { open: 2, nextDue: '2026-11-25' } }, '2 abertos; o próximo prazo é em 1 dia'],
  ['requests', { requests: { open: 2, nextDue: '2026-11-23' } }, '2 abertos; o prazo de um venceu há 1 dia'],
  [
    'version',
    { version: { published: 13, served: 12, faults: [] } },
    'a versão 13 foi publicada; o site continua com a versão 12',
  ],
  ['errors', { errors: { hours: 1, failed: [], refused: [] } }, 'nenhum na última hora'],
  ['errors', { errors: { hours: 24, failed: [], refused: [] } }, 'nenhum nas últimas 24 horas'],
])('%s of %j says %s', (key, change, text) => {
  expect(judged(change, key)?.text).toBe(text)
})

test('a site without TLS has no certificate to speak of', () => {
  expect(judged({ certificate: undefined }, 'certificate')).toBeUndefined()
})
