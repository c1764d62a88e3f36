import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { Options } from '#desk/parts/filter-select.tsx'
import { Table } from '#desk/parts/table.tsx'
import { TextLink } from '#desk/parts/text-link.tsx'
import { typedField } from '#desk/parts/typed-field.ts'
import { dataRequestNames, daysLeft } from '#domain/desk/data-request.ts'
import type { DataRequest } from '#server/store/personal-data.ts'

export interface RequestFields {
  kind: string
  name: string
  email: string
  phone: string
  receivedOn: string
}

interface RequestsPageProps {
  requests: readonly DataRequest[]
  today: string
  typed: RequestFields
  faults: Readonly<Record<string, string>>
}

/** The requests with their deadlines, and a form for a new one. */
export function RequestsPage({ requests, today, typed, faults }: RequestsPageProps) {
  return (
    <div className="grid gap-8">
      {requests.length === 0 ? (
        <p className="text-lead font-semibold">Nenhum pedido.</p>
      ) : (
        <Table
          caption="Pedidos"
          rows={requests}
          keyOf={({ id }) => id}
          isQuiet={(request) => request.closed_at !== null}
          columns={[
            [
              'Pedido',
              ({ id, kind }) => (
                <TextLink href={`/dados-pessoais/${id}`} isRow>
                  nº {id}, {dataRequestNames[kind]}
                </TextLink>
              ),
            ],
            ['De quem', ({ name, email, phone }) => [name, email, phone].filter(Boolean).join(', ')],
            ['Prazo', (request) => <DeadlineBadge request={request} today={today} />],
          ]}
        />
      )}
      <NewRequest typed={typed} faults={faults} />
    </div>
  )
}

/** The time left to answer, as a coloured label. */
export function DeadlineBadge({ request, today }: { request: DataRequest; today: string }) {
  if (request.closed_at !== null) return <Badge tone="neutral">encerrado</Badge>
  const days = daysLeft(request.due_on, today)
  const day = request.due_on.slice(5).split('-').toReversed().join('/')
  if (days < 0) return <Badge tone="signal">{`venceu em ${day}`}</Badge>
  const remaining = days === 0 ? 'hoje' : days === 1 ? 'amanhã' : `${days} dias`
  return <Badge tone={days <= 5 ? 'signal' : 'neutral'}>{`até ${day} (${remaining})`}</Badge>
}

function NewRequest({ typed, faults }: Pick<RequestsPageProps, 'typed' | 'faults'>) {
  const field = typedField({ ...typed }, faults)
  return (
    <section className="grid max-w-2xl gap-4">
      <h2 className="text-lead font-semibold">Novo pedido</h2>
      <p className="text-small text-muted">
        Confirme antes que o pedido é da própria pessoa: responda ao endereço que ela usou e espere que responda dali. O
        e-mail ou o telefone é por onde o site procura os dados dela.
      </p>
      <PostForm action="/dados-pessoais" className="grid justify-items-start gap-4">
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <SelectField label="O que pede" {...field('kind')}>
            <Options of={dataRequestNames} />
          </SelectField>
          <TextField label="Chegou em" {...field('receivedOn')} type="date" required />
          <TextField label="E-mail" {...field('email')} isOptional inputMode="email" />
          <TextField label="Telefone, com DDD" {...field('phone')} isOptional inputMode="tel" />
          <TextField label="Nome" {...field('name')} isOptional />
        </div>
        <Button type="submit" look="primary">
          Abrir pedido
        </Button>
      </PostForm>
    </section>
  )
}
