import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
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
    <div className="page-width page-top grid gap-6 print:block print:p-0">
      <PageHead
        className="no-print"
        title={tools.identify.name}
        crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: tools.identify.name }]}
        lead={
          step === 'questions' &&
          'Só com a peça na mão? Diga o que ela faz e como é o plugue; a lista encolhe a cada resposta. Se não achar, a mensagem com o que você sabe fica pronta.'
        }
      >
        <nav aria-label="Etapas" className="w-full border-b border-rule">
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
      </PageHead>
      {children}
    </div>
  )
}
