import { join } from 'node:path'
import * as v from 'valibot'
import { SetupError } from '../setup-error.ts'
import { readBackup, writeBackup } from './backup.ts'
import { toCsv } from './csv.ts'
import type { ArchivedRows, Store } from './inbox.ts'
import { contactCard, contactLine, reviewCard, reviewLine } from './print.ts'
import { storedContactSchema, storedReviewSchema, type StoredContact, type StoredReview } from './rows.ts'

interface Call {
  store: Store
  /** The command's one argument, or ''. */
  argument: string
  dataDir: string
  asJson: boolean
  onlyOpen: boolean
}

interface Command {
  /** What the usage shows after the name. */
  form: string
  does: string
  /** Out: what to print. */
  run: (call: Call) => Promise<string>
}

/** What an operator can do with the inbox (docs/operations.md). */
export const commands: Record<string, Command> = {
  contacts: {
    form: '[--open] [--json]',
    does: 'lista as mensagens; --open: só as não atendidas',
    run: async ({ store, ...look }) => list(await store.desk.contacts(), contactLine, look),
  },
  reviews: {
    form: '[--open] [--json]',
    does: 'lista as avaliações; --open: só as que ninguém leu',
    run: async ({ store, ...look }) => list(await store.desk.reviews(), reviewLine, look),
  },
  show: {
    form: 'ID [--json]',
    does: 'mostra uma mensagem inteira',
    run: async ({ store, argument, asJson }) => {
      const contact = found(await store.desk.contacts(), argument)
      return asJson ? json(contact) : contactCard(contact)
    },
  },
  'show-review': {
    form: 'ID [--json]',
    does: 'mostra uma avaliação inteira',
    run: async ({ store, argument, asJson }) => {
      const review = found(await store.desk.reviews(), argument)
      return asJson ? json(review) : reviewCard(review)
    },
  },
  handled: {
    form: 'ID',
    does: 'marca uma mensagem como atendida',
    run: async ({ store, argument }) => done(await store.desk.markHandled(number(argument)), argument, 'atendida'),
  },
  'approve-review': {
    form: 'ID',
    does: 'publica uma avaliação',
    run: async ({ store, argument }) =>
      done(await store.desk.judgeReview(number(argument), true), argument, 'publicada'),
  },
  'reject-review': {
    form: 'ID',
    does: 'recusa uma avaliação, ou retira uma publicada',
    run: async ({ store, argument }) =>
      done(await store.desk.judgeReview(number(argument), false), argument, 'recusada'),
  },
  outbox: {
    form: '[--json]',
    does: 'lista o que ainda não foi entregue por e-mail ou webhook',
    run: async ({ store, asJson }) => waiting(await store.archive.read(), asJson),
  },
  'export-csv': {
    form: 'contacts|reviews',
    does: 'escreve uma planilha (CSV)',
    run: async ({ store, argument }) => {
      if (argument === 'contacts') return toCsv(Object.keys(storedContactSchema.entries), await store.desk.contacts())
      if (argument === 'reviews') return toCsv(Object.keys(storedReviewSchema.entries), await store.desk.reviews())
      throw new SetupError(`export-csv: esperado contacts ou reviews, recebido "${argument}"`)
    },
  },
  'delete-by-email': {
    form: 'E-MAIL',
    does: 'apaga tudo o que veio de um endereço (LGPD)',
    run: async ({ store, argument }) => {
      if (!argument.includes('@')) throw new SetupError(`delete-by-email: "${argument}" não é um e-mail`)
      return removed(await store.desk.deleteByEmail(argument))
    },
  },
  retention: {
    form: 'DIAS',
    does: 'apaga mensagens atendidas e avaliações recusadas há mais de DIAS dias',
    run: async ({ store, argument }) => {
      const before = new Date(Date.now() - number(argument) * 24 * 60 * 60 * 1000)
      return removed(await store.desk.deleteSettledBefore(before.toISOString()))
    },
  },
  backup: {
    form: '[ARQUIVO]',
    does: 'grava uma cópia de tudo, com o servidor no ar',
    run: async ({ store, argument, dataDir }) => {
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
      const file = argument || join(dataDir, 'backups', `inbox-${stamp}.gz`)
      const rows = await store.archive.read()
      await writeBackup(file, rows)
      return `${file}: ${counted(rows)}`
    },
  },
  restore: {
    form: 'ARQUIVO',
    does: 'confere uma cópia e a carrega em uma caixa vazia',
    run: async ({ store, argument }) => {
      const rows = await readBackup(argument)
      await store.archive.fill(rows)
      return `Restaurado: ${counted(rows)}`
    },
  },
}

function number(argument: string): number {
  const result = v.safeParse(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)), argument)
  if (!result.success) throw new SetupError(`Esperado um número, recebido "${argument}"`)
  return result.output
}

function found<Row extends { id: number }>(rows: Row[], argument: string): Row {
  const row = rows.find(({ id }) => id === number(argument))
  if (!row) throw new SetupError(`Não há nada com o número ${argument}`)
  return row
}

function list<Row extends StoredContact | StoredReview>(
  rows: Row[],
  line: (row: Row) => string,
  { asJson, onlyOpen }: Pick<Call, 'asJson' | 'onlyOpen'>,
): string {
  const listed = rows.filter((row) => !onlyOpen || row.handled_at === null)
  if (asJson) return json(listed)
  return listed.length === 0 ? 'Nada na caixa de entrada.' : listed.map(line).join('\n')
}

function waiting({ contacts, product_reviews: reviews, deliveries }: ArchivedRows, asJson: boolean): string {
  const handled = {
    contact: new Set(contacts.filter(({ handled_at }) => handled_at !== null).map(({ id }) => id)),
    review: new Set(reviews.filter(({ handled_at }) => handled_at !== null).map(({ id }) => id)),
  }
  // What somebody has dealt with is not sent any more.
  const unsent = deliveries.filter(
    ({ sent_at, contact_id, review_id }) =>
      sent_at === null && !handled.contact.has(contact_id ?? 0) && !handled.review.has(review_id ?? 0),
  )
  if (asJson) return json(unsent)
  if (unsent.length === 0) return 'Tudo entregue.'
  return unsent
    .map(({ channel, contact_id, attempts, last_error, review_id }) => {
      const what = contact_id === null ? `avaliação ${review_id}` : `mensagem ${contact_id}`
      return `${what} por ${channel}: ${attempts} tentativas${last_error ? `; ${last_error}` : ''}`
    })
    .join('\n')
}

function done(isThere: boolean, argument: string, what: string): string {
  if (!isThere) throw new SetupError(`Não há nada com o número ${argument}`)
  return `${argument}: ${what}.`
}

const removed = ({ contacts, reviews }: { contacts: number; reviews: number }) =>
  `Apagadas: ${contacts} mensagens e ${reviews} avaliações. As cópias de segurança ainda as contêm.`

const counted = ({ contacts, product_reviews }: ArchivedRows) =>
  `${contacts.length} mensagens e ${product_reviews.length} avaliações`

const json = (value: unknown) => JSON.stringify(value, null, 2)
