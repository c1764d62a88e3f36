import { keysOf } from '#domain/catalogue/vocabulary.ts'

/** Whose turn a message is: the shop's, the customer's, or nobody's. */
export const turnNames = {
  ours: 'nossa vez',
  theirs: 'esperando o cliente',
  closed: 'encerrada',
  spam: 'possível spam',
} as const
export type Turn = keyof typeof turnNames
export const turns = keysOf(turnNames)

export const actionNames = {
  answer: 'Responder',
  hear: 'O cliente respondeu',
  wait: 'Esperar o cliente',
  close: 'Encerrar',
  reopen: 'Reabrir',
  'mark-spam': 'É spam',
  'clear-spam': 'Não é spam',
} as const
export type Action = keyof typeof actionNames
export const actions = keysOf(actionNames)

const transitions: Record<Turn, Partial<Record<Action, Turn>>> = {
  ours: { answer: 'theirs', wait: 'theirs', close: 'closed', 'mark-spam': 'spam' },
  theirs: { answer: 'theirs', hear: 'ours', close: 'closed', 'mark-spam': 'spam' },
  closed: { answer: 'theirs', hear: 'ours', reopen: 'ours', 'mark-spam': 'spam' },
  // A message held as spam cannot be answered by mistake: somebody has to say first that it is no spam.
  spam: { 'clear-spam': 'ours', close: 'closed' },
}

/** Whose turn a message is after an action; undefined where the action is not allowed. */
export const turnAfter = (turn: Turn, action: Action): Turn | undefined => transitions[turn][action]

/** The actions that a turn allows, in the order of their buttons. */
export function actionsOf(turn: Turn): Action[] {
  return actions.filter((action) => turnAfter(turn, action) !== undefined)
}

/** Whose turn a message is on a day (2026-11-26): one that waits for the customer comes back on its reminder's day. */
export function turnOn(day: string, { turn, remindOn }: { turn: Turn; remindOn: string | null }): Turn {
  return turn === 'theirs' && isReminded(day, remindOn) ? 'ours' : turn
}

/** Whether a reminder's day has come; `null` for no reminder. */
export function isReminded(day: string, remindOn: string | null): boolean {
  return remindOn !== null && remindOn <= day
}

/** Whether a message can have a reminder: one that is closed, or held as spam, comes back by no day. */
export const canRemind = (turn: Turn): boolean => turn === 'ours' || turn === 'theirs'
