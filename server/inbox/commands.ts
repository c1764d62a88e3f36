import { foundRow, numberArgument, type Command } from './command.ts'
import { copyCommands } from './copies/copy-commands.ts'
import { contactsCsv, reviewsCsv } from './csv-columns.ts'
import { deleteCommands } from './deletion/delete-commands.ts'
import { personCommands } from './person-commands.ts'
import { deskCommands } from './desk-commands.ts'
import { inboxError } from './inbox-error.ts'
import { auditLine, contactCard, contactLine, datedLines, json, listText, reviewCard, reviewLine } from './print.ts'
import { outboxText, waitingDeliveries } from './print-outbox.ts'

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
      const contact = foundRow(await store.desk.contact(numberArgument(argument)), argument)
      return asJson ? json(contact) : contactCard(contact)
    },
  },
  'show-review': {
    form: 'ID [--json]',
    does: 'mostra uma avaliação inteira',
    run: async ({ store, argument, asJson }) => {
      const review = foundRow(await store.desk.review(numberArgument(argument)), argument)
      return asJson ? json(review) : reviewCard(review)
    },
  },
  handled: {
    form: 'ID',
    does: 'marca uma mensagem como atendida',
    isAudited: true,
    run: async ({ store, argument }) =>
      done(await store.desk.markHandled(numberArgument(argument)), argument, 'atendida'),
  },
  'approve-review': {
    form: 'ID',
    does: 'publica uma avaliação',
    isAudited: true,
    run: async ({ store, argument }) =>
      done(await store.desk.judgeReview(numberArgument(argument), true), argument, 'publicada'),
  },
  'reject-review': {
    form: 'ID',
    does: 'recusa uma avaliação, ou retira uma publicada',
    isAudited: true,
    run: async ({ store, argument }) =>
      done(await store.desk.judgeReview(numberArgument(argument), false), argument, 'recusada'),
  },
  outbox: {
    form: '[--json]',
    does: 'lista o que ainda não foi entregue por e-mail ou webhook',
    run: async ({ store, channels, asJson }) => {
      const waiting = waitingDeliveries(await store.archive.read(), channels)
      if (!asJson) return outboxText(waiting, channels)
      return json(waiting.map((delivery) => ({ ...delivery, is_configured: channels.includes(delivery.channel) })))
    },
  },
  'export-csv': {
    form: 'contacts|reviews',
    does: 'escreve uma planilha (CSV)',
    isAudited: true,
    run: async ({ store, argument }) => {
      if (argument === 'contacts') return contactsCsv(await store.desk.contacts())
      if (argument === 'reviews') return reviewsCsv(await store.desk.reviews())
      throw inboxError('inbox-argumento', `export-csv: esperado contacts ou reviews, recebido "${argument}"`)
    },
  },
  audit: {
    form: '[--json]',
    does: 'lista o que foi feito com a caixa de entrada, por quem e quando',
    run: async ({ store, asJson }) => {
      const acts = await store.desk.audit()
      return asJson ? json(acts) : datedLines(acts.map(auditLine), 'Nada registrado.')
    },
  },
  ...deskCommands,
  ...deleteCommands,
  ...personCommands,
  ...copyCommands,
}

function done(isThere: boolean, argument: string, what: string): string {
  foundRow(isThere || undefined, argument)
  return `${argument}: ${what}.`
}
