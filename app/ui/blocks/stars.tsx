/** One star, drawn from its upper point in a square of 24. */
const starPath = 'l3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2-6.2 3.2 1.2-6.8-5-4.9 6.9-1z'
const fiveStarsPath = [0, 1, 2, 3, 4].map((index) => `M${index * 24 + 12} 2${starPath}`).join('')

/** A score from 0 to 5 as stars; decorative, because the score is also given as text. */
export function Stars({ score, size = 16 }: { score: number; size?: number }) {
  return (
    <svg aria-hidden viewBox="0 0 120 24" width={size * 5} height={size} className="shrink-0 text-brand">
      <path
        d={fiveStarsPath}
        className="fill-tint stroke-rule-strong forced-colors:fill-none forced-colors:stroke-current"
        strokeWidth="1.5"
      />
      <svg width={score * 24} height="24">
        <path d={fiveStarsPath} fill="currentColor" />
      </svg>
    </svg>
  )
}
