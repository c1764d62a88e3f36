import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { isExpired, stateText, type ProposalState } from '#domain/proposal/proposal-state.ts'

interface ProposalBadgeProps {
  proposal: { state: ProposalState; validUntil: string }
  /** The day by Brasília's calendar. */
  today: string
}

const tones: Record<ProposalState, BadgeTone> = {
  rascunho: 'brand',
  enviada: 'neutral',
  negociacao: 'brand',
  aceita: 'good',
  perdida: 'neutral',
}

/** Where a proposal stands, in words; red only when its day has passed. */
export function ProposalBadge({ proposal: { state, validUntil }, today }: ProposalBadgeProps) {
  const days = { validUntil, today }
  return <Badge tone={isExpired(state, days) ? 'signal' : tones[state]}>{stateText(state, days)}</Badge>
}
