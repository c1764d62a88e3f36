import type { NotCarried } from '#domain/proposal/lines-of-order.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import { centsText } from '#domain/money.ts'
import { numberText } from '#domain/text/number-text.ts'
import type { ProposalMonth } from '#server/store/proposal-figures.ts'
import { Cell, Row, Table } from '#desk/parts/table.tsx'
import { proposalsAddress, type ProposalFilters } from './proposal-address.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'

interface ProposalFiguresProps {
  months: readonly ProposalMonth[]
  notCarried: readonly NotCarried[]
}

const link =
  'inline-flex min-h-6 items-center text-petrol-deep underline underline-offset-4 tabular-nums touch:min-h-11'
const everything: ProposalFilters = { state: '', search: '', page: 1, month: undefined }

/**
 * Monthly figures of begun, sent, accepted and lost proposals, each linked to its list, and what customers wanted and
 * the shop does not carry.
 */
function ProposalFigures({ months, notCarried }: ProposalFiguresProps) {
  return (
    <div className="grid gap-8">
      <p className="text-small">
        <a href="/propostas" className={link}>
          Propostas
        </a>
      </p>
      <section aria-label="Por mês" className="grid gap-3">
        <h2 className="text-lead font-semibold">Por mês</h2>
        {months.length === 0 ? (
          <p className="text-small text-muted">Ainda não há propostas.</p>
        ) : (
          <Table
            caption="Propostas por mês"
            headings={['Mês', 'Montadas', 'Enviadas', 'Tempo até enviar', 'Aceitas', 'Valor aceito', 'Perdidas']}
          >
            {months.map((month) => (
              <MonthRow key={month.month} month={month} />
            ))}
          </Table>
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

function MonthRow({
  month: { month, begun, sent, hoursToSend, accepted, acceptedTotal, lost },
}: {
  month: ProposalMonth
}) {
  const figure = (count: number, filters: Partial<ProposalFilters>) =>
    count === 0 ? (
      '0'
    ) : (
      <a href={proposalsAddress({ ...everything, ...filters })} className={link}>
        {count}
      </a>
    )
  return (
    <Row>
      <Cell label="Mês">{monthText(month)}</Cell>
      <Cell label="Montadas">{figure(begun, { month: { of: 'begun', month } })}</Cell>
      <Cell label="Enviadas">{figure(sent, { month: { of: 'sent', month } })}</Cell>
      <Cell label="Tempo até enviar">{hoursToSend === undefined ? '' : hoursText(hoursToSend)}</Cell>
      <Cell label="Aceitas">{figure(accepted, { state: 'aceita', month: { of: 'closed', month } })}</Cell>
      <Cell label="Valor aceito">
        <span className="whitespace-nowrap tabular-nums">{centsText(acceptedTotal)}</span>
      </Cell>
      <Cell label="Perdidas">{figure(lost, { state: 'perdida', month: { of: 'closed', month } })}</Cell>
    </Row>
  )
}

function NotCarriedList({ notCarried }: Pick<ProposalFiguresProps, 'notCarried'>) {
  return (
    <section aria-label="O que pediram e não temos" className="grid gap-3">
      <h2 className="text-lead font-semibold">O que pediram e não temos</h2>
      {notCarried.length === 0 ? (
        <p className="text-small text-muted">Nada foi recusado no último ano.</p>
      ) : (
        <Table caption="Itens recusados no último ano" headings={['Pedido', 'Vezes', 'Última vez']}>
          {notCarried.map(({ asked, times, day }) => (
            <Row key={asked}>
              <Cell label="Pedido">
                <a href={proposalsAddress({ ...everything, search: asked.slice(0, 200) })} className={link}>
                  {asked}
                </a>
              </Cell>
              <Cell label="Vezes">{times}</Cell>
              <Cell label="Última vez">{brazilianDay(day)}</Cell>
            </Row>
          ))}
        </Table>
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
