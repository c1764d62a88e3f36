import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { TextLink } from '#desk/parts/links.tsx'
import { faultLocation, faultSentence } from '#domain/editing/fault-words.ts'
import { wordsOf, type WordsTable } from '#domain/editing/field.ts'
import { kindsOfPath } from '#domain/editing/kinds.ts'
import { recordsIn } from '#server/content/edit/record.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import type { PublicationFailure } from '#server/store/publications.ts'
import { fieldAddress, productOfPath } from './address.ts'

export interface Problem {
  text: string
  /** The thing that the problem is about, in words, and the address of the form that changes it. */
  place?: string | undefined
  address?: string | undefined
}

/** Puts a fault into the words of the forms. In: product names by id; the draft in which the field can be changed. */
export function problemOf(
  { text, path, field }: PublicationFailure['problems'][number],
  nameOf: (id: string) => string | undefined,
  draft?: Pick<Draft, 'id' | 'files'>,
): Problem {
  if (path === undefined) return { text }
  const name = nameOf(productOfPath(path) ?? '') ?? (draft && nameInDraft(path, draft))
  return {
    text: faultSentence(text, path, nameOf),
    place: faultLocation(path, field, name),
    address: draft && fieldAddress(draft.id, path, field),
  }
}

function nameInDraft(path: string, { files }: Pick<Draft, 'files'>): string | undefined {
  const text = files.find((file) => file.path === path)?.text ?? ''
  const [found] = kindsOfPath(path)
  return found?.kind.storage.kind === 'files' ? recordsIn(found.kind, text, found.key)?.[0]?.name : undefined
}

export function fieldProblem(words: WordsTable, field: string, text: string): Problem {
  return { address: `#${field}`, place: wordsOf(words, field).label, text }
}

interface ProblemSectionProps {
  title: string
  problems: readonly Problem[]
  label?: string
  isSerious?: boolean
  children?: ReactNode
}

/** A section that lists problems, each with a link to its field; nothing where there are none. */
export function ProblemSection({ title, problems, label = title, isSerious = false, children }: ProblemSectionProps) {
  if (problems.length === 0) return null
  return (
    <section
      aria-label={label}
      className={classNames('grid gap-2 rounded border border-signal px-4 py-3', isSerious && 'bg-signal-tint')}
    >
      <h2 className="font-semibold">{title}</h2>
      <ul className="grid gap-1 text-small">
        {problems.map(({ text, place = '', address }) => (
          <li key={`${address} ${place} ${text}`} className="wrap-anywhere whitespace-pre-line">
            {address === undefined ? place : <TextLink href={address}>{place}</TextLink>}
            {place !== '' && ': '}
            {text}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
