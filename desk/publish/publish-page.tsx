import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { Moment } from '#desk/parts/moment.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { Table } from '#desk/parts/table.tsx'
import { TextLink } from '#desk/parts/text-link.tsx'
import type { ListedDraft } from '#server/store/content-drafts.ts'
import type { Publication } from '#server/store/publications.ts'
import { draftAddress } from './publish-address.ts'

export interface PublishPageProps {
  drafts: readonly ListedDraft[]
  publications: readonly Publication[]
  /** The publication that the person can undo now, and its draft's version; undefined without one. */
  back: { publication: Publication; version: number } | undefined
}

/** Drafts to be published, and earlier publications. */
export function PublishPage({ drafts, publications, back }: PublishPageProps) {
  return (
    <div className="grid max-w-5xl gap-8">
      <section className="grid gap-3">
        <h2 className="text-lead font-semibold">Rascunhos</h2>
        <Drafts drafts={drafts} />
        <NewDraft />
      </section>
      <section className="grid gap-3">
        <h2 className="text-lead font-semibold">O que foi publicado</h2>
        {back && <Back {...back} />}
        <PublicationList publications={publications} />
      </section>
    </div>
  )
}

function Drafts({ drafts }: Pick<PublishPageProps, 'drafts'>) {
  if (drafts.length === 0)
    return (
      <p className="text-small text-muted">
        Nada espera para ser publicado. Toda mudança do catálogo entra em um rascunho.
      </p>
    )
  return (
    <Table
      caption="Rascunhos"
      rows={drafts}
      keyOf={({ id }) => id}
      columns={[
        [
          'Rascunho',
          ({ id, name, state }) => (
            <>
              <TextLink href={draftAddress(id)} isRow className="wrap-anywhere">
                {name}
              </TextLink>
              {state === 'publishing' && ' (sendo publicado)'}
            </>
          ),
        ],
        ['De quem', ({ ownerId, owner }) => (ownerId === null ? 'de todos' : owner)],
        ['O que muda', ({ fileCount }) => (fileCount === 1 ? '1 coisa' : `${fileCount} coisas`)],
        ['Mudou', ({ updatedAt }) => <Moment at={updatedAt} />],
        ['Hora marcada', ({ schedule }) => (schedule ? <Moment at={schedule.at} /> : '–')],
      ]}
    />
  )
}

function NewDraft() {
  return (
    <PostForm action="/publicar/novo" className="flex flex-wrap items-end gap-3">
      <TextField label="Novo rascunho" name="nome" required maxLength={80} className="w-72" />
      <label className="flex min-h-11 items-center gap-2 text-small">
        <input type="checkbox" name="meu" value="sim" className="size-5 accent-petrol" />
        Só eu mudo
      </label>
      <Button type="submit">Criar</Button>
    </PostForm>
  )
}

function Back({ publication: { draftId, draftName, person }, version }: { publication: Publication; version: number }) {
  return (
    <PostForm action={`${draftAddress(draftId)}/voltar`} className="flex flex-wrap items-center gap-3 text-small">
      <input type="hidden" name="versao" value={version} />
      <Button type="submit">Voltar à versão anterior</Button>
      <span className="text-muted">
        O site e os arquivos voltam a como estavam antes de '{draftName}' ({person}); o rascunho fica aberto de novo.
      </span>
    </PostForm>
  )
}

const shownSentences = 5

/** The publications, newest first. */
function PublicationList({ publications }: { publications: readonly Publication[] }) {
  if (publications.length === 0) return <p className="text-small text-muted">Nada foi publicado pela mesa ainda.</p>
  return (
    <Table
      caption="Publicações"
      rows={publications}
      keyOf={({ id }) => id}
      isQuiet={({ state }) => state === 'failed'}
      columns={[
        ['Quando', ({ at }) => <Moment at={at} />],
        ['Quem', ({ person }) => person],
        [
          'O quê',
          ({ kind, draftId, draftName }) => (
            <>
              {kind === 'back' && 'Volta: '}
              <TextLink href={draftAddress(draftId)} className="wrap-anywhere">
                {draftName}
              </TextLink>
            </>
          ),
        ],
        ['Mudanças', ({ changes }) => <Sentences changes={changes} />],
        ['Como terminou', endText],
      ]}
    />
  )
}

function Sentences({ changes }: Pick<Publication, 'changes'>) {
  const more = changes.length - shownSentences
  return (
    <>
      {changes.slice(0, shownSentences).map((sentence) => (
        <span key={sentence} className="block break-words">
          {sentence}
        </span>
      ))}
      {more > 0 && <span className="block text-muted">e mais {more}</span>}
    </>
  )
}

function endText({ state, kind, failure }: Publication): string {
  if (state === 'done') return kind === 'publish' ? 'publicado' : 'voltou'
  if (state !== 'failed') return 'em andamento'
  return failure?.reason === 'conflict' ? 'não: arquivos mudados no servidor' : 'não foi publicado'
}
