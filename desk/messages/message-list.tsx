import { Plus } from 'lucide'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { allowsPasskeys } from '#desk/access/sessions.tsx'
import { presentTimes } from '#desk/desk-facts.ts'
import { choiceFilter, flagFilter, listFilters, pageFilter, textFilter } from '#desk/http/list-filters.ts'
import type { DeskApp, DeskContext, RouteOptions } from '#desk/http/routes.ts'
import { fileAnswer, recordAct, sessionOf } from '#desk/http/routes.ts'
import { Initials, Moment } from '#desk/parts/facts.tsx'
import { Options, CheckField, PostForm, Submit } from '#desk/parts/form.tsx'
import { ButtonLink, RowLink, TextLink } from '#desk/parts/links.tsx'
import { FilterForm, FilterSearch, FilterSelect, FilterSubmit, ListPages, Tabs } from '#desk/parts/list.tsx'
import { Fold } from '#desk/parts/section.tsx'
import { menuCounts } from '#desk/shell/menu.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { reminderChoices } from '#domain/desk/calendar/reminder.ts'
import { originNames } from '#domain/desk/message-ways.ts'
import type { Person } from '#domain/desk/person.ts'
import { searchTerms } from '#domain/desk/search-terms.ts'
import { type Turn, isReminded, turnNames, turnOn } from '#domain/desk/turn.ts'
import type { Contact } from '#domain/forms/contact.ts'
import { contactLabels } from '#domain/forms/fields.ts'
import { brasiliaMoment, brazilianDay } from '#domain/text/brasilia-moment.ts'
import { counted } from '#domain/text/number-text.ts'
import { csvTable } from '#server/sheet/csv-sheet.ts'
import type { MessageQuery, MessageCounts, Message } from '#server/store/messages.ts'
import { messageItemPath, otherNames, turnAndPromise } from './message-view.ts'
import { ActionButtons, TurnBadge } from './turn.tsx'

/** The tabs by their words in the address: whose turn each lists (undefined for all), and the count that it shows. */
const tabs = {
  nossa: { turn: 'ours', name: 'Nossa vez', count: 'ours' },
  cliente: { turn: 'theirs', name: 'Esperando o cliente', count: 'theirs' },
  encerrada: { turn: 'closed', name: 'Encerradas', count: undefined },
  spam: { turn: 'spam', name: 'Possível spam', count: 'spam' },
  todas: { turn: undefined, name: 'Todas', count: undefined },
} as const satisfies Record<string, { turn: Turn | undefined; name: string; count: keyof MessageCounts | undefined }>
type TurnKey = keyof typeof tabs

const messageFilters = listFilters('/mensagens', {
  turn: choiceFilter('vez', keysOf(tabs), ''),
  who: { parameter: 'quem', read: (text) => (/^(eu|ninguem|[1-9]\d{0,8})$/.test(text) ? text : ''), write: String },
  isLate: flagFilter('atrasadas'),
  isReminded: flagFilter('lembrar'),
  origin: choiceFilter('origem', keysOf(originNames), ''),
  search: textFilter('busca', 200),
  page: pageFilter,
})
type MessageFilters = ReturnType<typeof messageFilters.read>

/** The turn that is listed where the address names none: a search goes through all messages. */
const defaultTurn = ({ search }: MessageFilters): TurnKey => (search === '' ? 'nossa' : 'todas')
const turnKeyIn = (filters: MessageFilters): TurnKey => filters.turn || defaultTurn(filters)

const perPage = 50

/** The filters as a query for the store. In: the day in Brasília; since when a waiting message is late. */
function messageQuery(
  filters: MessageFilters,
  personId: number,
  { today, lateSince }: ReturnType<typeof presentTimes>,
): MessageQuery {
  const { who, isLate, isReminded: isDue, origin, search, page } = filters
  const turn = turnKeyIn(filters)
  return {
    turn: tabs[turn].turn,
    inCharge: inChargeOf(who, personId),
    origin: origin || undefined,
    ...(isLate && { lateSince }),
    isReminded: isDue || undefined,
    terms: search === '' ? undefined : searchTerms(search),
    // Messages that wait for the shop are listed the longest waiting first, all others the newest first.
    order: turn === 'nossa' ? 'longest-waiting' : 'newest',
    page,
    perPage,
    today,
  }
}

