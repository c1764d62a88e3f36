import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { tools } from '#domain/pages/tools.ts'

interface NotFoundProps {
  title: string
  text?: string
  /** Address of a drawing. */
  picture?: string | undefined
  back: { label: string; to: string }
  /** The language of title and link, where it differs from the page's. */
  lang?: string
  /** Address of 'Não sei o código', with what is known filled in. */
  identify?: string
  children?: ReactNode
}

/** Says that something does not exist, and offers the next steps. */
export function NotFound({ title, text, picture, back, lang, identify, children }: NotFoundProps) {
  return (
    <div className="page-width grid gap-x-12 gap-y-8 py-6 md:grid-cols-[minmax(0,1fr)_auto] lg:py-10">
      <div className="grid content-center justify-items-start gap-4">
        <h1 lang={lang} className="text-head">
          {title}
        </h1>
        {text && <p className="max-w-prose text-muted">{text}</p>}
        {children}
        <p className="flex flex-wrap gap-3">
          <ButtonLink lang={lang} look="primary" to={back.to}>
            {back.label}
          </ButtonLink>
          {identify && (
            <ButtonLink look="plain" to={identify}>
              {tools.identify.name}
            </ButtonLink>
          )}
        </p>
      </div>
      {picture && (
        <img
          src={picture}
          alt=""
          width={480}
          height={300}
          className="w-full max-w-60 max-md:order-first md:max-w-sm forced-colors:bg-[white] forced-colors:forced-color-adjust-none"
        />
      )}
    </div>
  )
}
