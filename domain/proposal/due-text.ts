import { brazilianDay } from './brazilian-day.ts'
import type { ProposalState } from './proposal-state.ts'

/** A proposal that the customer has is marked as due soon from this many days before its last day. */
export const soonDays = 2

/** Days are YYYY-MM-DD. */
interface Due {
  state: ProposalState
  validUntil: string
  remindOn: string | null
}

/** What is due for a proposal, in words: 'vence em 2 dias', 'lembrar em 26/11/2026', or ''. In: today in Brasília. */
export function dueText({ state, validUntil, remindOn }: Due, today: string): string {
  if (state === 'aceita' || state === 'perdida') return ''
  const isOut = state === 'enviada' || state === 'negociacao'
  const left = Math.round((Date.parse(validUntil) - Date.parse(today)) / 86_400_000)
  const ends = isOut && left >= 0 && left <= soonDays ? endText(left) : ''
  const reminder =
    remindOn === null ? '' : remindOn <= today ? 'lembrete de hoje' : `lembrar em ${brazilianDay(remindOn)}`
  return [ends, reminder].filter(Boolean).join(' · ')
}

function endText(left: number): string {
  if (left === 0) return 'vence hoje'
  return left === 1 ? 'vence amanhã' : `vence em ${left} dias`
}
