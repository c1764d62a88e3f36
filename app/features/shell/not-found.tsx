import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'

interface NotFoundProps {
  title: string
  text: string
  picture?: string
  back?: { label: string; to: string }
  /** The language of title and link, where it is not the page's. */
  lang?: string
  /** The address of 'Não sei o código', with the known facts filled in. */
  identifyPath?: string
  search?: ReactNode
  children?: ReactNode
}

const backToCatalogue = { label: 'Voltar ao Catálogo', to: paths.accessories }

export function NotFound({
  title,
  text,
  picture,
  back = backToCatalogue,
  lang,
  identifyPath,
  search,
  children,
}: NotFoundProps) {
  return (
    <div className="page-width page-top grid gap-8">
      <div className="grid max-w-256 gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid content-start justify-items-start gap-4">
          <h1 lang={lang} className="text-head">
            {title}
          </h1>
          <p className="max-w-prose text-muted">{text}</p>
          {search && <div className="w-full max-w-prose">{search}</div>}
          <p className="flex flex-wrap gap-3">
            <ButtonLink lang={lang} look={search ? 'quiet' : 'primary'} to={back.to}>
              {back.label}
            </ButtonLink>
            {identifyPath && (
              <ButtonLink look="plain" to={identifyPath}>
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
            className="w-full max-w-60 md:max-w-sm forced-colors:bg-[white] forced-colors:forced-color-adjust-none"
          />
        )}
      </div>
      {children}
    </div>
  )
}

const unknownPathTitle = 'Oops! Page not found'

export const unknownPathMeta = [{ title: unknownPathTitle }, { name: 'robots', content: 'noindex' }]

/** The page for an unknown address: heading and link home in English (spec §2), the search in Portuguese. */
export function UnknownPath({ picture, search }: { picture: string; search: ReactNode }) {
  return (
    <NotFound
      lang="en"
      picture={picture}
      title={unknownPathTitle}
      text="Não há página neste endereço. Procure pelo código da etiqueta, pelo equipamento ou pela peça."
      back={{ label: 'Return to Home', to: paths.home }}
      search={search}
    />
  )
}
