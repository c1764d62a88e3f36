import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Submit } from '#desk/parts/form.tsx'
import type { PromiseState } from '#domain/desk/calendar/promise.ts'
import { type Action, actionNames, type Turn, turnNames } from '#domain/desk/turn.ts'

interface TurnBadgeProps {
  turn: Turn
  isOurs: boolean
  promise: PromiseState | undefined
}

/** The badge that says whose turn a message is; red when the shop is late, and for spam. */
export function TurnBadge({ turn, isOurs, promise }: TurnBadgeProps) {
  const isReminded = isOurs && turn === 'theirs'
  const tone = isReminded ? 'brand' : tones[turn]
  return <Badge tone={promise?.isLate ? 'signal' : tone}>{isReminded ? 'lembrete de hoje' : turnNames[turn]}</Badge>
}

const tones: Record<Turn, BadgeTone> = { ours: 'brand', theirs: 'neutral', closed: 'good', spam: 'signal' }

export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  return actions.map((action) => (
    <Submit key={action} size="small" name="ato" value={action} data-key={action === 'close' ? 'e' : undefined}>
      {actionNames[action]}
    </Submit>
  ))
}
