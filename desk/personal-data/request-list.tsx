import * as v from 'valibot'
import { Badge } from '#app/ui/badge.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { todayInBrasilia } from '#desk/desk-facts.ts'
import { faultsOf, formOf } from '#desk/http/form.ts'
import { actor, type DeskApp, type DeskContext, type RouteOptions } from '#desk/http/routes.ts'
import { ChoiceField, PostForm, Submit, type Texts, typedField } from '#desk/parts/form.tsx'
import { TextLink } from '#desk/parts/links.tsx'
import { Table } from '#desk/parts/list.tsx'
import { Section } from '#desk/parts/section.tsx'
import { withNotice } from '#desk/shell/notices.ts'
import { dataRequestKinds, dataRequestNames, daysLeft } from '#domain/desk/data-request.ts'
import { phoneKey } from '#domain/desk/search-terms.ts'
import { contactLimits } from '#domain/forms/fields.ts'
import { emailText, optionalText, typedText } from '#domain/forms/typed-text.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { daySchema } from '#domain/text/text-schemas.ts'
import type { DataRequest } from '#server/store/personal-data.ts'

const invalidText = 'Texto inválido'
export const nameText = typedText({ minimum: 2, maximum: contactLimits.name }, 'Nome deve ter pelo menos 2 caracteres')
const phoneText = optionalText(typedText({ maximum: contactLimits.phone }, invalidText))

const requestSchema = v.pipe(
  v.object({
    kind: v.picklist(dataRequestKinds),
    name: optionalText(nameText),
    email: optionalText(emailText),
    phone: phoneText,
    receivedOn: daySchema,
  }),
  v.forward(
    v.check((form) => form.email !== null || form.phone !== null, 'Escreva o e-mail ou o telefone'),
    ['email'],
  ),
  v.forward(
    v.check((form) => form.phone === null || phoneKey(form.phone) !== undefined, 'Escreva o telefone com DDD'),
    ['phone'],
  ),
)

export function dataRequestListRoutes(app: DeskApp, { store, show }: RouteOptions): void {
  const showList = async (context: DeskContext, typed: Texts, faults?: Texts) => {
    const today = todayInBrasilia()
    const requests = await store.personalData.requests()
    const screen = (
      <div className="grid gap-8">
        <Requests requests={requests} today={today} />
        <NewRequest typed={{ kind: 'acesso', receivedOn: today, ...typed }} faults={faults ?? {}} />
      </div>
    )
    return show(context, { title: 'Dados pessoais', screen, status: faults ? 400 : 200 })
  }

  app.get('/dados-pessoais', (context) => showList(context, {}))

  app.post('/dados-pessoais', async (context) => {
    const typed = await formOf(context)
    const form = v.safeParse(requestSchema, typed)
    if (!form.success) return showList(context, typed, faultsOf(form.issues))
    const { id } = await store.personalData.open(form.output, actor(context))
    return context.redirect(withNotice(`/dados-pessoais/${id}`, 'pedido'), 303)
  })
}

function Requests({ requests, today }: { requests: readonly DataRequest[]; today: string }) {
  return (
    <Table
      caption="Pedidos"
      empty="Nenhum pedido."
      rows={requests}
      keyOf={({ id }) => id}
      isQuiet={(request) => request.closed_at !== null}
      columns={[
        [
          'Pedido',
          ({ id, kind }) => (
            <TextLink href={`/dados-pessoais/${id}`} isRow label={`nº ${id}, ${dataRequestNames[kind]}`} />
          ),
        ],
        ['De quem', ({ name, email, phone }) => [name, email, phone].filter(Boolean).join(', ')],
        ['Prazo', (request) => <DeadlineBadge request={request} today={today} />],
      ]}
    />
  )
}

export function DeadlineBadge({ request, today }: { request: DataRequest; today: string }) {
  if (request.closed_at !== null) return <Badge tone="neutral">encerrado</Badge>
  const days = daysLeft(request.due_on, today)
  const day = brazilianDay(request.due_on).slice(0, 5)
  if (days < 0) return <Badge tone="signal">{`venceu em ${day}`}</Badge>
  return <Badge tone={days <= urgentDays ? 'signal' : 'neutral'}>{`até ${day} (${remainingText(days)})`}</Badge>
}

const urgentDays = 5

function remainingText(days: number): string {
  if (days === 0) return 'hoje'
  return days === 1 ? 'amanhã' : `${days} dias`
}

function NewRequest({ typed, faults }: { typed: Texts; faults: Texts }) {
  const field = typedField(typed, faults)
  return (
    <Section title="Novo pedido" className="max-w-2xl">
      <p className="text-small text-muted">
        Confirme antes que o pedido é da própria pessoa: responda ao endereço que ela usou e espere que responda dali. O
        e-mail ou o telefone é por onde o site procura os dados dela.
      </p>
      <PostForm action="/dados-pessoais" className="grid justify-items-start gap-4">
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <ChoiceField label="O que pede" {...field('kind')} of={dataRequestNames} />
          <TextField label="Chegou em" {...field('receivedOn')} type="date" required />
          <TextField label="E-mail" {...field('email')} isOptional inputMode="email" />
          <TextField label="Telefone, com DDD" {...field('phone')} isOptional inputMode="tel" />
          <TextField label="Nome" {...field('name')} isOptional />
        </div>
        <Submit label="Abrir pedido" look="primary" />
      </PostForm>
    </Section>
  )
}
