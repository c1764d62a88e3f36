import {
  FilterForm,
  FilterSearch,
  FilterSelect,
  FilterSubmit,
  ListPages,
  NothingHere,
  type Column,
  Table,
  Found,
} from '#desk/parts/list.tsx'
import { Plus } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { dayAfter } from '#domain/desk/calendar/business-calendar.ts'
import { searchTerms } from '#domain/desk/search-terms.ts'
import { centsText } from '#domain/money.ts'
import { brazilianDay, brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { readProposalNumber } from '#domain/proposal/proposal-number.ts'
import { dueText, proposalStateLabel, soonDays, turnOf } from '#domain/proposal/proposal-state.ts'
import { type ListedProposal, proposalName, type ProposalQuery } from '#server/store/proposals.ts'
import { choiceFilter, listFilters, pageFilter, textFilter } from '#desk/http/list-filters.ts'
import type { DeskApp, RouteOptions } from '#desk/http/routes.ts'
import { Moment } from '#desk/parts/facts.tsx'
import { TextLink, ButtonLink } from '#desk/parts/links.tsx'
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

/** What happened in a month, by the address's words for it. */
const monthEvents = { montadas: 'begun', enviadas: 'sent', encerradas: 'closed' } as const

const list = listFilters('/propostas', {
  state: choiceFilter('situacao', keysOf(stateNames), ''),
  search: textFilter('busca', 200),
  /** Only proposals that were begun, sent or closed in a month ('2026-11'). */
  month: { parameter: 'mes', read: (text) => (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : ''), write: String },
  inMonth: choiceFilter('quando', keysOf(monthEvents), ''),
  page: pageFilter,
})
type ProposalFilters = ReturnType<typeof list.read>

/** The list's address with some filters. */
export const proposalsAddress = (filters: Partial<ProposalFilters>) => list.address({ ...list.read({}), ...filters })

const perPage = 50

/** The query for the store. In: the filters, and the day in Brasília. */
function proposalQuery({ state, search, page, month, inMonth }: ProposalFilters, today: string): ProposalQuery {
  const number = readProposalNumber(search)
  return {
    state: state === '' || state === 'vencida' || state === 'lembrar' ? undefined : state,
    isExpired: state === 'vencida' || undefined,
    isDue: state === 'lembrar' ? { endsBy: dayAfter(today, soonDays) } : undefined,
    month: month === '' || inMonth === '' ? undefined : { of: monthEvents[inMonth], month },
    number,
    terms: search === '' || number ? undefined : searchTerms(search),
    page,
    perPage,
    today,
  }
}

/** The list of proposals. */
export function proposalListRoutes(app: DeskApp, options: RouteOptions): void {
  app.get('/propostas', async (context) => {
    const screen = <ProposalList view={await proposalListView(options, context.req.query())} />
    return options.show(context, { title: 'Propostas', screen })
  })
}

async function proposalListView({ store }: RouteOptions, query: Record<string, string>) {
  const filters = list.read(query)
  const today = brasiliaDay(new Date().toISOString())
  return { filters, today, ...(await store.proposals.list(proposalQuery(filters, today))) }
}
type ProposalListView = Awaited<ReturnType<typeof proposalListView>>

/** The list of proposals: customer, amount, turn, validity. */
function ProposalList({ view: { filters, rows, total, today } }: { view: ProposalListView }) {
  const { state, search, month, inMonth } = filters
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/propostas/nova" look="primary">
          <Icon node={Plus} size={18} /> Nova proposta
        </ButtonLink>
        <ButtonLink label="Números" href="/propostas/numeros" look="plain" size="inline" />
      </div>
      <FilterForm action="/propostas">
        <FilterSearch value={search} placeholder="2026-0001, cliente, CNPJ, código" />
        <FilterSelect label="Situação" name="situacao" value={state} none="Todas" of={stateNames} />
        <FilterSubmit />
      </FilterForm>
      {month !== '' && inMonth !== '' && (
        <p className="text-small">
          {inMonth} em {monthText(month)}{' '}
          <TextLink href={list.address({ ...filters, month: '', inMonth: '', page: 1 })}>de qualquer mês</TextLink>
        </p>
      )}
      <Found>
        {rows.length === 0 ? (
          <NothingHere>
            {list.address(filters) === '/propostas' ? 'Ainda não há propostas.' : 'Nenhuma proposta assim.'}
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
              addressOf={(page) => list.address({ ...filters, page })}
            />
          </>
        )}
      </Found>
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

/** '2026-11' as '11/2026'. */
export const monthText = (month: string) => month.split('-').toReversed().join('/')
