import { Star } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'

/** A score as five stars; the score itself stands beside it as text. */
export function Stars({ score, size = 16 }: { score: number; size?: number }) {
  return (
    <span aria-hidden className="inline-flex text-petrol">
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className="relative">
          <Icon node={Star} size={size} className="text-rule-strong" />
          {score >= star - 0.5 && (
            <span className="absolute inset-0 overflow-hidden" data-half={score < star || undefined}>
              <Icon
                node={Star}
                size={size}
                fill="currentColor"
                className={score < star ? '[clip-path:inset(0_50%_0_0)]' : ''}
              />
            </span>
          )}
        </span>
      ))}
    </span>
  )
}
