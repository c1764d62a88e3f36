import * as v from 'valibot'

/** States that are stored, as they are shown. */
export const proposalStateLabel = {
  rascunho: 'Rascunho',
  enviada: 'Enviada',
  negociacao: 'Em negociação',
  aceita: 'Aceita',
  perdida: 'Perdida',
} as const
export type ProposalState = keyof typeof proposalStateLabel
export const proposalStateSchema = v.picklist(['rascunho', 'enviada', 'negociacao', 'aceita', 'perdida'])

/** Why a proposal was lost: the list that months are counted by. */
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

/** What is done with a proposal. */
export const proposalActs = ['send', 'answer', 'revise', 'accept', 'lose', 'reopen'] as const
export type ProposalAct = (typeof proposalActs)[number]

/** Which act leads from which state where: what is missing cannot be done. */
const transitions: Record<ProposalState, Partial<Record<ProposalAct, ProposalState>>> = {
  rascunho: { send: 'enviada', lose: 'perdida' },
  enviada: { answer: 'negociacao', revise: 'rascunho', accept: 'aceita', lose: 'perdida' },
  negociacao: { revise: 'rascunho', accept: 'aceita', lose: 'perdida' },
  aceita: { reopen: 'negociacao' },
  perdida: { reopen: 'negociacao' },
}

/** The state that an act leads to; undefined where it cannot be done. */
export function stateAfter(state: ProposalState, act: ProposalAct): ProposalState | undefined {
  return transitions[state][act]
}

/** What can be done in a state, in the order of the buttons. */
export function actsIn(state: ProposalState): ProposalAct[] {
  return proposalActs.filter((act) => transitions[state][act] !== undefined)
}

/** Who has to act next. */
export type ProposalTurn = 'nossa vez' | 'esperando o cliente' | 'encerrada'

/** Whether the customer's time is over: nobody answered until the last day (YYYY-MM-DD, Brasília). */
export function isExpired(state: ProposalState, { validUntil, today }: { validUntil: string; today: string }): boolean {
  return (state === 'enviada' || state === 'negociacao') && today > validUntil
}

/** Whose turn it is. An expired proposal is the shop's: it renews it or gives it up; so is one whose reminder has come. */
export function turnOf(
  state: ProposalState,
  days: { validUntil: string; today: string; remindOn?: string | null },
): ProposalTurn {
  if (state === 'aceita' || state === 'perdida') return 'encerrada'
  if (days.remindOn && days.remindOn <= days.today) return 'nossa vez'
  return state === 'enviada' && !isExpired(state, days) ? 'esperando o cliente' : 'nossa vez'
}

/** The state in words: 'Vencida' is not stored, for the day alone makes it so. */
export function stateText(state: ProposalState, days: { validUntil: string; today: string }): string {
  return isExpired(state, days) ? 'Vencida' : proposalStateLabel[state]
}