function inChargeOf(who: string, personId: number): MessageQuery['inCharge'] {
  if (who === '') return undefined
  if (who === 'eu') return personId
  return who === 'ninguem' ? 'nobody' : Number(who)
}

async function messageListView(context: DeskContext, { access, store, deskFacts }: RouteOptions) {
  const { person, way } = sessionOf(context)
  const content = await deskFacts()
  const when = presentTimes(content)
  const filters = messageFilters.read(context.req.query())
  const [{ rows, total }, counts, persons] = await Promise.all([
    store.messages.list(messageQuery(filters, person.id, when)),
    store.messages.counts(when),
    access.persons.all(),
  ])
  const openItems = await store.presence.personsAt(rows.map(({ id }) => messageItemPath(id)))
  const canHavePasskey = way === 'link' && allowsPasskeys(context.get('origin'))
  return {
    filters,
    counts,
    total,
    today: when.today,
    persons: persons.filter(({ isActive }) => isActive),
    /** Whether the person came by a link and has no passkey: the next time another link would be needed. */
    needsPasskey: canHavePasskey && (await access.passkeys.of(person.id)).length === 0,
    lines: rows.map((message) => ({
      message,
      ...turnAndPromise(message, content, when.now),
      inCharge: persons.find(({ id }) => id === message.in_charge),
      openBy: otherNames(openItems.get(messageItemPath(message.id)), person),
    })),
  }
}
type MessageListView = Awaited<ReturnType<typeof messageListView>>

function FilterBar({ view: { filters, counts, persons } }: { view: MessageListView }) {
  const { turn, who, search, isLate, isReminded: isDue, origin } = filters
  return (
    <div className="grid gap-4">
      <FilterForm action="/mensagens">
        <FilterSearch label="Buscar em todas" value={search} placeholder="nome ou telefone" />
        <FilterSubmit />
      </FilterForm>
      <div data-fresh="turns">
        <Tabs
          label="De quem é a vez"
          tabs={keysOf(tabs).map((key) => ({
            name: tabs[key].name,
            href: messageFilters.address({ ...filters, turn: key === defaultTurn(filters) ? '' : key, page: 1 }),
            isCurrent: turnKeyIn(filters) === key,
            count: tabs[key].count && counts[tabs[key].count],
          }))}
        />
      </div>
      {/* The filters are folded, because on a phone they would take the place of the first messages. */}
      <Fold
        summary={`Filtros: atrasadas (${counts.late}), lembretes (${counts.reminded}) …`}
        open={who !== '' || origin !== '' || isLate || isDue}
      >
        <FilterForm action="/mensagens" hidden={{ vez: turn, busca: search }} label="Filtros">
          <FilterSelect label="Com quem" name="quem" value={who} none="Qualquer pessoa">
            <Options of={{ eu: 'Comigo', ninguem: 'Com ninguém' }} />
            <Options of={personNames(persons)} />
          </FilterSelect>
          <FilterSelect label="Veio por" name="origem" value={origin} none="Tudo" of={originNames} />
          <CheckField label="Atrasadas" value="1" name="atrasadas" isChecked={isLate} />
          <CheckField label="Lembretes" value="1" name="lembrar" isChecked={isDue} />
          <Submit label="Filtrar" />
        </FilterForm>
      </Fold>
    </div>
  )
}

