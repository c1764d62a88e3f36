import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'

interface NotFoundProps {
  title: string
  text?: string
  back: { label: string; to: string }
  children?: ReactNode
}

/** Something that is not there, with the next step. */
export function NotFound({ title, text, back, children }: NotFoundProps) {
  return (
    <div className="page-width grid min-h-[60dvh] content-center justify-items-start gap-4 py-16">
      <h1 className="text-head">{title}</h1>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {children}
      <ButtonLink look="primary" to={back.to}>
        {back.label}
      </ButtonLink>
    </div>
  )
}
