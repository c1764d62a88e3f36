import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LessonPage, type LessonView } from '#desk/searches/lesson-page.tsx'
import type { CountKind } from '#domain/demand/count.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { dayAfter } from '#domain/time.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Store } from '#server/store/store.ts'
import { proposalFacts } from './support/proposals/proposal-shop.ts'
import { startDesk, type RunningDesk, type SignedIn } from './support/running-desk.ts'
import { scratchFolder } from './support/running-server.ts'
import { deskKinds } from './support/stores.ts'

const change = (text: string) => ({ text, before: ['Cabo'], after: [], isWorse: true })
const lessonOf = (worse: string[]): LessonView => ({
  term: 'fio',
  lesson: { kind: 'synonym', word: 'fio', equivalents: ['cabo'] },
  fields: {},
  ofTerm: { before: [], after: ['Cabo'] },
  changed: worse.map(change),
  judgedCount: 12,
  unknownWords: ['xyz'],
})
const shownLesson = (worse: string[]) => renderToStaticMarkup(createElement(LessonPage, { view: lessonOf(worse) }))

test('good answers that a lesson would spoil are told, each by its words', () => {
  expect(shownLesson([])).toContain('12 outras buscas julgadas')
  expect(shownLesson([])).toContain('Nenhuma muda.')
  expect(shownLesson(['Cabo A'])).toContain('Isto mudaria 1 resposta boa:')
  expect(shownLesson(['Cabo A', 'Cabo B'])).toMatch(/Isto mudaria 2 respostas boas:.*“Cabo A”.*“Cabo B”/)
  expect(shownLesson([])).toContain('O catálogo não tem “xyz”')
  const emptied = { ...lessonOf([]), ofTerm: { before: ['Cabo'], after: [] } }
  const shown = renderToStaticMarkup(createElement(LessonPage, { view: emptied }))
  expect(shown).toContain('Isto tiraria todas as respostas de “fio”.')
})

const today = brasiliaDay(new Date().toISOString())
const categories = [{ slug: 'cabos', h1Title: 'Cabos de ECG', productTypeFilter: [] }]
const shop = { ...proposalFacts, categories } as unknown as Shop
const synonyms = '# Sinônimos\nmanguito: [ braçadeira ]\n'

/** A shop's folder with the words of its search. */
function shopFolder(): string {
  const folder = scratchFolder()
  mkdirSync(join(folder, 'content/search'), { recursive: true })
  writeFileSync(join(folder, 'content/search/synonyms.yaml'), synonyms)
  return folder
}

