import { Plus } from 'lucide'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { todayInBrasilia } from '#desk/desk-facts.ts'
import { choiceFilter, listFilters, pageFilter, textFilter } from '#desk/http/list-filters.ts'
import type { DeskApp, RouteOptions } from '#desk/http/routes.ts'
import { Moment } from '#desk/parts/facts.tsx'
import { TextLink, ButtonLink } from '#desk/parts/links.tsx'
import type { Column } from '#desk/parts/list.tsx'
import { FilterForm, FilterSearch, FilterSelect, FilterSubmit, ListPages, Table, Results } from '#desk/parts/list.tsx'
import { Section } from '#desk/parts/section.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { searchTerms } from '#domain/desk/search-terms.ts'
import { messageAmount } from '#domain/money.ts'
import type { DeclinedItem } from '#domain/proposal/declined-items.ts'
import { readProposalNumber } from '#domain/proposal/proposal-number.ts'
import type { ProposalState } from '#domain/proposal/proposal-state.ts'
import { dueText, proposalStateLabel, soonDays, turnOf, isExpired, stateText } from '#domain/proposal/proposal-state.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { counted, numberText } from '#domain/text/number-text.ts'
import { dayAfter } from '#domain/time.ts'
import type { ProposalMonth } from '#server/store/proposal-figures.ts'
import { type ListedProposal, proposalName, type ProposalQuery } from '#server/store/proposals.ts'

/** The states to filter by. 'lembrar': the customer accepted it at the link, or its reminder or end is near. */
const stateNames = {
  lembrar: 'Aceitas no link e lembretes',
  rascunho: proposalStateLabel.rascunho,
  enviada: proposalStateLabel.enviada,
  negociacao: proposalStateLabel.negociacao,
  vencida: 'Vencida',
  aceita: proposalStateLabel.aceita,
  perdida: proposalStateLabel.perdida,
} as const

const monthEvents = { montadas: 'begun', enviadas: 'sent', encerradas: 'closed' } as const

const proposalFilters = listFilters('/propostas', {
  state: choiceFilter('situacao', keysOf(stateNames), ''),
  search: textFilter('busca', 200),
  month: { parameter: 'mes', read: (text) => (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : ''), write: String },
  inMonth: choiceFilter('quando', keysOf(monthEvents), ''),
  page: pageFilter,
})
type ProposalFilters = ReturnType<typeof proposalFilters.read>

const proposalsAddress = (filters: Partial<ProposalFilters>) =>
  proposalFilters.address({ ...proposalFilters.read({}), ...filters })

const perPage = 50

function proposalQuery({ state, search, page, month, inMonth }: ProposalFilters, today: string): ProposalQuery {
  const number = readProposalNumber(search)
  return {
    state: state === '' || state === 'vencida' || state === 'lembrar' ? undefined : state,
    isExpired: state === 'vencida' || undefined,
    dueBy: state === 'lembrar' ? dayAfter(today, soonDays) : undefined,
    month: month === '' || inMonth === '' ? undefined : { of: monthEvents[inMonth], month },
    number,
    terms: search === '' || number ? undefined : searchTerms(search),
    page,
    perPage,
    today,
  }
}

export function proposalListRoutes(app: DeskApp, { store, show }: RouteOptions): void {
  app.get('/propostas', async (context) => {
    const filters = proposalFilters.read(context.req.query())
    const today = todayInBrasilia()
    const { rows, total } = await store.proposals.list(proposalQuery(filters, today))
    return show(context, { title: 'Propostas', screen: <ProposalList {...{ filters, rows, total, today }} /> })
  })

  app.get('/propostas/numeros', async (context) => {
    const [months, notCarried] = await Promise.all([store.proposals.months(), store.proposals.notCarried()])
    const screen = <ProposalFigures months={months} notCarried={notCarried} />
    return show(context, { title: 'Propostas em números', screen })
  })
}

const noProposals = 'Ainda não há propostas.'

interface ProposalListProps {
  filters: ProposalFilters
  rows: readonly ListedProposal[]
  total: number
  today: string
}

function ProposalList({ filters, rows, total, today }: ProposalListProps) {
  const { state, search, month, inMonth } = filters
  const isAll = proposalFilters.address(filters) === '/propostas'
  const empty = isAll ? noProposals : 'Nenhuma proposta assim.'
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/propostas/nova" look="primary" icon={Plus} label="Nova proposta" />
        <ButtonLink label="Números" href="/propostas/numeros" look="plain" />
      </div>
      <FilterForm action="/propostas">
        <FilterSearch value={search} placeholder="2026-0001, cliente, CNPJ, código" />
        <FilterSelect label="Situação" name="situacao" value={state} none="Todas" of={stateNames} />
        <FilterSubmit />
      </FilterForm>
      {month !== '' && inMonth !== '' && (
        <p className="text-small">
          {inMonth} em {monthText(month)}{' '}
          <TextLink href={proposalFilters.address({ ...filters, month: '', inMonth: '', page: 1 })}>
            de qualquer mês
          </TextLink>
        </p>
      )}
      <Results>
        {total > 0 && <p className="text-label text-muted">{counted(total, 'proposta', 'propostas')}</p>}
        <Table caption="Propostas" columns={columnsOn(today)} rows={rows} keyOf={({ id }) => id} empty={empty} />
        <ListPages {...proposalFilters.pages(filters, total, perPage)} />
      </Results>
    </div>
  )
}