function MessageRow({ line, today }: { line: MessageListView['lines'][number]; today: string }) {
  const { message, promise, isOurs, inCharge, openBy } = line
  const { id, version, name, company, subject, beginning, turn_since: since, turn, remind_on: remindOn } = message
  return (
    <li className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] border-b border-rule hover:bg-sheet md:grid-cols-[2.75rem_11rem_minmax(0,13rem)_minmax(0,1fr)_6rem] md:gap-x-4">
      <label className="relative z-1 row-span-4 grid min-h-11 cursor-pointer place-items-start px-3 pt-4 md:row-span-1">
        <span className="sr-only">Marcar a mensagem de {name}</span>
        <input type="checkbox" name="mensagem" value={`${id}.${version}`} className="size-5 accent-brand" data-check />
      </label>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 py-3 md:flex-col md:items-start">
        <TurnBadge turn={turn} isOurs={isOurs} promise={promise} />
        {promise && (
          <span className={classNames('text-label', promise.isLate ? 'font-medium text-signal' : 'text-muted')}>
            {promise.text}
          </span>
        )}
        {remindOn !== null && !isReminded(today, remindOn) && (
          <span className="text-label text-muted">lembrar em {brazilianDay(remindOn).slice(0, 5)}</span>
        )}
      </span>
      <span className="py-0 text-small md:py-3">
        <RowLink href={`/mensagens/${id}`}>{name}</RowLink>
        {company !== null && <span className="block truncate text-label text-muted">{company}</span>}
      </span>
      <span className="py-1 text-small md:py-3">
        <span className="font-medium">{subject}</span>
        <span className="line-clamp-2 text-muted">{beginning}</span>
        {openBy.length > 0 && <span className="text-label text-brand-deep">Aberta por {openBy.join(', ')}</span>}
      </span>
      <span className="flex items-center gap-2 pb-3 text-label text-muted md:flex-col md:items-end md:py-3">
        <Moment at={since} />
        {inCharge && (
          <>
            <Initials person={inCharge} />
            <span className="sr-only">com {inCharge.name}</span>
          </>
        )}
      </span>
    </li>
  )
}

export const personNames = (persons: readonly Person[]) => Object.fromEntries(persons.map(({ id, name }) => [id, name]))

const reminderNames = Object.fromEntries(reminderChoices.map(({ days, name }) => [days, name]))
const bulkActions = ['close', 'wait', 'mark-spam', 'clear-spam', 'reopen'] as const

function BulkBar({ persons }: { persons: readonly Person[] }) {
  return (
    <fieldset data-bulk className="flex flex-wrap items-end gap-2 border-t border-rule pt-4">
      <legend className="float-left mb-2 w-full text-label text-muted">Com as mensagens marcadas</legend>
      <ActionButtons actions={bulkActions} />
      <span className="flex items-end gap-2">
        <FilterSelect label="Passar para" name="pessoa" none="ninguém" of={personNames(persons)} />
        <Submit label="Passar" size="small" name="ato" value="passar" />
      </span>
      <span className="flex items-end gap-2">
        <FilterSelect label="Lembrar" name="dias" of={reminderNames} />
        <Submit label="Lembrar" size="small" name="ato" value="lembrar" />
      </span>
    </fieldset>
  )
}

function MessageList({ view }: { view: MessageListView }) {
  const { filters, counts, lines, total, persons, today, needsPasskey } = view
  const here = messageFilters.address(filters)
  const csvAddress = messageFilters.address({ ...filters, turn: '', page: 1 }, '/mensagens.csv')
  return (
    <div className="grid gap-5">
      {needsPasskey && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded border border-signal bg-signal-tint px-4 py-2 text-small">
          O link pelo qual você entrou não vale mais. Crie uma chave de acesso: com ela você entra da próxima vez.
          <ButtonLink label="Criar chave de acesso" href="/sessoes#chaves" size="small" />
        </p>
      )}
      <p data-news={counts.newest} aria-live="polite" className="empty:hidden" />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/mensagens/nova" look="primary" icon={Plus} label="Registrar mensagem" />
        <ButtonLink label="Exportar CSV" href={csvAddress} look="plain" />
        <button type="button" hidden data-notices="" className={buttonClass({ look: 'plain', size: 'inline' })}>
          Avisar na tela quando chegar mensagem
        </button>
      </div>
      <p data-notices-status="" role="status" tabIndex={-1} className="text-small text-muted empty:hidden" />
      <FilterBar view={view} />
      <div data-fresh="rows">
        {lines.length === 0 ? (
          <EmptyMessageList filters={filters} spamCount={counts.spam} />
        ) : (
          <PostForm action="/mensagens/varias" hidden={{ volta: here }} className="grid gap-4">
            <p className="text-label text-muted">
              {counted(total, 'mensagem', 'mensagens')},{' '}
              {turnKeyIn(filters) === 'nossa'
                ? 'a que espera há mais tempo primeiro'
                : 'a que mudou de vez por último primeiro'}
            </p>
            <ul className="border-t border-rule">
              {lines.map((line) => (
                <MessageRow key={line.message.id} line={line} today={today} />
              ))}
            </ul>
            <ListPages {...messageFilters.pages(filters, total, perPage)} />
            <BulkBar persons={persons} />
          </PostForm>
        )}
      </div>
    </div>
  )
}

