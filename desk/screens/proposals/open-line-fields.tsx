import type { ReactNode } from 'react'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import type { CandidateView, LineView, ProposalView } from './proposal-view.ts'

/** A line that a person has to settle: candidates with drawings, not carried, or free text. */
export function OpenLineFields({ view: { typed, faults }, line }: { view: ProposalView; line: LineView }) {
  const { id, fixed, candidates } = line
  if (fixed?.kind !== 'open') return null
  const chosen = typed[`${id}.escolha`] ?? ''
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium text-signal">{fixed.question}</legend>
      <ul className="grid gap-1">
        {candidates.map((candidate, place) =>
          candidate ? (
            <li key={`${candidate.code} ${candidate.name}`}>
              <Choice name={`${id}.escolha`} value={String(place)} chosen={chosen}>
                <Candidate candidate={candidate} />
              </Choice>
            </li>
          ) : null,
        )}
        <li>
          <Choice name={`${id}.escolha`} value="recusar" chosen={chosen}>
            Não trabalhamos com isto
          </Choice>
        </li>
        <li>
          <Choice name={`${id}.escolha`} value="livre" chosen={chosen}>
            Oferecer como texto livre
          </Choice>
        </li>
        <li>
          <Choice name={`${id}.escolha`} value="" chosen={chosen}>
            Decidir depois
          </Choice>
        </li>
      </ul>
      <div className="grid gap-3 md:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          label="Quantidade"
          name={`${id}.quantidade`}
          defaultValue={typed[`${id}.quantidade`] ?? ''}
          error={faults[`${id}.quantidade`]}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          label="Observação"
          name={`${id}.nota`}
          defaultValue={typed[`${id}.nota`] ?? ''}
          error={faults[`${id}.nota`]}
          maxLength={600}
          autoComplete="off"
        />
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  value: string
  chosen: string
  children: ReactNode
}

function Choice({ name, value, chosen, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-small">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen === value}
        className="size-5 shrink-0 accent-petrol"
      />
      {children}
    </label>
  )
}

function Candidate({ candidate: { name, code, price, picture } }: { candidate: CandidateView }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {picture !== undefined && (
        <img src={picture} alt="" width={64} height={48} loading="lazy" className="h-12 w-16 object-contain" />
      )}
      <CodeLabel code={code} isWrapping />
      <span>{name}</span>
      {price !== '' && <span className="text-muted tabular-nums">{price}</span>}
    </span>
  )
}
