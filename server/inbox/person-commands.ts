import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { daysLeft, dataRequestNames } from '#domain/desk/data-request.ts'
import { phoneKey } from '#domain/desk/search-terms.ts'
import type { CommandCall, Command } from './command.ts'
import { sqlPersonalData } from './desk/sql-personal-data.ts'
import type { PersonKeys } from './desk/personal-data.ts'
import { personJson, personText } from './desk/personal-texts.ts'
import { inboxError } from './inbox-error.ts'
import { json, removedText } from './print.ts'
import { erase } from './deletion/erase.ts'

/** Commands for requests about personal data (LGPD; docs/pedidos-e-ocorrencias.md). */
export const personCommands: Record<string, Command> = {
  person: {
    form: 'E-MAIL|TELEFONE [--json]',
    does: 'mostra tudo o que há de uma pessoa, para mandar a ela (LGPD)',
    isAudited: true,
    run: async (call) => {
      const found = await personalData(call).find(keysOf(call.argument))
      if (call.asJson) return json(personJson(found))
      const mentions = found.mentions.map(({ id }) => id)
      const hint = `Outras mensagens citam esta pessoa; leia-as: ${mentions.join(', ')}`
      return [personText(found), ...(mentions.length > 0 ? [hint] : [])].join('\n\n====\n\n')
    },
  },
  'delete-by-phone': {
    form: 'TELEFONE',
    does: 'apaga tudo o que veio de um telefone (LGPD)',
    isAudited: true,
    run: async (call) => {
      const keys = keysOf(call.argument)
      if (keys.phone === null)
        throw inboxError('inbox-argumento', `delete-by-phone: "${call.argument}" não é um telefone`)
      const { messages, reviews } = await personalData(call).find(keys)
      const rows = { contacts: messages.map(({ message }) => message), reviews }
      return removedText(await erase(call.store, call.dataDir, rows))
    },
  },
  requests: {
    form: '[--json]',
    does: 'lista os pedidos sobre dados pessoais e os seus prazos',
    run: async (call) => {
      const requests = await personalData(call).requests()
      if (call.asJson) return json(requests)
      const today = brasiliaDay(new Date().toISOString())
      const lines = requests.map(({ id, kind, email, phone, due_on, closed_at }) => {
        const state = closed_at === null ? `até ${due_on} (${daysLeft(due_on, today)} dias)` : 'encerrado'
        return [id, dataRequestNames[kind], email ?? phone ?? '', state].join('  ')
      })
      return lines.length === 0 ? 'Nenhum pedido.' : lines.join('\n')
    },
  },
}

const personalData = ({ store, dataDir }: CommandCall) => sqlPersonalData(store, dataDir)

/** An address or a telephone number. Throws a SetupError for anything else. */
function keysOf(argument: string): PersonKeys {
  if (argument.includes('@')) return { email: argument, phone: null }
  if (phoneKey(argument) !== undefined) return { email: null, phone: argument }
  throw inboxError('inbox-argumento', `Esperado um e-mail ou um telefone com DDD, recebido "${argument}"`)
}
