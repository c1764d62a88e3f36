import { hash } from 'node:crypto'
import { draftAddress, fieldAddress, previewAddress } from '#desk/content/address.ts'
import { VersionChoice } from '#desk/parts/conflict.tsx'
import { PostForm, Submit } from '#desk/parts/form.tsx'
import { TextLink } from '#desk/parts/links.tsx'
import { Fold } from '#desk/parts/section.tsx'
import { findConflicts } from '#server/content/drafts/change-files.ts'
import { isPicturePath } from '#server/content/drafts/draft-files.ts'
import { mergeFile, type MergedFile } from '#server/content/edit/record.ts'
import { describeChanges } from '#server/publish/describe-changes.ts'
import type { Draft, DraftFile } from '#server/store/content-drafts.ts'

/** The files of a draft: each one's changes in words, and a conflict where the server's file has changed since. */
export async function describeFiles(root: string, draft: Draft) {
  const conflicts = draft.state === 'open' ? await findConflicts(root, draft.files) : []
  return describeChanges(draft.files).map(({ file, sentences }) => {
    const found = conflicts.find(({ path }) => path === file.path)
    /** `current`: null if the file is gone. `fields`: those both changed; undefined if only a whole text can stay. */
    const conflict = found && {
      current: found.current,
      digest: textDigest(found.current),
      fields: mergedFile(file, found.current)?.conflicts,
    }
    return { file, sentences, conflict }
  })
}
type DescribedFile = Awaited<ReturnType<typeof describeFiles>>[number]

/** Merges a draft's file with the server's. Out: undefined if a text is missing or they differ in more than fields. */
export function mergedFile(
  { path, base, text }: Pick<DraftFile, 'path' | 'base' | 'text'>,
  current: string | null,
  fieldsFromServer?: ReadonlySet<string>,
): MergedFile | undefined {
  if (base === null || text === null || current === null || isPicturePath(path)) return undefined
  return mergeFile(path, { base, draft: text, server: current }, fieldsFromServer)
}

/** A digest that says which text of a file a page showed. In: null for a file that does not exist. */
export const textDigest = (text: string | null): string => (text === null ? 'nada' : hash('sha256', text).slice(0, 32))

export function DraftChanges({ draft, changes }: { draft: Draft; changes: readonly DescribedFile[] }) {
  if (changes.length === 0) return <p className="text-small text-muted">Este rascunho não muda nada ainda.</p>
  return (
    <ul className="border-t border-rule">
      {changes.map((change) => (
        <li key={change.file.path} className="grid gap-1 border-b border-rule py-3 text-small">
          <FileChange draft={draft} change={change} />
        </li>
      ))}
    </ul>
  )
}

function FileChange({ draft, change }: { draft: Draft; change: DescribedFile }) {
  const { file, sentences, conflict } = change
  const formAddress = draft.state === 'open' ? fieldAddress(draft.id, file.path) : undefined
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence} className="font-medium wrap-anywhere">
          {sentence}
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-x-4 text-muted">
        <span>por {file.person}</span>
        {formAddress !== undefined && <TextLink href={formAddress}>Abrir</TextLink>}
        {formAddress !== undefined && file.text !== null && (
          <TextLink href={previewAddress(draft.id, file.path)}>Ver a página</TextLink>
        )}
      </p>
      {conflict && <ConflictForm draftId={draft.id} file={file} conflict={conflict} />}
      {!isPicturePath(file.path) && formAddress === undefined && draft.state === 'open' && !conflict && (
        <FileTexts texts={{ Antes: file.base, Depois: file.text }} summary="Ver o arquivo" />
      )}
    </>
  )
}

interface ConflictFormProps {
  draftId: number
  file: DraftFile
  conflict: NonNullable<DescribedFile['conflict']>
}

const onServer = 'No servidor, agora'
const inDraft = 'No rascunho'

function ConflictForm({ draftId, file, conflict: { current, digest, fields } }: ConflictFormProps) {
  return (
    <div className="grid gap-2 rounded border border-signal bg-signal-tint p-3">
      <p className="font-medium">
        Alguém mudou este arquivo no servidor depois que o rascunho o tomou. Nada é publicado por cima sem que você
        decida.
      </p>
      {!isPicturePath(file.path) && fields === undefined && (
        <FileTexts texts={{ [onServer]: current, [inDraft]: file.text }} summary="Ver os dois textos" />
      )}
      <PostForm
        action={`${draftAddress(draftId)}/conflito`}
        className="grid gap-3"
        version={file.version}
        hidden={{ caminho: file.path, visto: digest }}
      >
        {fields?.map(({ id, label, ownEdit, otherEdit }) => (
          <VersionChoice
            key={id}
            label={label}
            name={`campo:${id}`}
            sides={[
              { value: 'rascunho', name: inDraft, text: ownEdit },
              { value: 'servidor', name: onServer, text: otherEdit },
            ]}
          />
        ))}
        {fields?.length === 0 && <p>Nenhum campo foi mudado pelos dois: as duas mudanças cabem juntas.</p>}
        <span className="flex flex-wrap gap-3">
          {fields !== undefined && (
            <Submit
              label={fields.length === 0 ? 'Juntar as duas mudanças' : 'Juntar, com o que está escolhido'}
              name="fica"
              value="campos"
              look="primary"
              size="small"
            />
          )}
          <Submit label="Fica tudo do servidor" name="fica" value="servidor" size="small" />
          <Submit label="Fica tudo do rascunho" name="fica" value="rascunho" size="small" />
        </span>
      </PostForm>
    </div>
  )
}

function FileTexts({ texts, summary }: { texts: Readonly<Record<string, string | null>>; summary: string }) {
  return (
    <Fold summary={summary}>
      <div className="grid gap-3 lg:grid-cols-2">
        {Object.entries(texts).map(([name, text]) => (
          <div key={name} className="grid min-w-0 content-start gap-1">
            <h3 className="text-label font-medium text-muted">{name}</h3>
            <pre className="rounded border border-rule bg-sheet p-3 text-label wrap-anywhere whitespace-pre-wrap">
              {text ?? 'não há'}
            </pre>
          </div>
        ))}
      </div>
    </Fold>
  )
}
