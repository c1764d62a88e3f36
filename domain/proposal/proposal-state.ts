import { nameIn } from '#domain/catalogue/vocabulary.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { daysBetween } from '#domain/time.ts'

export const proposalStateLabel = {
  rascunho: 'Rascunho',
  enviada: 'Enviada',
  negociacao: 'Em negociação',
  aceita: 'Aceita',
  perdida: 'Perdida',
} as const
export type ProposalState = keyof typeof proposalStateLabel

export const lossReasons = {
  preco: 'Preço',
  prazo: 'Prazo de entrega',
  outro: 'Comprou de outro fornecedor',
  original: 'Exigiu peça original',
  desistiu: 'Desistiu da compra',
  'sem-resposta': 'Não respondeu',
  incompativel: 'Não servia no equipamento',
} as const
export type LossReason = keyof typeof lossReasons

/** Why a proposal was lost, in words; an unknown key is its own text. */
export function lossReasonText(key: string): string {
  return nameIn(lossReasons, key)
}

export const proposalActs = ['send', 'answer', 'revise', 'accept', 'lose', 'reopen'] as const
export type ProposalAct = (typeof proposalActs)[number]

/** The state to which each act leads; a missing act is not allowed. A revision reopened unsent becomes a draft. */
const transitions: Record<ProposalState, Partial<Record<ProposalAct, ProposalState>>> = {
  rascunho: { send: 'enviada', lose: 'perdida' },
  enviada: { answer: 'negociacao', revise: 'rascunho', accept: 'aceita', lose: 'perdida' },
  negociacao: { revise: 'rascunho', accept: 'aceita', lose: 'perdida' },
  aceita: { reopen: 'negociacao' },
  perdida: { reopen: 'negociacao' },
}

/** The state to which an act leads; undefined where the act is not allowed. */
export function stateAfter(state: ProposalState, act: ProposalAct): ProposalState | undefined {
  return transitions[state][act]
}

/** The acts that a state allows, in the order of their buttons. */
export function actsIn(state: ProposalState): ProposalAct[] {
  return proposalActs.filter((act) => transitions[state][act] !== undefined)
}

/** Whether a proposal that is sent or negotiated is past its last day (YYYY-MM-DD, Brasília). */
export function isExpired(state: ProposalState, { validUntil, today }: { validUntil: string; today: string }): boolean {
  return (state === 'enviada' || state === 'negociacao') && today > validUntil
}

/** Whose turn a proposal is; the shop's if it has expired (to be renewed or given up) or its reminder is due. */
export function turnOf(
  state: ProposalState,
  days: { validUntil: string; today: string; remindOn?: string | null },
): 'nossa vez' | 'esperando o cliente' | 'encerrada' {
  if (state === 'aceita' || state === 'perdida') return 'encerrada'
  if (days.remindOn && days.remindOn <= days.today) return 'nossa vez'
  return state === 'enviada' && !isExpired(state, days) ? 'esperando o cliente' : 'nossa vez'
}

/** The state in words; 'Vencida' is not stored, because it follows from the day. */
export function stateText(state: ProposalState, days: { validUntil: string; today: string }): string {
  return isExpired(state, days) ? 'Vencida' : proposalStateLabel[state]
}

export const soonDays = 2

type DueDates = { state: ProposalState; validUntil: string; remindOn: string | null }

/** What is due for a proposal, in words: 'vence em 2 dias', 'lembrar em 26/11/2026', or ''. In: today in Brasília. */
export function dueText({ state, validUntil, remindOn }: DueDates, today: string): string {
  if (state === 'aceita' || state === 'perdida') return ''
  const isWithCustomer = state === 'enviada' || state === 'negociacao'
  const daysLeft = daysBetween(today, validUntil)
  const end = isWithCustomer && daysLeft >= 0 && daysLeft <= soonDays ? endText(daysLeft) : ''
  return [end, remindOn === null ? '' : reminderText(remindOn, today)].filter(Boolean).join(' · ')
}

function endText(daysLeft: number): string {
  if (daysLeft === 0) return 'vence hoje'
  return daysLeft === 1 ? 'vence amanhã' : `vence em ${daysLeft} dias`
}

function reminderText(remindOn: string, today: string): string {
  return remindOn <= today ? 'lembrete de hoje' : `lembrar em ${brazilianDay(remindOn)}`
}
