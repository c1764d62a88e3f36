import { join } from 'node:path'
import * as v from 'valibot'
import { SetupError } from '../setup-error.ts'
import { readBackup, writeBackup } from './backup.ts'
import { toCsv } from './csv.ts'
import type { Channel, Store } from './inbox.ts'
import { contactCard, contactLine, countText, json, listText, removedText, reviewCard, reviewLine } from './print.ts'
import { outboxText, waitingDeliveries } from './print-outbox.ts'
import { storedContactSchema, storedReviewSchema } from './rows.ts'

interface Call {
  store: Store
  /** The command's one argument, or ''. */
  argument: string
  dataDir: string
  /** The ways out that the settings configure. */
  channels: readonly Channel[]
  asJson: boolean
  onlyOpen: boolean
}

interface Command {
  /** What the usage shows after the name. */
  form: string
  does: string
  /** Throws when the argument is of no use; called before the store is opened. */
  check?: (argument: string) => Promise<unknown>
  /** Out: what to print. */
  run: (call: Call) => Promise<string>
}

/** What an operator can do with the inbox (docs/operations.md). */
export const commands: Record<string, Command> = {
  contacts: {
    form: '[--open] [--json]',
    does: 'lista as mensagens; --open: só as não atendidas',
    run: async ({ store, ...look }) => listText(await store.desk.contacts(), contactLine, look),
  },
  reviews: {
    form: '[--open] [--json]',
    does: 'lista as avaliações; --open: só as que ninguém leu',
    run: async ({ store, ...look }) => listText(await store.desk.reviews(), reviewLine, look),
  },
  show: {
    form: 'ID [--json]',
    does: 'mostra uma mensagem inteira',
    run: async ({ store, argument, asJson }) => {
      const contact = found(await store.desk.contact(number(argument)), argument)
      return asJson ? json(contact) : contactCard(contact)
    },
  },
  'show-review': {
    form: 'ID [--json]',
    does: 'mostra uma avaliação inteira',
    run: async ({ store, argument, asJson }) => {
      const review = found(await store.desk.review(number(argument)), argument)
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
    run: async ({ store, channels, asJson }) => {
      const waiting = waitingDeliveries(await store.archive.read())
      if (!asJson) return outboxText(waiting, channels)
      return json(waiting.map((delivery) => ({ ...delivery, is_configured: channels.includes(delivery.channel) })))
    },
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
      return removedText(await store.desk.deleteByEmail(argument))
    },
  },
  retention: {
    form: 'DIAS',
    does: 'apaga mensagens atendidas e avaliações recusadas há mais de DIAS dias',
    run: async ({ store, argument }) => {
      const before = new Date(Date.now() - number(argument) * 24 * 60 * 60 * 1000)
      return removedText(await store.desk.deleteSettledBefore(before.toISOString()))
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
      return `${file}: ${countText(rows)}`
    },
  },
  restore: {
    form: 'ARQUIVO',
    does: 'confere uma cópia e a carrega em uma caixa vazia',
    check: readBackup,
    run: async ({ store, argument }) => {
      const rows = await readBackup(argument)
      await store.archive.fill(rows)
      return `Restaurado: ${countText(rows)}`
    },
  },
}

function number(argument: string): number {
  const result = v.safeParse(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)), argument)
  if (!result.success) throw new SetupError(`Esperado um número, recebido "${argument}"`)
  return result.output
}

function found<Row>(row: Row | undefined, argument: string): Row {
  if (!row) throw new SetupError(`Não há nada com o número ${argument}`)
  return row
}

function done(isThere: boolean, argument: string, what: string): string {
  found(isThere || undefined, argument)
  return `${argument}: ${what}.`
}
