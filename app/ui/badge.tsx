import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  neutral: 'border-rule-strong text-muted',
  good: 'border-whatsapp text-whatsapp-deep',
  brand: 'border-brand text-brand-deep',
  /** The colour for things that are new, discounted, or in need of attention; for no others. */
  signal: 'border-signal bg-signal-tint text-signal',
} as const

export type BadgeTone = keyof typeof tones

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded border px-2 py-px text-label font-medium max-sm:px-1.5 max-sm:text-[0.75rem] whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
