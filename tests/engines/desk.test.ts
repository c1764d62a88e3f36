import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDeskProcess, type DeskProcess } from '#tests/desk/desk-process.ts'
import { sampleContact } from '#tests/server/support/sample-rows.ts'
import { freePort } from './free-port.ts'
import { Visitor } from './visitor.ts'
import { startWebkit } from './webkit.ts'

/** The desk on an iPad or a Mac: its guards read headers and cookies that each engine sends in its own way. */

let desk: DeskProcess
let visitor: Visitor

beforeAll(async () => {
  desk = await startDeskProcess(await freePort(), 'sqlite', { SITE_DIR: '.' })
  visitor = new Visitor(await startWebkit({ width: 1024, height: 768 }), desk.url)
})
afterAll(async () => {
  await visitor.end()
  await desk.end()
})

test('a link lets in, a message is found and answered, and stays so', async () => {
  await desk.store.messages.receive({ ...sampleContact(1), name: 'Davi Lima' }, false)
  const [link = ''] = desk.command('link', '--name', 'Carla Dias').split('\n')
  await visitor.visit(new URL(link).pathname)
  await visitor.press({ role: 'button', name: 'Entrar como Carla Dias' })
  await visitor.until('the messages are shown', async () => (await visitor.path()) === '/mensagens')
  await visitor.press({ role: 'link', name: 'Davi Lima', isWhole: false })
  await visitor.see({ role: 'heading', name: 'Davi Lima' })
  await visitor.type({ role: 'textbox', name: 'Resposta' }, 'Qual o modelo?')
  await visitor.press({ role: 'button', name: 'Respondi por telefone' })
  const page = () => visitor.read('return document.querySelector("main").innerText', v.string())
  await visitor.until('the answer is kept', async () => (await page()).includes('esperando o cliente'))
  await visitor.visit('/mensagens/1')
  expect(await page()).toContain('Qual o modelo?')
})
