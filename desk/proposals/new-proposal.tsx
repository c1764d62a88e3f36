import * as v from 'valibot'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { todayInBrasilia } from '#desk/desk-facts.ts'
import { formOf, idIn } from '#desk/http/form.ts'
import { actor, sessionOf, type DeskContext, Refusal, type DeskApp, type RouteOptions } from '#desk/http/routes.ts'
import { CheckField, PostForm, Submit } from '#desk/parts/form.tsx'
import { TextLink } from '#desk/parts/links.tsx'
import { withNotice } from '#desk/shell/notices.ts'
import { searchTerms } from '#domain/desk/search-terms.ts'
import { withinLimits } from '#domain/order-list/limits.ts'
import { type Customer, customerOfMessage, customerOfText, customerSchema } from '#domain/proposal/customer.ts'
import { priceLines } from '#domain/proposal/price-source.ts'
import { newProposal } from '#domain/proposal/proposal-settings.ts'
import { dayAfter } from '#domain/time.ts'
import { catalogueItems, pricesOfLines } from './item-prices.ts'
import { linesOfText, prepareReading, tooLongText } from './order-text.ts'

interface ProposalStart {
  text: string
  message: { id: number; name: string } | undefined
  search?: string
  found?: readonly Customer[] | undefined
  fault?: string | undefined
}

function NewProposal({ text, message, search = '', found, fault }: ProposalStart) {
  return (
    <PostForm action="/propostas/nova" className="grid max-w-prose gap-5">
      {message && (
        <p className="text-small">
          <input type="hidden" name="mensagem" value={message.id} />
          Da mensagem <TextLink href={`/mensagens/${message.id}`} label={`nº ${message.id}, de ${message.name}`} />:
          nome, empresa, e-mail e telefone vêm dos campos dela.
        </p>
      )}
      <TextAreaField
        label="O que o cliente escreveu"
        name="texto"
        rows={12}
        maxLength={60_000}
        defaultValue={text}
        error={fault}
        hint="Cole a mensagem, a tabela, a lista ou o link dela, até 200 linhas. O que tem código conhecido vira item; o que não está claro fica em aberto para você escolher. Vazio também serve."
        isOptional
      />
      {!message && (
        <fieldset className="grid gap-3 border-t border-rule pt-4">
          <legend className="float-left mb-1 w-full text-small font-medium">Cliente de antes</legend>
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label="Procurar"
              name="cliente"
              defaultValue={search}
              autoComplete="off"
              hint="instituição, CNPJ, e-mail ou telefone"
              className="grow"
              isOptional
            />
            <Submit label="Procurar cliente" name="ato" value="procurar" className="mb-6.5" />
          </div>
          {found && <FoundCustomers customers={found} />}
        </fieldset>
      )}
      <span>
        <Submit label="Montar a proposta" look="primary" name="ato" value="ler" />
      </span>
    </PostForm>
  )
}

function FoundCustomers({ customers }: { customers: readonly Customer[] }) {
  if (customers.length === 0) return <p className="text-small text-muted">Nenhum cliente assim nas propostas.</p>
  return (
    <ul className="grid gap-1">
      {customers.map((customer, index) => (
        <li key={JSON.stringify(customer)}>
          <CheckField
            label={[customer.institution, customer.contact, customer.cnpj, customer.email, customer.phone]
              .filter(Boolean)
              .join(' · ')}
            name="escolhido"
            value={JSON.stringify(customer)}
            isRadio
            isChecked={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

const pageTitle = 'Nova proposta'
const customerJsonSchema = v.pipe(v.string(), v.parseJson(), customerSchema)

export function newProposalRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, show } = options

  app.get('/propostas/nova', async (context) => {
    const details = await messageById(context.req.query('mensagem'), options)
    prepareReading(await options.shop())
    const screen = <NewProposal text={details?.message.message ?? ''} message={details?.message} />
    return show(context, { title: pageTitle, screen })
  })

  app.post('/propostas/nova', async (context) => {
    const { texto = '', cliente = '', ato, mensagem, escolhido } = await formOf(context)
    const details = await messageById(mensagem, options)
    const { unreadText } = withinLimits(texto)
    if (ato === 'procurar' || unreadText !== '') {
      const customers = ato === 'procurar' ? await store.proposals.customersLike(searchTerms(cliente)) : undefined
      const fault = unreadText === '' ? undefined : tooLongText
      const screen = (
        <NewProposal {...{ text: texto, search: cliente, found: customers, fault }} message={details?.message} />
      )
      return show(context, { title: pageTitle, screen, status: fault === undefined ? 200 : 400 })
    }
    const { cnpj, phone, email } = (await options.shop()).brand
    const written = customerOfText(texto, { cnpj, phones: [phone], emails: Object.values(email) })
    const chosen = v.safeParse(customerJsonSchema, escolhido)
    const chosenOrWritten = chosen.success ? chosen.output : written
    const customer = details ? { ...customerOfMessage(details.message), cnpj: written.cnpj } : chosenOrWritten
    const id = await makeProposal(context, options, { text: texto, customer, contactId: details?.message.id ?? null })
    return context.redirect(withNotice(`/propostas/${id}`, 'proposta-feita'), 303)
  })
}

async function makeProposal(
  context: DeskContext,
  { store, shop, deskFacts }: RouteOptions,
  { text, customer, contactId }: { text: string; customer: Customer; contactId: number | null },
): Promise<number> {
  const currentShop = await shop()
  const { proposals: settings } = await deskFacts()
  const lines = await linesOfText(text, currentShop)
  const prices = await pricesOfLines(store.proposals, catalogueItems(currentShop), lines, customer)
  const validUntil = dayAfter(todayInBrasilia(), settings.validity)
  const empty = newProposal(settings, currentShop.brand, validUntil)
  const seller = sessionOf(context).person.name.slice(0, 80)
  const content = { ...empty, seller, customer, lines: priceLines(lines, prices) }
  return store.proposals.create(content, { contactId }, actor(context))
}

async function messageById(number: string | undefined, { store }: Pick<RouteOptions, 'store'>) {
  if (number === undefined) return undefined
  const id = idIn(number)
  const details = id === undefined ? undefined : await store.messages.details(id)
  if (!details) throw new Refusal('no-such-message', 404, 'Não há esta mensagem. Ela pode ter sido apagada.')
  return details
}
