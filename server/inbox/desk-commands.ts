import * as v from 'valibot'
import { isRefusalReason, refusalReasons } from '#domain/desk/refusal-reasons.ts'
import { searchTerms } from '#domain/desk/search-terms.ts'
import { deedNames, turnNames } from '#domain/desk/turn.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { foundRow, numberArgument, type CommandCall, type Command } from './command.ts'
import { deskStore, type DeskStore } from './desk-store.ts'
import type { MessageChange, Outcome } from './desk/messages.ts'
import type { ReviewChange, ReviewOutcome } from './desk/reviews.ts'
import { inboxError } from './inbox-error.ts'
import { contactLine, datedLines, json } from './print.ts'

/** The desk's work with messages and reviews as commands, for a person who has only a terminal. */
export const deskCommands: Record<string, Command> = {
  search: {
    form: 'TEXTO [--json]',
    does: 'procura em todos os campos, notas e respostas',
    run: async (call) => {
      const rows = await desk(call).messages.all({ ...everything(), terms: searchTerms(call.argument) })
      return call.asJson ? json(rows) : datedLines(rows.map(contactLine), 'Nada encontrado.')
    },
  },
  reopen: deedCommand('reabre uma mensagem encerrada', { kind: 'deed', deed: 'reopen' }),
  wait: deedCommand('deixa uma mensagem à espera do cliente', { kind: 'deed', deed: 'wait' }),
  hear: deedCommand('o cliente respondeu: é a nossa vez', { kind: 'deed', deed: 'hear' }),
  spam: deedCommand('marca uma mensagem como spam', { kind: 'deed', deed: 'mark-spam' }),
  'not-spam': deedCommand('não é spam: é a nossa vez', { kind: 'deed', deed: 'clear-spam' }),
  note: {
    form: 'ID TEXTO',
    does: 'anota em uma mensagem',
    takesText: true,
    isAudited: true,
    run: async (call) => {
      const isThere = await desk(call).messages.note(numberArgument(call.argument), textOf(call), actor(call))
      foundRow(isThere || undefined, call.argument)
      return `${call.argument}: anotado.`
    },
  },
  remind: {
    form: 'ID DIA',
    does: 'lembra de uma mensagem em um dia (2026-11-26)',
    takesText: true,
    isAudited: true,
    run: async (call) => {
      const day = v.safeParse(v.pipe(v.string(), v.isoDate()), call.text)
      if (!day.success)
        throw inboxError('inbox-argumento', `remind: esperado um dia como 2026-11-26, recebido "${call.text}"`)
      return changeMessage(call, { kind: 'remind', day: day.output }, `lembrete em ${day.output}`)
    },
  },
  answered: {
    form: 'ID TEXTO',
    does: 'guarda a resposta que você enviou; passa a vez ao cliente',
    takesText: true,
    isAudited: true,
    run: (call) => answer(call, 'email'),
  },
  send: {
    form: 'ID TEXTO',
    does: 'envia uma resposta por e-mail (a mesa, script/desk, a entrega)',
    takesText: true,
    isAudited: true,
    run: (call) => answer(call, 'smtp'),
  },
  'refuse-review': {
    form: 'ID MOTIVO',
    does: `recusa uma avaliação: ${Object.keys(refusalReasons).join(', ')}`,
    takesText: true,
    isAudited: true,
    run: async (call) => {
      if (!isRefusalReason(call.text)) {
        const known = Object.keys(refusalReasons).join(', ')
        throw inboxError('inbox-argumento', `refuse-review: esperado um motivo (${known}), recebido "${call.text}"`)
      }
      return changeReview(call, { kind: 'refuse', reason: call.text }, 'recusada')
    },
  },
  'reply-review': {
    form: 'ID TEXTO',
    does: 'responde em público a uma avaliação; com -, retira a resposta',
    takesText: true,
    isAudited: true,
    run: (call) => {
      const text = textOf(call)
      return text === '-'
        ? changeReview(call, { kind: 'reply', text: null }, 'resposta retirada')
        : changeReview(call, { kind: 'reply', text }, 'resposta gravada')
    },
  },
}

function deedCommand(does: string, change: Extract<MessageChange, { kind: 'deed' }>): Command {
  return {
    form: 'ID',
    does,
    isAudited: true,
    run: async (call) => changeMessage(call, change, `feito (${deedNames[change.deed].toLowerCase()})`),
  }
}

async function changeMessage(call: CommandCall, change: MessageChange, done: string): Promise<string> {
  const { messages } = desk(call)
  const file = foundRow(await messages.file(numberArgument(call.argument)), call.argument)
  return told(call, await messages.change(file.message, change, actor(call)), done)
}

async function answer(call: CommandCall, way: 'email' | 'smtp'): Promise<string> {
  const { messages } = desk(call)
  const { message } = foundRow(await messages.file(numberArgument(call.argument)), call.argument)
  const written = { way, subject: `Re: ${message.subject}`, text: textOf(call) }
  return told(call, await messages.answer(message, written, actor(call)), 'resposta guardada')
}

async function changeReview(call: CommandCall, change: ReviewChange, done: string): Promise<string> {
  const { reviews } = desk(call)
  const { review } = foundRow(await reviews.file(numberArgument(call.argument)), call.argument)
  return told(call, await reviews.change(review, change, actor(call)), done)
}

function told({ argument }: CommandCall, outcome: Outcome | ReviewOutcome, done: string): string {
  if (outcome.kind === 'done') return `${argument}: ${done}.`
  if (outcome.kind === 'senseless') {
    const { turn, email } = outcome.present.message
    const why = email === null ? 'não tem endereço, ou não permite isso' : 'não permite isso'
    throw inboxError('inbox-argumento', `A mensagem ${argument} está em "${turnNames[turn]}" e ${why}.`)
  }
  if (outcome.kind === 'gone') return foundRow<string>(undefined, argument)
  throw inboxError('inbox-argumento', `${argument} acaba de ser mudada por outra pessoa. Veja-a de novo e repita.`)
}

function textOf({ text }: CommandCall): string {
  if (text.trim() === '')
    throw inboxError('inbox-argumento', 'Falta o texto, como em: script/inbox note 12 "Ligar amanhã"')
  return text
}

const desk = ({ store, dataDir }: CommandCall): DeskStore => deskStore(store, dataDir)
const actor = ({ operator }: CommandCall) => ({ id: null, name: operator })
const everything = () =>
  ({ order: 'newest', page: 1, perPage: 1, today: brasiliaDay(new Date().toISOString()) }) as const
