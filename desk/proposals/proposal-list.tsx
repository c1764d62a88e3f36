import { Plus } from 'lucide'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { dayAfter } from '#domain/desk/calendar/business-calendar.ts'
import { searchTerms } from '#domain/desk/search-terms.ts'
import { centsText } from '#domain/money.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import { readProposalNumber } from '#domain/proposal/proposal-number.ts'
import { dueText, proposalStateLabel, soonDays, turnOf } from '#domain/proposal/proposal-state.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { type ListedProposal, proposalName, type ProposalQuery } from '#server/store/proposals.ts'
import { addressWith, pageIn, pageParameter } from '#desk/http/address-within-desk.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { FilterSelect, Options } from '#desk/parts/filter-select.tsx'
import { FilterSearch, FilterSubmit } from '#desk/parts/filter-fields.tsx'
import { ListPages } from '#desk/parts/list-pages.tsx'
import { Moment } from '#desk/parts/moment.tsx'
import { NothingHere } from '#desk/parts/nothing-here.tsx'
import { type Column, Table } from '#desk/parts/table.tsx'
import { TextLink } from '#desk/parts/text-link.tsx'
import { ProposalBadge } from './proposal-badge.tsx'

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

/** Values of the address's parameter for what happened in a month. */
const monthWords = { begun: 'montadas', sent: 'enviadas', closed: 'encerradas' } as const

/** The list's filters in the address. */
export interface ProposalFilters {
  /** The state of the listed proposals; '' lists all. */
  state: keyof typeof stateNames | ''
  search: string
  page: number
  /** Only proposals that were begun, sent or closed in a month ('2026-11'). */
  month: { of: keyof typeof monthWords; month: string } | undefined
}

/** In: the query of an address. Out: the list's filters; invalid values filter nothing. */
function proposalFilters(query: Record<string, string>): ProposalFilters {
  const { situacao, busca = '', pagina, mes = '', quando } = query
  const of = keysOf(monthWords).find((key) => monthWords[key] === quando)
  return {
    state: keysOf(stateNames).find((state) => state === situacao) ?? '',
    search: busca.trim().slice(0, 200),
    month: of && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(mes) ? { of, month: mes } : undefined,
    page: pageIn(pagina),
  }
}

/** The list's address with these filters, without defaults. */
export const proposalsAddress = ({ state, search, page, month }: ProposalFilters) =>
  addressWith('/propostas', {
    situacao: state,
    busca: search,
    mes: month?.month ?? '',
    quando: month ? monthWords[month.of] : '',
    pagina: pageParameter(page),
  })

const perPage = 50

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

/** The list of proposals. */
export function proposalListRoutes(app: DeskApp, { store, show }: RouteOptions): void {
  app.get('/propostas', async (context) => {
    const filters = proposalFilters(context.req.query())
    const today = brasiliaDay(new Date().toISOString())
    const { rows, total } = await store.proposals.list(proposalQuery(filters, today))
    return show(context, { title: 'Propostas', screen: <ProposalList {...{ filters, rows, total, today }} /> })
  })
}

interface ProposalListProps {
  filters: ProposalFilters
  rows: readonly ListedProposal[]
  total: number
  today: string
}

/** The list of proposals: customer, amount, turn, validity. */
function ProposalList({ filters, rows, total, today }: ProposalListProps) {
  const { state, search, month } = filters
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
      <form
        method="get"
        action="/propostas"
        role="search"
        data-answers-typing
        className="grid items-end gap-3 sm:flex sm:flex-wrap"
      >
        <FilterSearch value={search} placeholder="2026-0001, cliente, CNPJ, código" />
        <FilterSelect label="Situação" name="situacao" value={state}>
          <option value="">Todas</option>
          <Options of={stateNames} />
        </FilterSelect>
        <FilterSubmit />
      </form>
      {month && (
        <p className="text-small">
          {monthWords[month.of]} em {month.month.split('-').toReversed().join('/')}{' '}
          <TextLink href={proposalsAddress({ ...filters, month: undefined, page: 1 })}>de qualquer mês</TextLink>
        </p>
      )}
      <div data-fresh="rows" className="grid gap-5">
        {rows.length === 0 ? (
          <NothingHere>
            {proposalsAddress(filters) === '/propostas' ? 'Ainda não há propostas.' : 'Nenhuma proposta assim.'}
          </NothingHere>
        ) : (
          <>
            <p className="text-label text-muted">
              {total} {total === 1 ? 'proposta' : 'propostas'}
            </p>
            <Table caption="Propostas" columns={columnsOn(today)} rows={rows} keyOf={({ id }) => id} />
            <ListPages
              page={filters.page}
              pages={Math.ceil(total / perPage)}
              addressOf={(page) => proposalsAddress({ ...filters, page })}
            />
          </>
        )}
      </div>
    </div>
  )
}

const columnsOn = (today: string): readonly Column<ListedProposal>[] => [
  [
    'Proposta',
    (row) => (
      <TextLink href={`/propostas/${row.id}`} isRow className="whitespace-nowrap">
        {proposalName(row)}
      </TextLink>
    ),
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
  ['Total', ({ total }) => <span className="whitespace-nowrap tabular-nums">{centsText(total)}</span>],
  ['Validade', ({ validUntil }) => brazilianDay(validUntil)],
  ['Mudou', ({ updatedAt }) => <Moment at={updatedAt} />],
]
