import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { answersPath, useAnswers } from './questions.tsx'

const steps = {
  questions: { label: 'Perguntas', to: paths.identify },
  glass: { label: 'Plugue na tela', to: paths.glass },
  gauge: { label: 'Gabarito', to: paths.gauge },
} as const

/**
 * 'Não sei o código': one tool for a visitor who has no code, only the part. Its steps stand in this frame, and what
 * was answered goes along from one to the other.
 */
export function IdentifyFrame({ step, children }: { step: keyof typeof steps; children: ReactNode }) {
  const answers = useAnswers()
  return (
    <div className="page-width grid gap-6 py-6 lg:py-8 print:block print:p-0">
      <header className="no-print grid gap-3">
        <Breadcrumb crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: tools.identify.name }]} />
        <h1 className="mt-1 text-head">{tools.identify.name}</h1>
        {step === 'questions' && (
          <p className="max-w-prose text-muted">
            Só com a peça na mão? Diga o que ela faz e como é o plugue; a lista encolhe a cada resposta. Se não achar, a
            mensagem com o que você sabe fica pronta.
          </p>
        )}
        <nav aria-label="Etapas" className="border-b border-rule">
          <ul className="-mb-px flex flex-wrap gap-x-5">
            {Object.entries(steps).map(([key, { label, to }]) => (
              <li key={key}>
                <Link
                  to={key === 'gauge' ? to : answersPath(to, answers)}
                  aria-current={key === step ? 'page' : undefined}
                  className="flex min-h-11 items-center border-b-2 border-transparent text-small text-petrol-deep hover:border-rule-strong aria-[current=page]:border-petrol aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {children}
    </div>
  )
}
