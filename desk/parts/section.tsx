import type { ReactNode, ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface FoldProps {
  summary: string
  open?: boolean
  className?: string
  children: ReactNode
}

/** A folded part that few need at a time; pressing its summary unfolds it. */
export function Fold({ summary, open, className, children }: FoldProps) {
  return (
    <details open={open} className={className}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small text-brand-deep underline underline-offset-4">
        {summary}
      </summary>
      {children}
    </details>
  )
}

interface SectionProps extends ComponentProps<'section'> {
  title: string
  isDivided?: boolean
}

/** A titled part of a screen. It is named by its title, unless `aria-label` names it otherwise. */
export function Section({ title, isDivided = false, className, children, ...rest }: SectionProps) {
  return (
    <section
      aria-label={title}
      className={classNames('grid scroll-mt-4 gap-3', isDivided && 'border-t border-rule pt-5', className)}
      {...rest}
    >
      <h2 className="text-lead font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** The sentence that says why nothing was stored; it stands before all else on the page. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded border border-signal bg-signal-tint px-4 py-2 text-small">
      {children}
    </p>
  )
}
