import type { ReactNode } from 'react'
import { VersionChoice } from '#desk/parts/conflict.tsx'
import { Sentences } from '#desk/parts/facts.tsx'
import { faultCountText } from '#desk/parts/form.tsx'
import { TallLink } from '#desk/parts/links.tsx'
import { Section } from '#desk/parts/section.tsx'
import type { FieldConflict } from '#domain/editing/changes.ts'
import { wordsOf, type WordsTable } from '#domain/editing/field.ts'
import type { FormFaults } from '#domain/editing/form.ts'
import type { FieldGroup } from '#domain/editing/kind.ts'
import { FieldInput, type FormView } from './fields.tsx'

export interface FormConflict {
  person: string
  otherChanges: readonly string[]
  fields: readonly FieldConflict[]
}

export const recordFormId = 'formulario'

/** The field that says which of two changes of a field stays: `meu` or `outro`. */
export const conflictFieldName = (field: string) => `fica:${field}`

interface FormPartsProps {
  groups: readonly FieldGroup[]
  view: FormView
  /** Contents below a part's fields, by the part's anchor. */
  belowGroups?: Readonly<Record<string, ReactNode>> | undefined
}

export function FormParts({ groups, view, belowGroups }: FormPartsProps) {
  return (
    <>
      {groups.length > 1 && (
        <nav aria-label="Partes do formulário" className="flex flex-wrap gap-x-4 text-small">
          {groups.map(({ title, anchor }) => (
            <TallLink key={anchor} href={`#${anchor}`}>
              {title}
            </TallLink>
          ))}
        </nav>
      )}
      {groups.map((group) => (
        <FormPart key={group.anchor} group={group} isOpen={!group.isFolded || needsAttention(group, view)}>
          <div className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-3">
            {group.fields.map((field) => (
              <FieldInput key={field.name} field={field} name={field.name} view={view} />
            ))}
          </div>
          {belowGroups?.[group.anchor]}
        </FormPart>
      ))}
    </>
  )
}

/** Whether a folded part has something to be looked at: an error, a remark, or a required field that is empty. */
function needsAttention({ fields }: FieldGroup, { faults, notes, typed }: FormView): boolean {
  const remarks = Object.keys({ ...faults, ...notes })
  return fields.some(
    ({ name, kind, isRequired }) =>
      remarks.some((remarked) => remarked === name || remarked.startsWith(`${name}.`)) ||
      (isRequired && (kind === 'text' || kind === 'choice') && (typed[name] ?? '') === ''),
  )
}

function FormPart({ group, isOpen, children }: { group: FieldGroup; isOpen: boolean; children: ReactNode }) {
  const { title, anchor, isFolded = false } = group
  if (!isFolded)
    return (
      <Section title={title} id={anchor} isDivided className="scroll-mt-20">
        {children}
      </Section>
    )
  return (
    <details id={anchor} open={isOpen} data-part className="scroll-mt-20 border-t border-rule">
      <summary className="flex min-h-11 cursor-pointer items-center">
        <h2 className="text-lead font-semibold">{title}</h2>
      </summary>
      <div className="grid gap-4 pt-2 pb-4">{children}</div>
    </details>
  )
}

/** The list of a form's errors: the fields to correct, with a link to each, and the error that belongs to no field. */
export function FormFaultList({ faults, words }: { faults: FormFaults; words: WordsTable }) {
  const fields = Object.keys(faults).filter((name) => name !== '')
  const count = Object.keys(faults).length
  if (count === 0) return null
  return (
    <div role="alert" className="grid gap-1 rounded border border-signal bg-signal-tint px-4 py-2 text-small">
      <p>{faultCountText(count)}</p>
      {faults[''] !== undefined && <p>{faults['']}</p>}
      {fields.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {fields.map((name) => (
            <li key={name}>
              <TallLink href={`#${name}`}>{fullLabel(words, name)}</TallLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function fullLabel(words: WordsTable, name: string): string {
  const parts = name.split('.')
  const labels = parts.map((part, index) =>
    /^\d+$/.test(part) ? String(Number(part) + 1) : wordsOf(words, parts.slice(0, index + 1).join('.')).label,
  )
  return labels.join(', ')
}

const changesTitle = 'O que muda no rascunho'

export function ChangesPanel({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null
  return (
    <section aria-label={changesTitle} className="grid gap-2 rounded border border-rule bg-sheet p-4 text-small">
      <h2 className="font-semibold">{changesTitle}</h2>
      <Sentences of={changes} />
    </section>
  )
}

const alertClass = 'grid gap-3 rounded border border-signal bg-signal-tint px-4 py-3 text-small'

/** Shows two persons' changes of one record side by side. In: what both changed, as a phrase: 'este produto'. */
export function ConflictPanel({ conflict, what }: { conflict: FormConflict; what: string }) {
  const { person, otherChanges, fields } = conflict
  return (
    <section role="alert" aria-label="Duas mudanças" className={alertClass}>
      <p className="font-semibold">
        Nada foi salvo: {person === '' ? 'o arquivo mudou' : `${person} mudou ${what}`} enquanto você escrevia.
      </p>
      <Sentences of={otherChanges} />
      {fields.length === 0 ? (
        <p>Nenhum campo foi mudado pelos dois: o formulário já tem as duas mudanças. Confira e salve.</p>
      ) : (
        <>
          <p>Estes campos os dois mudaram: escolha o que fica em cada um, e salve.</p>
          {fields.map(({ name, label, ownEdit, otherEdit }) => (
            <VersionChoice
              key={name}
              label={label}
              name={conflictFieldName(name)}
              form={recordFormId}
              sides={[
                { value: 'meu', name: 'O seu', text: ownEdit },
                { value: 'outro', name: person === '' ? 'O do arquivo' : `O de ${person}`, text: otherEdit },
              ]}
            />
          ))}
        </>
      )}
    </section>
  )
}
