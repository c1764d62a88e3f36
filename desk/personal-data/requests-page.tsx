import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { Cell, Row, Table } from '#desk/parts/table.tsx'
import { dataRequestKinds, dataRequestNames, daysLeft } from '#domain/desk/data-request.ts'
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
        <Table caption="Pedidos" headings={['Pedido', 'De quem', 'Prazo']}>
          {requests.map((request) => (
            <Row key={request.id} isQuiet={request.closed_at !== null}>
              <Cell label="Pedido">
                <a href={`/dados-pessoais/${request.id}`} data-row className="font-medium text-petrol-deep underline">
                  nº {request.id}, {dataRequestNames[request.kind]}
                </a>
              </Cell>
              <Cell label="De quem">{[request.name, request.email, request.phone].filter(Boolean).join(', ')}</Cell>
              <Cell label="Prazo">
                <Clock request={request} today={today} />
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      <NewRequest typed={typed} faults={faults} />
    </div>
  )
}

/** The time left to answer, in words and a colour. */
export function Clock({ request, today }: { request: DataRequest; today: string }) {
  if (request.closed_at !== null) return <Badge tone="neutral">encerrado</Badge>
  const days = daysLeft(request.due_on, today)
  const day = request.due_on.slice(5).split('-').toReversed().join('/')
  if (days < 0) return <Badge tone="signal">{`venceu em ${day}`}</Badge>
  const left = days === 0 ? 'hoje' : days === 1 ? 'amanhã' : `${days} dias`
  return <Badge tone={days <= 5 ? 'signal' : 'neutral'}>{`até ${day} (${left})`}</Badge>
}

function NewRequest({ typed, faults }: Pick<RequestsPageProps, 'typed' | 'faults'>) {
  return (
    <section className="grid max-w-2xl gap-4">
      <h2 className="text-lead font-semibold">Novo pedido</h2>
      <p className="text-small text-muted">
        Confirme antes que o pedido é da própria pessoa: responda ao endereço que ela usou e espere que responda dali. O
        e-mail ou o telefone é por onde o site procura os dados dela.
      </p>
      <PostForm action="/dados-pessoais" className="grid justify-items-start gap-4">
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <SelectField label="O que pede" name="kind" defaultValue={typed.kind} error={faults.kind}>
            {dataRequestKinds.map((kind) => (
              <option key={kind} value={kind}>
                {dataRequestNames[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Chegou em"
            name="receivedOn"
            type="date"
            required
            defaultValue={typed.receivedOn}
            error={faults.receivedOn}
          />
          <TextField
            label="E-mail"
            name="email"
            isOptional
            inputMode="email"
            defaultValue={typed.email}
            error={faults.email}
            autoComplete="off"
          />
          <TextField
            label="Telefone, com DDD"
            name="phone"
            isOptional
            inputMode="tel"
            defaultValue={typed.phone}
            error={faults.phone}
            autoComplete="off"
          />
          <TextField
            label="Nome"
            name="name"
            isOptional
            defaultValue={typed.name}
            error={faults.name}
            autoComplete="off"
          />
        </div>
        <Button type="submit" look="primary">
          Abrir pedido
        </Button>
      </PostForm>
    </section>
  )
}
