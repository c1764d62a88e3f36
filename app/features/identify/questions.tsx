import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField } from '#app/ui/form/field.tsx'
import { parseConnectorQuery, type ConnectorQuery, type PlugQuery } from '#domain/catalogue/registry/connector-query.ts'
import { plugFormLabel, type PlugForm } from '#domain/catalogue/registry/connector-shapes.ts'
import { parameterLabel, type Parameter } from '#domain/catalogue/registry/parameters.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { paths } from '#domain/pages/paths.ts'
import { counted } from '#domain/text/number-text.ts'
import { answersPath, HiddenAnswers, useAnswers, type Answers } from './answers.tsx'

export const usePlugQuery = (): PlugQuery => parseConnectorQuery(new URLSearchParams(useLocation().search))

const answerClass = classNames(
  'rounded border border-rule-strong bg-sheet text-small hover:border-brand hover:bg-tint',
  'aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:font-medium aria-[current=true]:text-on-brand',
)

interface AnswerProps {
  /** The parameters that the answer sets; '' removes a parameter. */
  changes: Answers
  isChosen: boolean
  label?: string
  className: string
  children: ReactNode
}

function Answer({ changes, isChosen, label, className, children }: AnswerProps) {
  const { pathname } = useLocation()
  const answers = useAnswers()
  const clearedAnswers = Object.fromEntries(Object.keys(changes).map((name) => [name, '']))
  return (
    <Link
      to={answersPath(pathname, { ...answers, ...(isChosen ? clearedAnswers : changes) })}
      replace
      preventScrollReset
      aria-label={label}
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(answerClass, className)}
    >
      {children}
    </Link>
  )
}

const chipClass = 'inline-flex min-h-11 min-w-11 items-center justify-center px-3'
/** The number of parameters that are always visible; the others are folded. */
const maximumUnfolded = 8

/** Asks what the part does: the narrowest question that needs no look at the part. */
export function ParameterQuestion(props: { parameters: readonly Parameter[]; chosen: Parameter | undefined }) {
  const { parameters, chosen } = props
  const renderAnswer = (key: Parameter) => (
    // A type of part also says what the part does, so the answer replaces it.
    <Answer key={key} changes={{ parametro: key, peca: '' }} isChosen={key === chosen} className={chipClass}>
      {parameterLabel[key]}
    </Answer>
  )
  const foldedParameters = parameters.slice(maximumUnfolded)
  return (
    <Question title="O que a peça faz">
      <div role="group" aria-label="O que a peça faz" className="flex flex-wrap gap-2">
        {parameters.slice(0, maximumUnfolded).map(renderAnswer)}
        {foldedParameters.length > 0 && (
          <details className="open:w-full" open={foldedParameters.some((key) => key === chosen)}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center px-1 text-small text-brand-deep underline underline-offset-4">
              Outras funções
            </summary>
            <div className="flex flex-wrap gap-2 pt-2">{foldedParameters.map(renderAnswer)}</div>
          </details>
        )}
      </div>
    </Question>
  )
}

const strokeStyle = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const

/** Pictures of the forms, so that nobody has to know their names. */
const silhouettes: Readonly<Record<PlugForm, ReactNode>> = {
  redondo: <circle cx="24" cy="16" r="12" {...strokeStyle} />,
  'tipo-d': <path d="M8 6h32l3 4-5 16H10L5 10z" strokeLinejoin="round" {...strokeStyle} />,
  retangular: <rect x="6" y="7" width="36" height="18" rx="2" {...strokeStyle} />,
  pinos: (
    <>
      <rect x="4" y="8" width="18" height="16" rx="2" {...strokeStyle} />
      <path d="M22 12h20M22 20h20" {...strokeStyle} />
    </>
  ),
  ar: (
    <>
      <circle cx="24" cy="16" r="12" {...strokeStyle} />
      <circle cx="24" cy="16" r="5" {...strokeStyle} />
    </>
  ),
}

/** Asks what is seen of the plug at first sight: its form, then its contacts. In: the plugs that there are. */
export function PlugQuestions({ plugs, query: { form, contacts } }: { plugs: readonly PlugQuery[]; query: PlugQuery }) {
  const forms = keysOf(plugFormLabel).filter((key) => key === form || plugs.some((plug) => plug.form === key))
  const plugsOfForm = plugs.filter((plug) => form === undefined || plug.form === form)
  const contactCounts = [...new Set(plugsOfForm.flatMap((plug) => plug.contacts ?? []))].toSorted((a, b) => a - b)
  return (
    <Question title="Como é o plugue, visto de frente">
      <div role="group" aria-label="Forma" className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {forms.map((key) => (
          <Answer
            key={key}
            // The new form may have no plug with that number of contacts, so the count is cleared.
            changes={{ forma: key, contatos: '', vias: '' }}
            isChosen={key === form}
            className="grid min-h-20 content-center justify-items-center gap-1 px-2 py-2 text-center"
          >
            <svg aria-hidden viewBox="0 0 48 32" width="48" height="32">
              {silhouettes[key]}
            </svg>
            <span className="text-label leading-tight">{plugFormLabel[key]}</span>
          </Answer>
        ))}
      </div>
      {contactCounts.length > 0 && (
        <div role="group" aria-label="Contatos ou vias" className="flex flex-wrap items-center gap-2">
          <span aria-hidden className="text-small w-full font-medium">
            Contatos ou vias
          </span>
          {contactCounts.map((count) => (
            <Answer
              key={count}
              changes={{ contatos: String(count), vias: '' }}
              isChosen={count === contacts}
              label={counted(count, 'contato', 'contatos')}
              className={chipClass}
            >
              {count}
            </Answer>
          ))}
        </div>
      )}
    </Question>
  )
}

export function MakerQuestion(props: { makers: readonly { key: string; name: string }[]; query: ConnectorQuery }) {
  const { makers, query } = props
  const { maker = '' } = query
  const answers = useAnswers()
  const navigate = useNavigate()
  return (
    <form
      action={paths.identify}
      aria-label="Marca do equipamento"
      className="flex flex-wrap items-end gap-2"
      onChange={({ currentTarget }) => {
        const chosenMaker = new FormData(currentTarget).get('fabricante')
        const newAnswers = { ...answers, marca: '', fabricante: typeof chosenMaker === 'string' ? chosenMaker : '' }
        void navigate(answersPath(paths.identify, newAnswers), { replace: true, preventScrollReset: true })
      }}
    >
      <HiddenAnswers answers={{ ...answers, marca: '', fabricante: '' }} />
      <SelectField
        key={maker}
        label="Marca do equipamento, se souber"
        name="fabricante"
        defaultValue={maker}
        className="min-w-56"
      >
        <option value="">Não sei</option>
        {makers.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit">Usar</Button>
      </noscript>
    </form>
  )
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="no-print grid gap-3">
      <h2 className="text-body font-semibold">{title}</h2>
      {children}
    </section>
  )
}
