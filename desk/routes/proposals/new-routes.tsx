import * as v from 'valibot'
import { dayAfter } from '#domain/desk/calendar/easter.ts'
import { searchTerms } from '#domain/desk/search-terms.ts'
import { withinLimits } from '#domain/order-list/limits.ts'
import { customerOfMessage } from '#domain/proposal/customer/customer-of-message.ts'
import { customerOfText } from '#domain/proposal/customer/customer-of-text.ts'
import { customerSchema, type Customer } from '#domain/proposal/customer/customer.ts'
import { priceLines } from '#domain/proposal/price-lines.ts'
import { termsOf } from '#domain/proposal/proposal-settings.ts'
import { emptyProposal } from '#domain/proposal/proposal.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { MessageFile } from '#server/store/messages.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { formOf, idIn } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp, RouteOptions } from '#desk/routes/desk-routes.ts'
import { actor } from '#desk/routes/messages/message-routes.tsx'
import { NewProposal } from '#desk/screens/proposals/new-proposal.tsx'
import { knownPrices } from './known-prices.ts'
import { linesAsked } from './lines-asked.ts'
import { proposalShop } from './proposal-shop.ts'

const title = 'Nova proposta'
const writtenCustomer = v.pipe(v.string(), v.parseJson(), customerSchema)

/** Creates a proposal from a customer's text. */
export function newProposalRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, show } = options

  app.get('/propostas/nova', async (context) => {
    const file = await messageOf(context.req.query('mensagem'), options)
    const shown = { text: file?.message.message ?? '', search: '', found: undefined, fault: undefined }
    return show(context, { title, screen: <NewProposal {...shown} message={file?.message} /> })
  })

  app.post('/propostas/nova', async (context) => {
    const { texto = '', cliente = '', ato, mensagem, escolhido } = await formOf(context)
    const file = await messageOf(mensagem, options)
    const { left } = withinLimits(texto)
    if (ato === 'procurar' || left !== '') {
      const found = ato === 'procurar' ? await store.proposals.customersLike(searchTerms(cliente)) : undefined
      const fault = left === '' ? undefined : 'São mais de 200 linhas ou 60.000 caracteres: faça duas propostas.'
      const shown = { text: texto, search: cliente, found, fault }
      const screen = <NewProposal {...shown} message={file?.message} />
      return show(context, { title, screen, status: fault === undefined ? 200 : 400 })
    }
    const customer = file
      ? customerOfMessage(file.message)
      : (chosenCustomer(escolhido) ?? (await writtenIn(texto, options)))
    const id = await makeProposal(context, options, { text: texto, customer, contactId: file?.message.id ?? null })
    return context.redirect(`/propostas/${id}?feito=proposta-feita`, 303)
  })
}

async function makeProposal(
  context: DeskContext,
  { store, shop, words }: RouteOptions,
  { text, customer, contactId }: { text: string; customer: Customer; contactId: number | null },
): Promise<number> {
  const present = await shop()
  const read = proposalShop(present)
  const { proposals: settings } = await words()
  const lines = await linesAsked(text, read, (place) => `v0-${place + 1}`)
  const prices = await knownPrices({ proposals: store.proposals, shop: read }, lines, customer)
  const terms = termsOf(settings, present.brand)
  const empty = emptyProposal(terms, dayAfter(brasiliaDay(new Date().toISOString()), settings.validity))
  const content = { ...empty, ...terms, customer, lines: priceLines(lines, prices) }
  return store.proposals.make(content, { contactId }, actor(context))
}

function chosenCustomer(written: string | undefined): Customer | undefined {
  const read = v.safeParse(writtenCustomer, written)
  return read.success ? read.output : undefined
}

async function writtenIn(text: string, { shop }: Pick<RouteOptions, 'shop'>): Promise<Customer> {
  const { cnpj, phone, email } = (await shop()).brand
  return customerOfText(text, { cnpj, phones: [phone], emails: Object.values(email) })
}

async function messageOf(
  number: string | undefined,
  { store }: Pick<RouteOptions, 'store'>,
): Promise<MessageFile | undefined> {
  if (number === undefined) return undefined
  const id = idIn(number)
  const file = id === undefined ? undefined : await store.messages.file(id)
  if (!file) throw new Refusal('no-such-message', 404, 'Não há esta mensagem. Ela pode ter sido apagada.')
  return file
}