describe.each(deskKinds)('what was looked for, at the desk, with a store in $name', (kind) => {
  let store: Store
  let desk: RunningDesk
  let ana: SignedIn

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop, 60_000)
  beforeEach(async () => {
    ;({ store } = await kind.open())
    desk = await startDesk({ store, shop, publishing: { root: shopFolder() } })
    ana = await desk.signIn('Ana', 'atende')
  }, 60_000)
  afterEach(async () => {
    await desk.stop()
    await store.close()
  })

  const page = async (path: string) => (await desk.ask({ path, headers: ana.headers })).text
  const sends = (path: string, form: Record<string, string>) =>
    desk.ask({ path, form: { ficha: ana.ficha, ...form }, headers: ana.headers })
  /** An event of a number of days ago. */
  const happened = (days: number, kindOfCount: CountKind, key: string, times = 1) =>
    store.demand.add(dayAfter(today, -days), [{ kind: kindOfCount, key, times }])
  const onThreeDays = async (kindOfCount: CountKind, term: string) => {
    for (const days of [0, 1, 2]) await happened(days, kindOfCount, term)
  }
  const termsIn = (text: string) =>
    Array.from(text.matchAll(/href="\/procuras\/termo\?termo=([^"]*)"[^>]*data-row/g), ([, term = '']) =>
      term.replaceAll('+', ' '),
    )

  test('terms are listed as they ended, and the filters stand in the address', async () => {
    await onThreeDays('found', 'cabo ecg')
    await onThreeDays('nothing', 'bisturi')
    await happened(0, 'nothing', 'fulano de tal', 90)
    await happened(0, 'found', '', 10)
    await happened(0, 'nothing', '', 30)
    const text = await page('/procuras')
    expect(termsIn(text)).toEqual(['bisturi', 'cabo ecg'])
    expect(text).toContain('40 buscas')
    expect(text).toContain('30 (75 %) sem resposta')
    expect(text).not.toContain('fulano')
    expect(text).toMatch(/2 termos diferentes não acharam nada.*1 ainda não aparece/)
    expect(termsIn(await page('/procuras?ver=sem-resposta'))).toEqual(['bisturi'])
    expect(termsIn(await page('/procuras?busca=ECG&dias=7'))).toEqual(['cabo ecg'])
    expect(await page('/procuras?ver=sem-toque')).toContain('Nenhum termo assim.')
    expect(termsIn(await page('/procuras?ver=x&dias=1e9&pagina=-1'))).toEqual(['bisturi', 'cabo ecg'])
  })

  test('presses are listed by product and list; a path that is no list is left out', async () => {
    await happened(1, 'quote', 'cabo-ge', 3)
    await happened(1, 'list', '/categoria/cabos', 2)
    await happened(1, 'list', '/categoria/nao-existe')
    expect(await page('/procuras?ver=orcamentos')).toContain('Cabo de ECG para GE')
    const lists = await page('/procuras?ver=listas')
    expect(lists).toContain('Cabos de ECG')
    expect(lists).not.toContain('nao-existe')
  })

  test('days and weeks show all searches, and every tab is a table for spreadsheets', async () => {
    await happened(0, 'found', '', 7)
    await happened(20, 'found', '', 2)
    expect(await page('/procuras?ver=semanas')).toContain('Semana de')
    await onThreeDays('nothing', 'bisturi')
    const { text, headers } = await desk.ask({ path: '/procuras.csv?ver=sem-resposta', headers: ana.headers })
    expect(headers['content-type']).toContain('text/csv')
    expect(text).toContain('bisturi;3;0;0;3;0;0;')
    expect((await page('/procuras.csv?ver=dias')).split('\r\n')[1]).toMatch(/^[\d-]+;7;7;/)
  })

  test('a term shows what the site finds, and what a synonym would change before it is kept', async () => {
    const term = await page('/procuras/termo?termo=fio+monitor')
    expect(term).toContain('A busca não conhece')
    expect(term).toContain('/catalogo/novo?nome=Fio+monitor')
    const lesson = { ensino: 'sinonimo', termo: 'fio', palavra: 'fio', equivale: 'cabo' }
    const shown = await page(`/procuras/ensinar?${new URLSearchParams(lesson).toString()}`)
    expect(shown).toContain('“fio” passaria a querer dizer também “cabo”.')
    expect(shown).toMatch(/Passaria a achar.*Cabo de ECG para GE/)
    const kept = await sends('/procuras/ensinar', lesson)
    expect(kept.headers.location).toMatch(/^\/procuras\/termo\?termo=fio&rascunho=\d+&feito=ensinado&lote=/)
    await sends('/procuras/ensinar', { ...lesson, palavra: 'arame' })
    const drafts = store.contentDrafts
    const [draft] = await drafts.listOpen()
    const file = await drafts.draft(draft?.id ?? 0)
    expect(file?.files).toMatchObject([{ path: 'search/synonyms.yaml', base: synonyms, person: 'Ana' }])
    expect(file?.files[0]?.text?.startsWith(synonyms)).toBe(true)
    expect(file?.files[0]?.text).toMatch(/fio:[^]*arame:/)
  })

  test('a lesson says which other searches would answer differently', async () => {
    await onThreeDays('nothing', 'fio')
    const lesson = { ensino: 'sinonimo', termo: 'x', palavra: 'fio', equivale: 'cabo' }
    const shown = await page(`/procuras/ensinar?${new URLSearchParams(lesson).toString()}`)
    expect(shown).toContain('1 outra busca responderia diferente:')
  })

  test('what is no word is refused, and nothing of an address becomes a tag', async () => {
    const lesson = { ensino: 'sinonimo', termo: 'x', palavra: 'duas palavras', equivale: 'cabo' }
    expect(await sends('/procuras/ensinar', lesson)).toMatchObject({
      status: 400,
      text: expect.stringContaining('A palavra: escreva uma palavra só.') as string,
    })
    const wrong = (await sends('/procuras/ensinar', { ...lesson, palavra: 'fio', equivale: 'a, b, c, d' })).text
    expect(wrong).toContain('Quer dizer: escreva de uma a 3 palavras do catálogo.')
    expect(wrong).not.toContain('A palavra:')
    const evil = encodeURIComponent('<script>alert(1)</script>')
    expect(await page(`/procuras/termo?termo=${evil}`)).not.toContain('<script>alert')
    expect(await page(`/procuras?busca=${evil}`)).not.toContain('<script>alert')
    expect(await page(`/procuras/ensinar?ensino=peca&termo=${evil}&frase=x&peca=baterias`)).not.toContain(
      '<script>alert',
    )
  })

  test('words that lie behind a link out of the shop are not changed, and that is said', async () => {
    const [folder, elsewhere] = [scratchFolder(), shopFolder()]
    mkdirSync(join(folder, 'content'))
    symlinkSync(join(elsewhere, 'content/search'), join(folder, 'content/search'))
    const other = await startDesk({ store, shop, publishing: { root: folder } })
    const bruno = await other.signIn('Bruno', 'atende')
    const form = { ficha: bruno.ficha, ensino: 'sinonimo', termo: 'fio', palavra: 'fio', equivale: 'cabo' }
    const refused = await other.ask({ path: '/procuras/ensinar', form, headers: bruno.headers })
    await other.stop()
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('não se muda pela mesa: só no servidor')
    expect(await store.contentDrafts.listOpen()).toEqual([])
  })

  test('a term that tells of somebody is deleted, and that is written down without it', async () => {
    await onThreeDays('nothing', 'fulano')
    await sends('/procuras/esquecer', { termo: 'fulano' })
    expect(termsIn(await page('/procuras'))).toEqual([])
    const acts = await store.audit.all()
    expect(acts.at(-1)).toMatchObject({ action: 'forgot-term', operator: 'Ana', target: null })
    expect(JSON.stringify(acts)).not.toContain('fulano')
  })
})
