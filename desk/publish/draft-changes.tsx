import { TextLink } from '#desk/parts/text-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { TwoSides } from '#desk/parts/two-sides.tsx'
import type { FieldOfBoth } from '#server/content/edit/merge-file.ts'
import { PostForm } from '#desk/parts/post-form.tsx'
import type { Draft, DraftFile } from '#server/store/content-drafts.ts'
import { draftAddress, fieldAddress, previewAddress } from './publish-address.ts'

/** A file of a draft, its changes in words, and its conflict. */
export interface ShownChange {
  file: DraftFile
  sentences: readonly string[]
  /** Whether the file is a text; a photograph is none. */
  isText: boolean
  /** The file on the server, if somebody changed it since the draft was made. */
  conflict: ShownConflict | undefined
}

interface ShownConflict {
  /** Null: the file does not exist any more. */
  present: string | null
  /** A digest of what was shown. */
  seen: string
  /** The fields that both changed, where all else can be merged; undefined where only a whole text can be chosen. */
  fields: readonly FieldOfBoth[] | undefined
}

/** The changes of a draft by file: sentences with links, and the texts before and after. */
export function DraftChanges({ draft, changes }: { draft: Draft; changes: readonly ShownChange[] }) {
  if (changes.length === 0) return <p className="text-small text-muted">Este rascunho não muda nada ainda.</p>
  return (
    <ul className="border-t border-rule">
      {changes.map((change) => (
        <li key={change.file.path} className="grid gap-1 border-b border-rule py-3 text-small">
          <Change draft={draft} change={change} />
        </li>
      ))}
    </ul>
  )
}

function Change({ draft, change }: { draft: Draft; change: ShownChange }) {
  const { file, sentences, isText, conflict } = change
  const edit = draft.state === 'open' ? fieldAddress(draft.id, file.path) : undefined
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence} className="font-medium wrap-anywhere">
          {sentence}
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-x-4 text-muted">
        <span>por {file.person}</span>
        {edit !== undefined && <Way to={edit}>Abrir</Way>}
        {edit !== undefined && file.text !== null && <Way to={previewAddress(draft.id, file.path)}>Ver a página</Way>}
      </p>
      {conflict && <Conflict draftId={draft.id} file={file} conflict={conflict} isText={isText} />}
      {isText && edit === undefined && draft.state === 'open' && !conflict && (
        <Texts
          texts={[
            ['Antes', file.base],
            ['Depois', file.text],
          ]}
          summary="Ver o arquivo"
        />
      )}
    </>
  )
}

function Way({ to, children }: { to: string; children: string }) {
  return <TextLink href={to}>{children}</TextLink>
}

interface ConflictProps {
  draftId: number
  file: DraftFile
  conflict: ShownConflict
  isText: boolean
}

function Conflict({ draftId, file, conflict: { present, seen, fields }, isText }: ConflictProps) {
  return (
    <div className="grid gap-2 rounded border border-signal bg-signal-tint p-3">
      <p className="font-medium">
        Alguém mudou este arquivo no servidor depois que o rascunho o tomou. Nada é publicado por cima sem que você
        decida.
      </p>
      {isText && fields === undefined && (
        <Texts
          texts={[
            ['No servidor, agora', present],
            ['No rascunho', file.text],
          ]}
          summary="Ver os dois textos"
        />
      )}
      <PostForm action={`${draftAddress(draftId)}/conflito`} className="grid gap-3">
        <input type="hidden" name="caminho" value={file.path} />
        <input type="hidden" name="versao" value={file.version} />
        <input type="hidden" name="visto" value={seen} />
        {fields?.map(({ id, label, mine, otherEdit }) => (
          <TwoSides
            key={id}
            label={label}
            name={`campo:${id}`}
            sides={[
              { value: 'rascunho', name: 'No rascunho', text: mine },
              { value: 'servidor', name: 'No servidor, agora', text: otherEdit },
            ]}
          />
        ))}
        {fields?.length === 0 && <p>Nenhum campo foi mudado pelos dois: as duas mudanças cabem juntas.</p>}
        <span className="flex flex-wrap gap-3">
          {fields !== undefined && (
            <Button type="submit" name="fica" value="campos" look="primary" size="small">
              {fields.length === 0 ? 'Juntar as duas mudanças' : 'Juntar, com o que está escolhido'}
            </Button>
          )}
          <Button type="submit" name="fica" value="servidor" size="small">
            Fica tudo do servidor
          </Button>
          <Button type="submit" name="fica" value="rascunho" size="small">
            Fica tudo do rascunho
          </Button>
        </span>
      </PostForm>
    </div>
  )
}

interface TextsProps {
  texts: readonly (readonly [name: string, text: string | null])[]
  summary: string
}

function Texts({ texts, summary }: TextsProps) {
  return (
    <details>
      <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4 touch:min-h-11">
        {summary}
      </summary>
      <div className="grid gap-3 lg:grid-cols-2">
        {texts.map(([name, text]) => (
          <div key={name} className="grid min-w-0 content-start gap-1">
            <h3 className="text-label font-medium text-muted">{name}</h3>
            <pre className="rounded border border-rule bg-sheet p-3 text-label wrap-anywhere whitespace-pre-wrap">
              {text ?? 'não há'}
            </pre>
          </div>
        ))}
      </div>
    </details>
  )
}
