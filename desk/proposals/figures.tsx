import { Section } from '#desk/parts/section.tsx'
import type { DeclinedItem } from '#domain/proposal/lines-of-order.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { centsText } from '#domain/money.ts'
import { numberText } from '#domain/text/number-text.ts'
import type { ProposalMonth } from '#server/store/proposal-figures.ts'
import { type Column, Table } from '#desk/parts/list.tsx'
import { TextLink } from '#desk/parts/links.tsx'
import { monthText, proposalsAddress } from './proposal-list.tsx'
import type { DeskApp, RouteOptions } from '#desk/http/routes.ts'

/**
 * Monthly figures of begun, sent, accepted and lost proposals, each linked to its list, and what customers wanted and
 * the shop does not carry.
 */
function ProposalFigures({
  months,
  notCarried,
}: {
  months: readonly ProposalMonth[]
  notCarried: readonly DeclinedItem[]
}) {
  return (
    <div className="grid gap-8">
      <p className="text-small">
        <TextLink href="/propostas">Propostas</TextLink>
      </p>
      <Section title="Por mês">
        {months.length === 0 ? (
          <p className="text-small text-muted">Ainda não há propostas.</p>
        ) : (
          <Table caption="Propostas por mês" columns={monthColumns} rows={months} keyOf={({ month }) => month} />
        )}
        <p className="text-label text-muted">
          O tempo até enviar é o do meio: metade das propostas saiu mais depressa. Conta da mensagem do cliente, ou do
          primeiro rascunho onde não há mensagem, até a primeira vez em que a proposta foi marcada como enviada.
        </p>
      </Section>
      <NotCarriedList notCarried={notCarried} />
    </div>
  )
}

/** A count with a link to the proposals that it counts. */
function linkedCount(count: number, filters: Parameters<typeof proposalsAddress>[0]) {
  return count === 0 ? '0' : <TextLink href={proposalsAddress(filters)}>{count}</TextLink>
}

const monthColumns: readonly Column<ProposalMonth>[] = [
  ['Mês', ({ month }) => monthText(month)],
  ['Montadas', ({ month, begun }) => linkedCount(begun, { month, inMonth: 'montadas' })],
  ['Enviadas', ({ month, sent }) => linkedCount(sent, { month, inMonth: 'enviadas' })],
  ['Tempo até enviar', ({ hoursToSend }) => (hoursToSend === undefined ? '' : hoursText(hoursToSend))],
  ['Aceitas', ({ month, accepted }) => linkedCount(accepted, { state: 'aceita', month, inMonth: 'encerradas' })],
  [
    'Valor aceito',
    ({ acceptedTotal }) => <span className="whitespace-nowrap tabular-nums">{centsText(acceptedTotal)}</span>,
  ],
  ['Perdidas', ({ month, lost }) => linkedCount(lost, { state: 'perdida', month, inMonth: 'encerradas' })],
]

function NotCarriedList({ notCarried }: { notCarried: readonly DeclinedItem[] }) {
  return (
    <Section title="O que pediram e não temos">
      {notCarried.length === 0 ? (
        <p className="text-small text-muted">Nada foi recusado no último ano.</p>
      ) : (
        <Table
          caption="Itens recusados no último ano"
          rows={notCarried}
          keyOf={({ asked }) => asked}
          columns={[
            [
              'Pedido',
              ({ asked }) => <TextLink href={proposalsAddress({ search: asked.slice(0, 200) })}>{asked}</TextLink>,
            ],
            ['Vezes', ({ times }) => times],
            ['Última vez', ({ day }) => brazilianDay(day)],
          ]}
        />
      )}
    </Section>
  )
}

/** '40 min', '5,5 h', '3 dias'. */
function hoursText(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`
  if (hours < 48) return `${numberText(Math.round(hours * 10) / 10, hours < 10 ? 1 : 0)} h`
  return `${Math.round(hours / 24)} dias`
}

/** The figures of the last months' proposals. */
export function proposalFigureRoutes(app: DeskApp, { store, show }: RouteOptions): void {
  app.get('/propostas/numeros', async (context) => {
    const [months, notCarried] = await Promise.all([store.proposals.months(), store.proposals.notCarried()])
    const screen = <ProposalFigures months={months} notCarried={notCarried} />
    return show(context, { title: 'Propostas em números', screen })
  })
}
