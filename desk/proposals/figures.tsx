import type { DeclinedItem } from '#domain/proposal/lines-of-order.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import { centsText } from '#domain/money.ts'
import { numberText } from '#domain/text/number-text.ts'
import type { ProposalMonth } from '#server/store/proposal-figures.ts'
import { type Column, Table } from '#desk/parts/table.tsx'
import { TextLink } from '#desk/parts/text-link.tsx'
import { proposalsAddress, type ProposalFilters } from './proposal-list.tsx'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'

interface ProposalFiguresProps {
  months: readonly ProposalMonth[]
  notCarried: readonly DeclinedItem[]
}

const noFilters: ProposalFilters = { state: '', search: '', page: 1, month: undefined }

/**
 * Monthly figures of begun, sent, accepted and lost proposals, each linked to its list, and what customers wanted and
 * the shop does not carry.
 */
function ProposalFigures({ months, notCarried }: ProposalFiguresProps) {
  return (
    <div className="grid gap-8">
      <p className="text-small">
        <TextLink href="/propostas">Propostas</TextLink>
      </p>
      <section aria-label="Por mês" className="grid gap-3">
        <h2 className="text-lead font-semibold">Por mês</h2>
        {months.length === 0 ? (
          <p className="text-small text-muted">Ainda não há propostas.</p>
        ) : (
          <Table caption="Propostas por mês" columns={monthColumns} rows={months} keyOf={({ month }) => month} />
        )}
        <p className="text-label text-muted">
          O tempo até enviar é o do meio: metade das propostas saiu mais depressa. Conta da mensagem do cliente, ou do
          primeiro rascunho onde não há mensagem, até a primeira vez em que a proposta foi marcada como enviada.
        </p>
      </section>
      <NotCarriedList notCarried={notCarried} />
    </div>
  )
}

/** A count with a link to the proposals that it counts. */
function linkedCount(count: number, filters: Partial<ProposalFilters>) {
  return count === 0 ? '0' : <TextLink href={proposalsAddress({ ...noFilters, ...filters })}>{count}</TextLink>
}

const monthColumns: readonly Column<ProposalMonth>[] = [
  ['Mês', ({ month }) => monthText(month)],
  ['Montadas', ({ month, begun }) => linkedCount(begun, { month: { of: 'begun', month } })],
  ['Enviadas', ({ month, sent }) => linkedCount(sent, { month: { of: 'sent', month } })],
  ['Tempo até enviar', ({ hoursToSend }) => (hoursToSend === undefined ? '' : hoursText(hoursToSend))],
  ['Aceitas', ({ month, accepted }) => linkedCount(accepted, { state: 'aceita', month: { of: 'closed', month } })],
  [
    'Valor aceito',
    ({ acceptedTotal }) => <span className="whitespace-nowrap tabular-nums">{centsText(acceptedTotal)}</span>,
  ],
  ['Perdidas', ({ month, lost }) => linkedCount(lost, { state: 'perdida', month: { of: 'closed', month } })],
]

function NotCarriedList({ notCarried }: Pick<ProposalFiguresProps, 'notCarried'>) {
  return (
    <section aria-label="O que pediram e não temos" className="grid gap-3">
      <h2 className="text-lead font-semibold">O que pediram e não temos</h2>
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
              ({ asked }) => (
                <TextLink href={proposalsAddress({ ...noFilters, search: asked.slice(0, 200) })}>{asked}</TextLink>
              ),
            ],
            ['Vezes', ({ times }) => times],
            ['Última vez', ({ day }) => brazilianDay(day)],
          ]}
        />
      )}
    </section>
  )
}

/** '2026-11' as '11/2026'. */
const monthText = (month: string) => month.split('-').toReversed().join('/')

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
