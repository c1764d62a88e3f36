import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'

interface NotFoundProps {
  title: string
  text?: string
  /** Address of a drawing. */
  picture?: string | undefined
  back: { label: string; to: string }
  children?: ReactNode
}

/** Something that is not there, with the next step. */
export function NotFound({ title, text, picture, back, children }: NotFoundProps) {
  return (
    <div className="page-width grid min-h-[60dvh] content-center justify-items-start gap-4 py-16">
      {picture && (
        <img
          src={picture}
          alt=""
          width={480}
          height={300}
          className="w-full max-w-sm forced-colors:bg-[white] forced-colors:forced-color-adjust-none"
        />
      )}
      <h1 className="text-head">{title}</h1>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {children}
      <ButtonLink look="primary" to={back.to}>
        {back.label}
      </ButtonLink>
    </div>
  )
}
