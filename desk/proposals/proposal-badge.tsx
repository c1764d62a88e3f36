import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { isExpired, stateText, type ProposalState } from '#domain/proposal/proposal-state.ts'

interface ProposalBadgeProps {
  proposal: { state: ProposalState; validUntil: string }
  /** Today in Brasília. */
  today: string
}

const tones: Record<ProposalState, BadgeTone> = {
  rascunho: 'brand',
  enviada: 'neutral',
  negociacao: 'brand',
  aceita: 'good',
  perdida: 'neutral',
}

/** The state of a proposal in words; red only once it has expired. */
export function ProposalBadge({ proposal: { state, validUntil }, today }: ProposalBadgeProps) {
  const days = { validUntil, today }
  return <Badge tone={isExpired(state, days) ? 'signal' : tones[state]}>{stateText(state, days)}</Badge>
}
