import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { withDraft } from '#desk/screens/parts/with-draft.ts'

type Kind = Pick<ContentKind, 'name' | 'place'>

/** Where the records of a kind are listed; where there is one alone, its form. */
export const kindAddress = ({ name }: Kind, draft: number | undefined, parts: [string, string][] = []) =>
  withDraft(`/conteudo/${name}`, draft, parts)

/** The form of a record. */
export const recordAddress = (kind: Kind, key: string, draft: number | undefined) =>
  kind.place.kind === 'file' ? kindAddress(kind, draft) : withDraft(`/conteudo/${kind.name}/${key}`, draft)

/** The form of a new record. */
export const newRecordAddress = ({ name }: Kind, draft: number | undefined) =>
  withDraft(`/conteudo/${name}/novo`, draft)
