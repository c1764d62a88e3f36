import { NothingHere } from '#desk/parts/nothing-here.tsx'
import { TextLink } from '#desk/parts/text-link.tsx'
import { ListPages } from '#desk/parts/list-pages.tsx'
import { Plus } from 'lucide'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import { dueText, proposalStateLabel, turnOf, soonDays } from '#domain/proposal/proposal-state.ts'
import { centsText } from '#domain/money.ts'
import { type ListedProposal, type ProposalQuery, proposalName } from '#server/store/proposals.ts'
import { Choice } from '#desk/parts/choice.tsx'
import { FilterSearch, ShowFound } from '#desk/parts/filter-fields.tsx'
import { Moment } from '#desk/parts/moment.tsx'
import { Cell, Row, Table } from '#desk/parts/table.tsx'
import { monthWords, proposalsAddress, stateFilters, type ProposalFilters } from './proposal-address.ts'
import { ProposalBadge } from './proposal-badge.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { dayAfter } from '#domain/desk/calendar/business-calendar.ts'
import { searchTerms } from '#domain/desk/search-terms.ts'
import { readProposalNumber } from '#domain/proposal/proposal-number.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'

export interface ProposalListProps {
  filters: ProposalFilters
  rows: readonly (ListedProposal & { name: string })[]
  total: number
  pages: number
  today: string
}

/** The list of proposals: customer, amount, turn, validity. */
function ProposalList({ filters, rows, total, pages, today }: ProposalListProps) {
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <a href="/propostas/nova" className={buttonClass({ look: 'primary' })}>
          <Icon node={Plus} size={18} /> Nova proposta
        </a>
        <a href="/propostas/numeros" className={buttonClass({ look: 'plain', size: 'inline' })}>
          Números
        </a>
      </div>
      <Filters filters={filters} />
      {filters.month && <Month filters={filters} month={filters.month} />}
      {rows.length === 0 ? (
        <NothingHere>
          {proposalsAddress(filters) === '/propostas' ? 'Ainda não há propostas.' : 'Nenhuma proposta assim.'}
        </NothingHere>
      ) : (
        <>
          <p className="text-label text-muted">
            {total} {total === 1 ? 'proposta' : 'propostas'}
          </p>
          <Table
            caption="Propostas"
            headings={['Proposta', 'Cliente', 'Situação', 'Vez', 'Total', 'Validade', 'Mudou']}
          >
            {rows.map((row) => (
              <ProposalRow key={row.id} row={row} today={today} />
            ))}
          </Table>
          <ListPages page={filters.page} pages={pages} addressOf={(page) => proposalsAddress({ ...filters, page })} />
        </>
      )}
    </div>
  )
}

function ProposalRow({ row, today }: { row: ProposalListProps['rows'][number]; today: string }) {
  const { id, name, customer, state, total, validUntil, updatedAt } = row
  const due = dueText(row, today)
  return (
    <Row>
      <Cell label="Proposta">
        <a
          href={`/propostas/${id}`}
          data-row
          className="inline-flex min-h-6 items-center font-medium whitespace-nowrap text-petrol-deep underline underline-offset-4 touch:min-h-11"
        >
          {name}
        </a>
      </Cell>
      <Cell label="Cliente">{customer || <span className="text-muted">sem cliente</span>}</Cell>
      <Cell label="Situação">
        <ProposalBadge proposal={row} today={today} />
      </Cell>
      <Cell label="Vez">
        {turnOf(state, { validUntil, today, remindOn: row.remindOn })}
        {due !== '' && <span className="block text-label text-muted">{due}</span>}
      </Cell>
      <Cell label="Total">
        <span className="whitespace-nowrap tabular-nums">{centsText(total)}</span>
      </Cell>
      <Cell label="Validade">{brazilianDay(validUntil)}</Cell>
      <Cell label="Mudou">
        <Moment at={updatedAt} />
      </Cell>
    </Row>
  )
}

const filterNames = { ...proposalStateLabel, vencida: 'Vencida', lembrar: 'Aceitas no link e lembretes' } as const

/** Says which month's proposals are listed, with a link that removes this filter. */
function Month({
  filters,
  month: { of, month },
}: {
  filters: ProposalFilters
  month: NonNullable<ProposalFilters['month']>
}) {
  return (
    <p className="text-small">
      {monthWords[of]} em {month.split('-').toReversed().join('/')}{' '}
      <TextLink href={proposalsAddress({ ...filters, month: undefined, page: 1 })}>de qualquer mês</TextLink>
    </p>
  )
}

function Filters({ filters: { state, search } }: { filters: ProposalFilters }) {
  return (
    <form method="get" action="/propostas" role="search" className="grid items-end gap-3 sm:flex sm:flex-wrap">
      <FilterSearch value={search} placeholder="2026-0001, cliente, CNPJ, código" />
      <Choice label="Situação" name="situacao" value={state}>
        <option value="">Todas</option>
        {stateFilters.map((key) => (
          <option key={key} value={key}>
            {filterNames[key]}
          </option>
        ))}
      </Choice>
      <ShowFound />
    </form>
  )
}

const perPage = 50

/** In: the query of an address. Out: the list's filters; invalid values filter nothing. */
function proposalFilters(query: Record<string, string>): ProposalFilters {
  const { situacao = '', busca = '', pagina = '', mes = '', quando = '' } = query
  const of = keysOf(monthWords).find((key) => monthWords[key] === quando)
  return {
    state: stateFilters.find((state) => state === situacao) ?? '',
    search: busca.trim().slice(0, 200),
    month: of && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(mes) ? { of, month: mes } : undefined,
    page: /^[1-9]\d{0,4}$/.test(pagina) ? Number(pagina) : 1,
  }
}

/** The query for the store. In: the filters, and the day in Brasília. */
function proposalQuery({ state, search, page, month }: ProposalFilters, today: string): ProposalQuery {
  const number = readProposalNumber(search)
  return {
    state: state === '' || state === 'vencida' || state === 'lembrar' ? undefined : state,
    isExpired: state === 'vencida' || undefined,
    isDue: state === 'lembrar' ? { endsBy: dayAfter(today, soonDays) } : undefined,
    month,
    number,
    terms: search === '' || number ? undefined : searchTerms(search),
    page,
    perPage,
    today,
  }
}

/** The number of pages for a number of proposals. */
const proposalPages = (total: number) => Math.max(1, Math.ceil(total / perPage))

/** The list of proposals. */
export function proposalListRoutes(app: DeskApp, { store, show }: RouteOptions): void {
  app.get('/propostas', async (context) => {
    const filters = proposalFilters(context.req.query())
    const today = brasiliaDay(new Date().toISOString())
    const { rows, total } = await store.proposals.list(proposalQuery(filters, today))
    const named = rows.map((row) => ({ ...row, name: proposalName(row) }))
    const shown = { filters, rows: named, total, pages: proposalPages(total), today }
    return show(context, { title: 'Propostas', screen: <ProposalList {...shown} /> })
  })
}
