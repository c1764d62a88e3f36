import { Eye } from 'lucide'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { articles } from '#domain/editing/kinds/articles.ts'
import { brand } from '#domain/editing/kinds/brand.ts'
import { connectors } from '#domain/editing/kinds/connectors.ts'
import { PostForm } from '#desk/parts/post-form.tsx'
import { draftAddress } from '#desk/content/address.ts'
import { kindPath, recordAddress, recordPath, withDraft } from './address.ts'
import { DraftBar, type othersWith } from './draft-choice.tsx'
import { RegistryLists, type FormView, faceAddress } from './fields.tsx'
import { ChangesPanel, ConflictPanel, FormFaultList, FormParts, Problems, recordForm } from './form.tsx'
import type { RecordView } from './record-forms.tsx'

/** What the page of a kind may have besides its form. */
export interface RecordExtras {
  /** The faults found by the content's check: all, and the first of each field. */
  check: Pick<FormView, 'notes'> & { problems: string[] }
  /** The address that checks the form while it is typed. */
  checkAddress: string
  links: ReactNode
  aside: ReactNode
  below: ReactNode
  /** Contents below the fields of a part, by the part's anchor. */
  after: (view: FormView) => Readonly<Record<string, ReactNode>>
}

/** The columns of a wide screen: the form, and beside it a drawing and the changes, or the article as its page shows it. */
const columns = { narrow: 'xl:grid-cols-[minmax(0,1fr)_18rem]', half: 'xl:grid-cols-2' } as const

interface RecordPageProps {
  view: RecordView & { others: Awaited<ReturnType<typeof othersWith>> }
  /** What a product has besides. */
  extras: RecordExtras | undefined
}

/** The page of a record: its form, the draft's changes and, for articles and connectors, a preview. */
export function RecordPage({ view, extras }: RecordPageProps) {
  const { kind, record, draft, article } = view
  const address = recordAddress(kind, record.key, draft)
  const isBeside = extras !== undefined || article !== undefined || view.changes.length > 0
  return (
    <div className="grid gap-6">
      <DraftBar choice={view.choice} path={recordPath(kind, record.key)} />
      <Others others={view.others} what={extras ? 'este produto' : 'isto'} />
      <Links view={view} extras={extras} />
      {view.conflict && <ConflictPanel conflict={view.conflict} what={extras ? 'este produto' : 'isto'} />}
      <FormFaultList faults={view.faults} words={view.words} />
      <Problems problems={view.problems} />
      <div className={`grid gap-6 ${article === undefined ? (isBeside ? columns.narrow : '') : columns.half}`}>
        {isBeside && (
          <aside className="grid min-w-0 content-start gap-4 xl:sticky xl:top-4 xl:order-2 xl:max-h-[calc(100dvh-2rem)] xl:self-start xl:overflow-y-auto">
            {extras?.aside}
            {article !== undefined && <Article html={article} />}
            <ChangesPanel changes={view.changes} />
          </aside>
        )}
        <div className="grid min-w-0 content-start gap-8">
          <PostForm
            id={recordForm}
            action={address}
            encType={kind === brand || kind === articles ? 'multipart/form-data' : undefined}
            data-check={extras?.checkAddress}
            className="flex flex-col gap-8"
          >
            <input type="hidden" name="visto" value={JSON.stringify(record.values)} />
            {/* Enter presses a form's first button, so this one saves. */}
            <Save isUnsaved={view.isUnsaved} />
            <FormParts groups={kind.groups} view={view} after={extras?.after(view)} />
            <RegistryLists entries={view.registries} />
          </PostForm>
          {extras?.below}
          {kind.removed !== undefined && !extras && <Removal view={view} />}
        </div>
      </div>
    </div>
  )
}

/** Says who else works on the same record. */
function Others({ others, what }: { others: RecordPageProps['view']['others']; what: string }) {
  if (others.length === 0) return null
  return (
    <ul className="grid gap-1 rounded border border-signal bg-signal-tint px-4 py-2 text-small">
      {others.map(({ person, draft, isHere }) => (
        <li key={draft.id} className="wrap-anywhere">
          {isHere
            ? `${person} mudou ${what} por último neste rascunho.`
            : `${person} também tem ${what} em rascunho: “${draft.name}”.`}
        </li>
      ))}
    </ul>
  )
}

function Links({ view: { kind, record, draft, changes }, extras }: RecordPageProps) {
  const isOne = kind.storage.kind === 'file'
  const page = encodeURIComponent(kind.page(record.key))
  return (
    <p className="flex flex-wrap items-center gap-3">
      {draft !== undefined && changes.length > 0 && (
        <a href={`${draftAddress(draft)}/ver?para=${page}`} className={buttonClass({ size: 'small' })}>
          <Icon node={Eye} size={16} /> Ver como ficará
        </a>
      )}
      {extras?.links}
      <a
        href={withDraft(isOne ? '/conteudo' : kindPath(kind), draft)}
        className={buttonClass({ look: 'plain', size: 'inline' })}
      >
        {isOne ? 'Todo o conteúdo' : extras ? 'Todos os produtos' : kind.title}
      </a>
      {kind === connectors && (
        <img
          src={faceAddress(record.key, draft)}
          alt="Face do conector"
          width={112}
          height={84}
          className="h-21 w-28 rounded border border-rule bg-white object-contain p-1"
        />
      )}
    </p>
  )
}

function Article({ html }: { html: string }) {
  return (
    <section aria-label="Como a página mostra" className="min-w-0">
      <h2 className="mb-2 text-label text-muted">Como a página mostra</h2>
      {/* HTML from the site's own renderer, which contains no scripts (server/content/posts). */}
      <div
        data-article
        className="article rounded border border-rule bg-sheet p-4"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  )
}

/** The button that saves; it stays in view above the form. */
function Save({ isUnsaved }: { isUnsaved: boolean }) {
  return (
    <span className="sticky top-0 z-2 -mx-1 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule bg-paper px-1 py-2">
      <Button type="submit" name="ato" value="salvar" look="primary">
        Guardar no rascunho
      </Button>
      <span role="status" data-check-state className="text-small text-signal" />
      {isUnsaved && <span className="text-small text-muted">O que está digitado ainda não foi guardado.</span>}
    </span>
  )
}

function Removal({ view: { kind, record, draft } }: { view: RecordView }) {
  return (
    <PostForm
      action={withDraft(`${recordPath(kind, record.key)}/retirar`, draft)}
      className="grid gap-2 border-t border-rule pt-4 text-small"
    >
      <p className="text-muted">Retirado, o endereço diz que a página não existe mais, e não volta a ser usado.</p>
      <Button type="submit" size="small" className="justify-self-start">
        Retirar do site
      </Button>
    </PostForm>
  )
}