const columnsOn = (today: string): readonly Column<ListedProposal>[] => [
  [
    'Proposta',
    (row) => <TextLink href={`/propostas/${row.id}`} isRow className="whitespace-nowrap" label={proposalName(row)} />,
  ],
  ['Cliente', ({ customer }) => customer || <span className="text-muted">sem cliente</span>],
  ['Situação', (row) => <ProposalBadge proposal={row} today={today} />],
  [
    'Vez',
    (row) => (
      <>
        {turnOf(row.state, { ...row, today })}
        <span className="block text-label text-muted empty:hidden">{dueText(row, today)}</span>
      </>
    ),
  ],
  ['Total', ({ total }) => <span className="whitespace-nowrap tabular-nums">{messageAmount(total)}</span>],
  ['Validade', ({ validUntil }) => brazilianDay(validUntil)],
  ['Mudou', ({ updatedAt }) => <Moment at={updatedAt} />],
]

/** Writes a month: '2026-11' → '11/2026'. */
const monthText = (month: string) => month.split('-').toReversed().join('/')

/** Monthly figures of proposals, each linked to its list, and what customers asked for and the shop does not carry. */
interface ProposalFiguresProps {
  months: readonly ProposalMonth[]
  notCarried: readonly DeclinedItem[]
}

function ProposalFigures({ months, notCarried }: ProposalFiguresProps) {
  return (
    <div className="grid gap-8">
      <p className="text-small">
        <TextLink href="/propostas">Propostas</TextLink>
      </p>
      <Section title="Por mês">
        <Table
          caption="Propostas por mês"
          columns={monthColumns}
          rows={months}
          keyOf={({ month }) => month}
          empty={noProposals}
        />
        <p className="text-label text-muted">
          O tempo até enviar é o do meio: metade das propostas saiu mais depressa. Conta da mensagem do cliente, ou do
          primeiro rascunho onde não há mensagem, até a primeira vez em que a proposta foi marcada como enviada.
        </p>
      </Section>
      <Section title="O que pediram e não temos">
        <Table
          caption="Itens recusados no último ano"
          rows={notCarried}
          keyOf={({ asked }) => asked}
          empty="Nada foi recusado no último ano."
          columns={[
            [
              'Pedido',
              ({ asked }) => <TextLink href={proposalsAddress({ search: asked.slice(0, 200) })}>{asked}</TextLink>,
            ],
            ['Vezes', ({ times }) => times],
            ['Última vez', ({ day }) => brazilianDay(day)],
          ]}
        />
      </Section>
    </div>
  )
}

const linkedCount = (count: number, filters: Parameters<typeof proposalsAddress>[0]) =>
  count === 0 ? '0' : <TextLink href={proposalsAddress(filters)}>{count}</TextLink>

const monthColumns: readonly Column<ProposalMonth>[] = [
  ['Mês', ({ month }) => monthText(month)],
  ['Montadas', ({ month, begun }) => linkedCount(begun, { month, inMonth: 'montadas' })],
  ['Enviadas', ({ month, sent }) => linkedCount(sent, { month, inMonth: 'enviadas' })],
  ['Tempo até enviar', ({ hoursToSend }) => (hoursToSend === undefined ? '' : hoursText(hoursToSend))],
  ['Aceitas', ({ month, accepted }) => linkedCount(accepted, { state: 'aceita', month, inMonth: 'encerradas' })],
  [
    'Valor aceito',
    ({ acceptedTotal }) => <span className="whitespace-nowrap tabular-nums">{messageAmount(acceptedTotal)}</span>,
  ],
  ['Perdidas', ({ month, lost }) => linkedCount(lost, { state: 'perdida', month, inMonth: 'encerradas' })],
]

/** Writes hours in words: '40 min', '5,5 h', '3 dias'. */
function hoursText(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`
  if (hours < 48) return `${numberText(Math.round(hours * 10) / 10, hours < 10 ? 1 : 0)} h`
  return `${Math.round(hours / 24)} dias`
}

const stateTones: Record<ProposalState, BadgeTone> = {
  rascunho: 'brand',
  enviada: 'neutral',
  negociacao: 'brand',
  aceita: 'good',
  perdida: 'neutral',
}

interface ProposalBadgeProps {
  proposal: { state: ProposalState; validUntil: string }
  today: string
}

/** The state of a proposal in words; red only once it has expired. */
export function ProposalBadge({ proposal: { state, validUntil }, today }: ProposalBadgeProps) {
  const days = { validUntil, today }
  return <Badge tone={isExpired(state, days) ? 'signal' : stateTones[state]}>{stateText(state, days)}</Badge>
}
