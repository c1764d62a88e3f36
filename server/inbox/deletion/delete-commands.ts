import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { demandWrites } from '#server/inbox/demand/demand-writes.ts'
import { foundRow, numberArgument, type CommandCall, type Command } from '#server/inbox/command.ts'
import { inboxError } from '#server/inbox/inbox-error.ts'
import { removedText } from '#server/inbox/print.ts'
import { erase } from './erase.ts'
import { arrivedBefore, fromAddress, type Rows } from './select.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The commands that delete rows permanently (LGPD; docs/operations.md 'Privacy'). */
export const deleteCommands: Record<string, Command> = {
  'delete-contact': {
    form: 'ID',
    does: 'apaga uma mensagem',
    isAudited: true,
    run: async (call) => {
      const contact = foundRow(await call.store.desk.contact(numberArgument(call.argument)), call.argument)
      return remove(call, { contacts: [contact], reviews: [] })
    },
  },
  'delete-review': {
    form: 'ID',
    does: 'apaga uma avaliação',
    isAudited: true,
    run: async (call) => {
      const review = foundRow(await call.store.desk.review(numberArgument(call.argument)), call.argument)
      return remove(call, { contacts: [], reviews: [review] })
    },
  },
  'delete-by-email': {
    form: 'E-MAIL',
    does: 'apaga tudo o que veio de um endereço (LGPD)',
    isAudited: true,
    run: async (call) => {
      if (!call.argument.includes('@'))
        throw inboxError('inbox-argumento', `delete-by-email: "${call.argument}" não é um e-mail`)
      return remove(call, fromAddress(await allRows(call), call.argument))
    },
  },
  retention: {
    form: '[DIAS]',
    does: 'apaga o que chegou há mais de DIAS dias (RETENTION_DAYS), menos avaliações publicadas',
    isAudited: true,
    run: async (call) => {
      const days = call.argument === '' ? call.retentionDays : numberArgument(call.argument)
      const date = new Date(Date.now() - days * dayMilliseconds).toISOString()
      // Counts are pruned here too, because the server prunes them each day only while it counts.
      await demandWrites(call.store.sql).prune(brasiliaDay(new Date().toISOString()))
      return remove(call, arrivedBefore(await allRows(call), date))
    },
  },
}

async function allRows({ store }: CommandCall): Promise<Rows> {
  return { contacts: await store.desk.contacts(), reviews: await store.desk.reviews() }
}

async function remove({ store, dataDir }: CommandCall, rows: Rows): Promise<string> {
  return removedText(await erase(store, dataDir, rows))
}
