import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { answersPath, useAnswers } from './answers.tsx'

const steps = [
  [paths.identify, 'Perguntas'],
  [paths.glass, 'Plugue na tela'],
  [paths.gauge, 'Gabarito'],
] as const

/** The frame around the steps of 'Não sei o código'; answers go along from one step to the other. */
export function IdentifyFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const answers = useAnswers()
  return (
    <div className="page-width page-top grid gap-6 print:block print:p-0">
      <PageHead
        className="no-print"
        title={tools.identify.name}
        crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: tools.identify.name }]}
        lead={
          pathname === paths.identify &&
          'Só com a peça na mão? Diga o que ela faz e como é o plugue; a lista encolhe a cada resposta. Se não achar, a mensagem com o que você sabe fica pronta.'
        }
      >
        <nav aria-label="Etapas" className="w-full border-b border-rule">
          <ul className="-mb-px flex flex-wrap gap-x-5">
            {steps.map(([address, label]) => (
              <li key={address}>
                <Link
                  to={answersPath(address, answers)}
                  aria-current={address === pathname ? 'page' : undefined}
                  className="flex min-h-11 items-center border-b-2 border-transparent text-small text-brand-deep hover:border-rule-strong aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      {children}
    </div>
  )
}
