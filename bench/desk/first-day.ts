import type { Locator, Page } from '@playwright/test'
import { isSmoke } from '#bench/amount.ts'
import { openBrowser } from '#bench/pages/browser.ts'
import { startDeskProcess } from '#tests/desk/desk-process.ts'
import { sampleContact, sampleReview } from '#tests/server/support/sample-rows.ts'

/**
 * node bench/desk/first-day.ts     after script/build: the first day at the desk, at the pace of a newcomer
 * A press takes 2.6 s: 1.35 s to decide, 1.1 s to get there, 0.2 s to press. A character takes 0.28 s, as the average
 * typist's in the keystroke-level model. A new screen is read for 8 s before anything is pressed on it.
 */
const pace = isSmoke ? { press: 0, character: 0, screen: 0 } : { press: 2450, character: 280, screen: 8000 }
const port = 4472
const answer = 'Olá, Ana. Temos os quatro cabos em estoque. Envio o orçamento ainda hoje.'

/** Counts presses and characters, and waits as a person does. */
class Day {
  readonly #page: Page
  #presses = 0
  #characters = 0
  #address = ''

  constructor(page: Page) {
    this.#page = page
  }

  /** Does one task of the day, and prints how long it took. */
  async part(name: string, work: () => Promise<void>): Promise<void> {
    const [presses, characters, begun] = [this.#presses, this.#characters, performance.now()]
    await work()
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
    console.log(
      `${name}: ${minutes} min, ${this.#presses - presses} presses, ${this.#characters - characters} characters`,
    )
  }

  click(target: Locator): Promise<void> {
    return this.press(() => target.click())
  }

  async press(act: () => Promise<unknown>): Promise<void> {
    const { pathname } = new URL(this.#page.url())
    if (pathname !== this.#address) await this.#page.waitForTimeout(pace.screen)
    this.#address = pathname
    await this.#page.waitForTimeout(pace.press)
    await act()
    this.#presses += 1
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.click(field)
    await field.pressSequentially(text, { delay: pace.character })
    this.#characters += text.length
  }

  /** Waits for as long as a person takes to type a text in a terminal. */
  async type(text: string): Promise<void> {
    await this.#page.waitForTimeout(text.length * pace.character)
    this.#characters += text.length
  }
}

const desk = await startDeskProcess(port, 'sqlite', { SITE_DIR: '.' })
const browser = await openBrowser()
try {
  await desk.store.messages.receive(sampleContact(4), false)
  await desk.store.reviews.receive({ ...sampleReview(), product_id: 'cabo-ecg-ge-aha' }, false)
  const page = await browser.newPage({ locale: 'pt-BR' })
  const day = new Day(page)
  await day.part('first link', async () => {
    const words = ['link', '--name', 'Ana']
    await day.type(`script/desk ${words.join(' ')}`)
    const [link = ''] = desk.command(...words).split('\n')
    await day.press(() => page.goto(link))
    await day.click(page.getByRole('button', { name: 'Entrar como Ana' }))
    await page.waitForURL(`${desk.url}/mensagens`)
  })
  await day.part('first answer', async () => {
    await day.click(page.getByRole('link', { name: 'Ana Souza' }).first())
    await day.write(page.getByLabel('Resposta', { exact: true }), answer)
    await day.click(page.getByRole('button', { name: 'Respondi por telefone' }))
    await page.getByText('esperando o cliente', { exact: true }).waitFor()
  })
  await day.part('first review', async () => {
    await day.click(page.getByRole('link', { name: 'Avaliações' }).first())
    await day.click(page.getByRole('listitem').filter({ hasText: 'Boa leitura' }).getByRole('link'))
    await day.click(page.getByRole('button', { name: 'Publicar', exact: true }))
    await page.getByRole('status').waitFor()
  })
  await day.part('first deletion', async () => {
    await day.click(page.getByRole('link', { name: 'Administração' }).first())
    await day.click(page.getByRole('link', { name: 'Dados pessoais' }).first())
    await day.press(() => page.getByLabel('O que pede').selectOption('eliminação'))
    await day.write(page.getByLabel('E-mail'), sampleContact(4).email)
    await day.click(page.getByRole('button', { name: 'Abrir pedido' }))
    await day.click(page.getByRole('checkbox', { name: 'Confirmei que o pedido é da própria pessoa' }))
    await day.click(page.getByRole('button', { name: 'Apagar agora' }))
    await page.getByText('Apagamos do site: mensagens nº').waitFor()
  })
} finally {
  await browser.close()
  await desk.end()
}
