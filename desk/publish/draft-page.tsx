import { TextLink } from '#desk/parts/text-link.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { inputOf, nextMondayInput } from '#domain/desk/calendar/brasilia-input.ts'
import { Moment } from '#desk/parts/moment.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { draftDigest, type Draft } from '#server/store/content-drafts.ts'
import { kindsOfPath } from '#domain/editing/kinds.ts'
import { recordsIn } from '#server/content/edit/record.ts'
import { faultPlace, faultSentence } from '#domain/editing/fault-words.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import type { PublicationFailure } from '#server/store/publications.ts'
import { DraftChanges, type DescribedFile } from './draft-changes.tsx'
import { draftAddress, fieldAddress, previewAddress, productOfPath } from '#desk/content/address.ts'

export interface DraftPageProps {
  draft: Draft
  changes: readonly DescribedFile[]
  /** Why it would not be published, or why the last attempt failed. */
  failure: DescribedFailure | undefined
  /** What the products that it changes still lack. */
  lacking: DescribedFailure['problems']
  /** Whether somebody tried to publish it already. */
  isTried: boolean
  /** Whether the person may publish: administrators may. */
  canPublish: boolean
  /** Whether the person may change the draft: it is open, and the person's own or a shared one. */
  canChange: boolean
  now: string
}

/** The page of a draft: its changes, its preview, and publishing it. */
export function DraftPage({ draft, changes, failure, lacking, isTried, canPublish, canChange, now }: DraftPageProps) {
  const isOpen = draft.state === 'open'
  return (
    <div className="grid max-w-5xl gap-8">
      <Head draft={draft} />
      {failure && (
        <Problems
          failure={failure}
          {...(!isTried && { heading: 'Antes de publicar: o conteúdo tem o que corrigir' })}
        />
      )}
      <section className="grid gap-3">
        <h2 className="text-lead font-semibold">{draft.state === 'published' ? 'O que mudou' : 'O que vai mudar'}</h2>
        <DraftChanges draft={draft} changes={changes} />
      </section>
      {isOpen && lacking.length > 0 && <StillMissing problems={lacking} />}
      {isOpen && draft.files.length > 0 && (
        <section aria-label="Publicar" className="grid justify-items-start gap-5">
          <a href={previewAddress(draft.id)} target="_blank" rel="noopener" className={buttonClass({})}>
            Ver como ficará
          </a>
          {canPublish ? (
            <Publish draft={draft} now={now} />
          ) : (
            <p className="text-small text-muted">Quem administra publica. Avise quando estiver pronto.</p>
          )}
        </section>
      )}
      {isOpen && canChange && <Discard draft={draft} />}
    </div>
  )
}

const stateText: Record<Draft['state'], string> = {
  open: 'aberto',
  publishing: 'sendo publicado',
  published: 'publicado',
  discarded: 'descartado',
}

function Head({ draft: { ownerId, owner, state, updatedAt, schedule, history } }: Pick<DraftPageProps, 'draft'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
      <TextLink href="/publicar">Publicar</TextLink>
      <span>Rascunho {stateText[state]}</span>
      <span>{ownerId === null ? `de todos, começado por ${owner}` : `de ${owner}`}</span>
      <span>
        mudou em <Moment at={updatedAt} />
      </span>
      {schedule && (
        <strong className="text-ink">
          publica sozinho em <Moment at={schedule.at} />, por {schedule.by.name}
        </strong>
      )}
      <LostSchedule history={history} />
    </p>
  )
}

/** Says that a change cancelled the scheduled publication. */
export function LostSchedule({ history }: Pick<Draft, 'history'>) {
  const last = history.findLast(({ act }) => ['schedule', 'unschedule', 'publish', 'back'].includes(act))
  if (last?.act !== 'unschedule' || last.detail === null) return undefined
  return (
    <strong className="text-signal">
      não publica mais sozinho em <Moment at={last.detail} />: {last.person} mudou o rascunho depois. Confira e marque a
      hora de novo.
    </strong>
  )
}

