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

test('hours other than those of the contact page are refused, a day at a time', async () => {
  const { replace, faults } = await copyContent()
  await replace(hours, 'quarta: [ "08:00-18:00" ]', 'quarta: ["08:00-12:00", "13:00-17:00"]')
  await replace(hours, /^ {2}sabado: .*\n/m, '')
  expect(await faults()).toEqual([
    {
      file: 'content/desk/horario.yaml',
      path: 'week.quarta',
      code: 'conteudo-valor',
      problem:
        'quarta tem 08:00-17:00, e content/pages/contact.yaml diz "Segunda a sexta: 8h-18h"; escreva o mesmo nos dois',
    },
    {
      file: 'content/desk/horario.yaml',
      path: 'week.sabado',
      code: 'conteudo-valor',
      problem: 'sabado tem nenhum horário, e content/pages/contact.yaml diz "Sábado: 8h-12h"; escreva o mesmo nos dois',
    },
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

test('a pause at noon is not on the contact page, and words that tell no hours are left alone', async () => {
  const { replace, faults } = await copyContent()
  await replace(hours, 'quarta: [ "08:00-18:00" ]', 'quarta: ["08:00-12:00", "13:30-18:00"]')
  await replace('pages/contact.yaml', 'value: 8h-12h', 'value: manhãs')
  await replace(hours, /^ {2}sabado: .*\n/m, '')
  expect(await faults()).toEqual([])
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
