import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { withDraft } from '#desk/screens/parts/with-draft.ts'

type Kind = Pick<ContentKind, 'name' | 'place'>

/** The address of a kind's list; of its form when the kind has one record only. */
export const kindAddress = ({ name }: Kind, draft: number | undefined, parts: [string, string][] = []) =>
  withDraft(`/conteudo/${name}`, draft, parts)

/** The address of a record's form. */
export const recordAddress = (kind: Kind, key: string, draft: number | undefined) =>
  kind.place.kind === 'file' ? kindAddress(kind, draft) : withDraft(`/conteudo/${kind.name}/${key}`, draft)

/** The address of the form for a new record. */
export const newRecordAddress = ({ name }: Kind, draft: number | undefined) =>
  withDraft(`/conteudo/${name}/novo`, draft)
