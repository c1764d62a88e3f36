import { expect, test } from 'vitest'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadContent } from '#server/content/load-content.ts'
import { copyContent } from '#tests/content-folder.ts'

const templates = 'desk/respostas.yaml'
const hours = 'desk/horario.yaml'

test('the desk knows when it is open, what was promised, and its templates with the promises in them', async () => {
  const { root, replace } = await copyContent()
  await replace(templates, 'Obrigado pela mensagem.', 'Respondemos em até {reply}, {nome}.')
  const { desk } = await loadContent(new ContentFiles(root))
  expect(desk.promisedMinutes).toBe(120)
  expect(desk.hours.week.segunda).toEqual([{ from: 480, until: 1080 }])
  expect(desk.templates[0]?.text).toContain('Respondemos em até 2 horas, {nome}.')
})

test('a shop without accepted words, as an earlier version made it, opens whole', async () => {
  const { remove, faults } = await copyContent()
  await remove('desk/palavras.yaml')
  expect(await faults()).toEqual([])
})

test('a field that does not exist is refused, in Portuguese, with those that do', async () => {
  const { replace, faults } = await copyContent()
  await replace(templates, 'Obrigado pela mensagem.', '{nomee}')
  await replace(templates, 'Orçamento nº {numero}', 'Orçamento nº {número}')
  expect(await faults()).toMatchObject([
    { file: 'content/desk/respostas.yaml', path: '0.subject', code: 'conteudo-palavra-que-nao-ha' },
    {
      path: '0.text',
      problem: expect.stringMatching(
        /^há \{nomee\}, que não é campo da mensagem nem promessa; os campos são \{nome\}, /,
      ),
    },
  ])
})

test('a key that stands twice is refused', async () => {
  const { replace, faults } = await copyContent()
  await replace(templates, 'key: falta-saber', 'key: orcamento')
  expect(await faults()).toMatchObject([{ path: 'orcamento', problem: expect.stringContaining('orcamento') }])
})

test('a promise that the brand does not make, or that is no time, is refused', async () => {
  const { replace, faults } = await copyContent()
  await replace('brand.yaml', 'value: 2 horas', 'value: 1 dia útil')
  expect(await faults()).toMatchObject([{ path: 'promise', code: 'conteudo-valor' }])
  await replace(hours, 'promise: reply', 'promise: prazo')
  expect(await faults()).toMatchObject([{ path: 'promise', code: 'conteudo-palavra-que-nao-ha' }])
})

test('without a promise there is no clock', async () => {
  const { root, replace } = await copyContent()
  await replace(hours, 'promise: reply\n', '')
  expect((await loadContent(new ContentFiles(root))).desk.promisedMinutes).toBeUndefined()
})

test('the contact page says the hours of the week, then its own lines; days that it still says itself stand once', async () => {
  const { root, replace } = await copyContent()
  await replace(hours, 'quarta: [ "08:00-18:00" ]', 'quarta: ["08:00-12:00", "13:30-18:00"]')
  await replace('pages/contact.yaml', 'items:\n', 'items:\n    - { name: Sábado, value: 9h-11h }\n')
  const { pages } = await loadContent(new ContentFiles(root))
  expect(pages.contact.hours.items).toEqual([
    { name: 'Segunda e terça', value: '8h-18h' },
    { name: 'Quarta', value: '8h-12h e 13h30-18h' },
    { name: 'Quinta e sexta', value: '8h-18h' },
    { name: 'Sábado', value: '8h-12h' },
    { name: 'Suporte técnico', value: '24h para emergências' },
  ])
})

test.each([
  ['"13:00-18:00", "08:00-12:00"', 'há 08:00-12:00 depois de 13:00-18:00;'],
  ['"08:00-14:00", "13:00-18:00"', 'há 13:00-18:00 depois de 08:00-14:00;'],
])('periods out of order, or that overlap, are refused: %s', async (periods, problem) => {
  const { replace, faults } = await copyContent()
  await replace(hours, 'quarta: [ "08:00-18:00" ]', `quarta: [ ${periods} ]`)
  expect(await faults()).toMatchObject([
    { file: 'content/desk/horario.yaml', path: 'week.quarta.1', problem: expect.stringContaining(problem) },
  ])
})

test.each([
  ['08:00-08:00', 'um trecho que começa antes de terminar'],
  ['8h-18h', 'um trecho do dia como 08:00-18:00'],
])('%s is no stretch of a day', async (text, hint) => {
  const { replace, faults } = await copyContent()
  await replace(hours, 'segunda: [ "08:00-18:00" ]', `segunda: ["${text}"]`)
  const found = await faults()
  expect(found.map(({ problem }) => problem).join()).toContain(hint)
})

test('a holiday says one way of being found', async () => {
  const { replace, faults } = await copyContent()
  await replace('desk/feriados.yaml', '{ name: Natal, date: "12-25" }', '{ name: Natal, date: "12-25", easter: 3 }')
  expect((await faults()).map(({ problem }) => problem).join()).toContain('um de: date')
})