function EmptyMessageList({ filters, spamCount }: { filters: MessageFilters; spamCount: number }) {
  const isUnfiltered = messageFilters.address(filters) === '/mensagens'
  return (
    <div className="grid justify-items-start gap-3 border-t border-rule py-8">
      <p className="text-lead font-semibold">{isUnfiltered ? 'Nada espera por nós.' : 'Nenhuma mensagem assim.'}</p>
      <p className="text-muted">
        {isUnfiltered ? 'O que chegar pelo site aparece aqui sozinho.' : 'Mude a busca ou os filtros acima.'}
      </p>
      {isUnfiltered && spamCount > 0 && (
        <p>
          {counted(spamCount, 'mensagem está', 'mensagens estão')} em{' '}
          <TextLink href={messageFilters.address({ ...filters, turn: 'spam' })}>Possível spam</TextLink>: leia, porque
          nenhuma é descartada.
        </p>
      )}
      {!isUnfiltered && <ButtonLink label="Ver o que é nossa vez" href="/mensagens" />}
    </div>
  )
}

const contactColumns = Object.entries(contactLabels) as [keyof Contact, string][]

const messagesCsv = (messages: readonly Message[], persons: readonly Person[], today: string) =>
  csvTable(
    [
      ['Número', ({ id }) => id],
      ['Recebida em (Brasília)', ({ created_at: at }) => brasiliaMoment(at)],
      ['Veio por', ({ origin }) => originNames[origin]],
      ['De quem é a vez', ({ turn, remind_on: remindOn }) => turnNames[turnOn(today, { turn, remindOn })]],
      ['Com quem', ({ in_charge: inCharge }) => persons.find(({ id }) => id === inCharge)?.name],
      ['Lembrete', ({ remind_on: remindOn }) => remindOn],
      ...contactColumns.map(([field, label]) => [label, (message: Message) => message[field]] as const),
    ],
    messages,
  )

/** The list of messages as a page and as CSV, and the counts by which an open page sees that one has arrived. */
export function messageListRoutes(app: DeskApp, options: RouteOptions): void {
  const { access, store, deskFacts, show } = options

  app.get('/mensagens', async (context) =>
    show(context, { title: 'Mensagens', screen: <MessageList view={await messageListView(context, options)} /> }),
  )

  app.get('/mensagens.csv', async (context) => {
    const { person } = sessionOf(context)
    const when = presentTimes(await deskFacts())
    // The file has the messages of all turns; the turn is a column.
    const filters = { ...messageFilters.read(context.req.query()), turn: 'todas' as const }
    const query = messageQuery(filters, person.id, when)
    await recordAct(context, options, 'export-csv', null, 'mensagens')
    const [messages, persons] = await Promise.all([store.messages.all(query), access.persons.all()])
    return fileAnswer(context, 'mensagens.csv', messagesCsv(messages, persons, when.today))
  })

  app.get('/mensagens/novidades', async (context) => context.json(await menuCounts(options)))
}
