import { Eye } from 'lucide'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { brand } from '#domain/content-edit/kinds/brand.ts'
import { ChangesPanel } from '#desk/screens/catalogue/changes-panel.tsx'
import { ConflictPanel } from '#desk/screens/catalogue/conflict-panel.tsx'
import { DraftBar } from '#desk/screens/catalogue/draft-bar.tsx'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { faceAddress } from '#desk/screens/catalogue/fields/end-face.tsx'
import { FormParts } from '#desk/screens/catalogue/fields/form-parts.tsx'
import { RegistryLists } from '#desk/screens/catalogue/fields/registry-lists.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { draftAddress } from '#desk/publish/publish-address.ts'
import { kindAddress, recordAddress } from '#desk/screens/parts/content-address.ts'
import { FormFaultList, Problems } from '#desk/screens/catalogue/form-faults.tsx'
import type { RecordView } from './record-view.ts'

/** The page of a record: its form, the draft's changes and, for articles and connectors, a preview. */
export function RecordPage({ view }: { view: RecordView }) {
  const { kind, key, draft, article } = view
  return (
    <div className="grid gap-6">
      <Ways view={view} />
      {view.conflict && <ConflictPanel conflict={view.conflict} what="isto" />}
      <FormFaultList faults={view.faults} words={view.words} />
      <Problems problems={view.problems} />
      <div className={article === undefined ? 'grid gap-6' : 'grid gap-6 xl:grid-cols-2'}>
        <div className="grid min-w-0 content-start gap-6">
          <PostForm
            action={recordAddress(kind, key, draft)}
            encType={kind === brand ? 'multipart/form-data' : undefined}
            className="grid gap-8"
          >
            <input type="hidden" name="visto" value={view.seen} />
            <Save isUnsaved={view.isUnsaved} />
            <FormParts groups={kind.groups} view={view} />
            <Save isUnsaved={false} />
            <RegistryLists entries={view.registries} />
          </PostForm>
          <Unasked view={view} />
          {kind.removed !== undefined && <Removal view={view} />}
        </div>
        {article !== undefined && (
          <section
            aria-label="Como a página mostra"
            className="min-w-0 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:self-start xl:overflow-y-auto"
          >
            <h2 className="mb-2 text-label text-muted">Como a página mostra</h2>
            {/* HTML from the site's own renderer, which contains no scripts (server/content/posts). */}
            <div
              data-article
              className="article rounded border border-rule bg-sheet p-4"
              dangerouslySetInnerHTML={{ __html: article }}
            />
          </section>
        )}
      </div>
      <ChangesPanel changes={view.changes} lines={view.lines} />
    </div>
  )
}

function Ways({ view: { kind, key, choice, draft, hasFace, changes } }: { view: RecordView }) {
  const isOne = kind.place.kind === 'file'
  return (
    <>
      <DraftBar choice={choice} path={isOne ? `/conteudo/${kind.name}` : `/conteudo/${kind.name}/${key}`} />
      <p className="flex flex-wrap items-center gap-3">
        {draft !== undefined && changes.length > 0 && (
          <a
            href={`${draftAddress(draft)}/ver?para=${encodeURIComponent(kind.page(key))}`}
            className={buttonClass({ size: 'small' })}
          >
            <Icon node={Eye} size={16} /> Ver como ficará
          </a>
        )}
        <a
          href={isOne ? withDraft('/conteudo', draft) : kindAddress(kind, draft)}
          className={buttonClass({ look: 'plain', size: 'inline' })}
        >
          {isOne ? 'Todo o conteúdo' : kind.title}
        </a>
        {hasFace && (
          <img
            src={faceAddress(key, draft)}
            alt="Face do conector"
            width={112}
            height={84}
            className="h-21 w-28 rounded border border-rule bg-white object-contain p-1"
          />
        )}
      </p>
    </>
  )
}

function Save({ isUnsaved }: { isUnsaved: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-4">
      <Button type="submit" name="ato" value="salvar" look="primary">
        Guardar no rascunho
      </Button>
      {isUnsaved && <span className="text-small text-muted">O que está digitado ainda não foi guardado.</span>}
    </span>
  )
}

function Unasked({ view: { unasked } }: { view: RecordView }) {
  if (unasked === '') return null
  return (
    <section aria-label="O que só o arquivo muda" className="grid gap-2 text-small">
      <h2 className="font-semibold">O que só o arquivo muda</h2>
      <pre className="overflow-x-auto rounded border border-rule bg-sheet p-3 text-label">{unasked}</pre>
    </section>
  )
}

function Removal({ view: { kind, key, draft } }: { view: RecordView }) {
  return (
    <PostForm
      action={withDraft(`/conteudo/${kind.name}/${key}/retirar`, draft)}
      className="grid gap-2 border-t border-rule pt-4 text-small"
    >
      <p className="text-muted">Retirado, o endereço diz que a página não existe mais, e não volta a ser usado.</p>
      <Button type="submit" size="small" className="justify-self-start">
        Retirar do site
      </Button>
    </PostForm>
  )
}