function Publish({ draft: { id, version, schedule, files }, now }: Pick<DraftPageProps, 'draft' | 'now'>) {
  const seen = <input type="hidden" name="visto" value={draftDigest(files)} />
  return (
    <>
      <PostForm action={`${draftAddress(id)}/agora`} version={version}>
        {seen}
        <Button type="submit" look="primary" data-key="p">
          Publicar agora
        </Button>
      </PostForm>
      <PostForm action={`${draftAddress(id)}/hora`} className="flex flex-wrap items-end gap-3" version={version}>
        {seen}
        <TextField
          label="Ou em uma hora marcada (Brasília)"
          name="quando"
          type="datetime-local"
          defaultValue={schedule ? inputOf(schedule.at) : nextMondayInput(now)}
          className="w-72"
        />
        <Button type="submit">Marcar</Button>
        {schedule && (
          <Button type="submit" name="desmarcar" value="sim" look="plain" size="inline">
            Não publicar sozinho
          </Button>
        )}
      </PostForm>
    </>
  )
}

function Discard({ draft: { id, version } }: Pick<DraftPageProps, 'draft'>) {
  return (
    <details className="border-t border-rule pt-3 text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted underline underline-offset-4">
        Descartar o rascunho
      </summary>
      <PostForm action={`${draftAddress(id)}/descartar`} className="grid justify-items-start gap-3" version={version}>
        <p>As mudanças deste rascunho deixam de valer. O site não muda.</p>
        <Button type="submit" look="danger">
          Descartar
        </Button>
      </PostForm>
    </details>
  )
}

const headings: Record<PublicationFailure['reason'], string> = {
  faults: 'Não foi publicado: o conteúdo tem o que corrigir',
  conflict: 'Não foi publicado: alguém mudou os mesmos arquivos no servidor',
  build: 'Não foi publicado: os arquivos não puderam ser gravados',
  interrupted: 'Não foi publicado: a mesa foi desligada no meio',
}

/** Why a publication failed, in the words of the forms, each place with the address of its form. */
export interface DescribedFailure {
  reason: PublicationFailure['reason']
  problems: { text: string; place: string | undefined; address: string | undefined }[]
}

export function describeFailure(
  { reason, problems }: PublicationFailure,
  draft: Pick<Draft, 'id' | 'files'>,
  { files }: Pick<CatalogueState, 'files'>,
): DescribedFailure {
  const nameOf = (id: string) => files.get(id)?.product?.name
  return {
    reason,
    problems: problems.map(({ text, path, field }) => ({
      text: path === undefined ? text : faultSentence(text, path, nameOf),
      place: path && faultPlace(path, field, nameOf(productOfPath(path) ?? '') ?? nameInDraft(path, draft)),
      address: path && fieldAddress(draft.id, path, field),
    })),
  }
}

/** The name of a record with a file of its own, as the draft has it: an article's title. */
function nameInDraft(path: string, { files }: Pick<Draft, 'files'>): string | undefined {
  const text = files.find((file) => file.path === path)?.text ?? ''
  const [found] = kindsOfPath(path)
  return found?.kind.storage.kind === 'files' ? recordsIn(found.kind, text, found.key)?.[0]?.name : undefined
}

interface ProblemsProps {
  failure: DescribedFailure
  heading?: string
}

/** Why a publication failed: each reason, with a link to the form of its file where there is one. */
export function Problems({ failure: { reason, problems }, heading = headings[reason] }: ProblemsProps) {
  return (
    <section aria-label={heading} className="grid gap-2 rounded border border-signal bg-signal-tint p-4">
      <h2 className="font-semibold">{heading}</h2>
      <ProblemList problems={problems} />
      <p className="text-small text-muted">No site nada mudou: ele continua como estava.</p>
    </section>
  )
}

/** What changed products still lack; it does not prevent publishing. */
function StillMissing({ problems }: Pick<DescribedFailure, 'problems'>) {
  return (
    <section aria-label="Ainda falta" className="grid gap-2 rounded border border-rule-strong bg-sheet p-4">
      <h2 className="font-semibold">Pode ser publicado, e ainda falta</h2>
      <ProblemList problems={problems} />
    </section>
  )
}

function ProblemList({ problems }: Pick<DescribedFailure, 'problems'>) {
  return (
    <ul className="grid gap-2 text-small">
      {problems.map(({ text, place, address }) => (
        <li key={`${place} ${text}`} className="wrap-anywhere whitespace-pre-line">
          {place !== undefined && <ProblemPlace place={place} address={address} />}
          {text}
        </li>
      ))}
    </ul>
  )
}

function ProblemPlace({ place, address }: { place: string; address: string | undefined }) {
  if (address === undefined) return <b className="font-medium">{place}: </b>
  return (
    <>
      <a
        href={address}
        className="inline-block min-h-6 font-medium wrap-anywhere underline underline-offset-4 touch:py-2.5"
      >
        {place}
      </a>
      {': '}
    </>
  )
}
