import { isDeepStrictEqual } from 'node:util'
import { Eye } from 'lucide'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { classNames } from '#app/ui/class-names.ts'
import { formOf } from '#desk/http/form.ts'
import { type DeskContext, Refusal } from '#desk/http/routes.ts'
import { fileFormEncoding, PostForm, Submit } from '#desk/parts/form.tsx'
import { ButtonLink } from '#desk/parts/links.tsx'
import { withNotice } from '#desk/shell/notices.ts'
import { changeText, changesOf, mergeChanges } from '#domain/editing/changes.ts'
import { faultSentence } from '#domain/editing/fault-words.ts'
import type { Values } from '#domain/editing/field.ts'
import { readForm, typedForm, type TypedForm, type FormFaults } from '#domain/editing/form.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { brand } from '#domain/editing/kinds/brand.ts'
import { connectors } from '#domain/editing/kinds/catalogue.ts'
import { articleBody, articles } from '#domain/editing/kinds/pages.ts'
import { brandSchema } from '#domain/shop/brand.ts'
import type { ContentFault } from '#server/content-error.ts'
import { renderBody, replacePictures } from '#server/content/articles/render-article.ts'
import { cnpjFaults } from '#server/content/check/brand.ts'
import { editRecord, recordsIn } from '#server/content/edit/record.ts'
import { uneditableReason } from '#server/content/edit/yaml.ts'
import { filledBrand } from '#server/content/load/fill-brand.ts'
import { recordAddress, draftAddress, kindPath, recordPath, withDraft } from './address.ts'
import { otherEditors, writeDraft, type EditOptions, DraftBar } from './drafts.tsx'
import { axisName, type FormView, RegistryDatalists, FaceImage } from './fields.tsx'
import type { FormConflict } from './form.tsx'
import { conflictFieldName, ChangesPanel, ConflictPanel, FormFaultList, FormParts, recordFormId } from './form.tsx'
import { missingPictures, sentPictures, type SentPictures } from './pictures.tsx'
import { fieldProblem, ProblemSection, type Problem } from './problems.tsx'
import { recordAt, type AddressedRecord } from './record-at.ts'
import { registriesFor } from './registries.ts'
import { actOf, sentForm } from './sent-form.ts'

interface UnsavedRecord {
  typed: TypedForm
  faults: FormFaults
  conflict?: FormConflict
}

async function recordView(
  context: DeskContext,
  options: EditOptions,
  target: AddressedRecord,
  extras: RecordExtras | undefined,
  unsaved: UnsavedRecord | undefined,
) {
  const { kind, choice, text, record, path } = target
  const { typed = typedForm(kind.fields, record.values), faults = {}, conflict } = unsaved ?? {}
  const notes = { ...publishingNotes(options, target), ...brandNotes(kind, record.values) }
  const reason = uneditableReason(text)
  return {
    kind,
    record,
    choice,
    draft: choice.draft?.id,
    words: kind.words,
    typed,
    faults,
    notes: { ...notes, ...extras?.check.notes },
    conflict,
    extras,
    isUnsaved: unsaved !== undefined,
    /** All remarks of the check, also those shown at fields, and why the form cannot change the file, if it cannot. */
    problems: [
      ...(reason === undefined ? [] : [{ text: reason }]),
      ...Object.entries(notes).map(([field, note]) => fieldProblem(kind.words, field, note)),
      ...(extras?.check.problems ?? []),
    ],
    registries: await registriesFor(options, choice, kind, record.values),
    changes: draftSentences(target),
    /** An article's body as safe HTML. */
    article: kind === articles ? articlePage(typed.body ?? '') : undefined,
    others: await otherEditors(context, options, choice, path),
  }
}
type RecordView = Awaited<ReturnType<typeof recordView>>

/** The faults that the check finds in the brand beyond its schema; checks that need other files run on publication. */
function brandNotes(kind: ContentKind, values: Values): FormFaults {
  const read = kind === brand ? v.safeParse(brandSchema, values) : undefined
  if (!read?.success) return {}
  const faults: ContentFault[] = cnpjFaults(read.output)
  filledBrand(read.output, faults)
  return Object.fromEntries(faults.map(({ path, problem }) => [path, problem]))
}

/** The faults of this record's fields from the draft's last check, if nothing changed since (checkedFailure). */
function publishingNotes({ publisher }: EditOptions, { kind, choice, path, record }: AddressedRecord): FormFaults {
  const failure = choice.draft && publisher.checkedFailure(choice.draft)
  const prefix = kind.storage.kind === 'list' ? `${record.key}.` : ''
  const notes = (failure?.problems ?? []).flatMap((problem): [string, string][] =>
    problem.path === path && problem.field?.startsWith(prefix)
      ? [[problem.field.slice(prefix.length), faultSentence(problem.text, path, () => undefined)]]
      : [],
  )
  return Object.fromEntries(notes)
}

function draftSentences({ kind, choice, path, record }: AddressedRecord): readonly string[] {
  const draftFile = choice.draft?.files.find((file) => file.path === path)
  if (!draftFile) return []
  const published = recordsIn(kind, draftFile.base ?? '', record.key)?.find(({ key }) => key === record.key)
  return published ? changesOf(published.values, record.values, kind).map(changeText) : ['Novo']
}

/** An article's body as HTML without its pictures, which only the preview has; '' for one that its form refuses. */
export function articlePage(body: string): string {
  if (!v.is(articleBody, body)) return ''
  const rendered = renderBody('markdown', body)
  return 'problem' in rendered ? '' : replacePictures(rendered.html, () => '')
}

const valuesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** The values with which a form was filled, from its hidden field. Throws a Refusal for anything else. */
export function initialValues(field: string | undefined): Values {
  const read = v.safeParse(valuesSchema, field)
  if (!read.success) throw new Refusal('form', 400, 'O formulário não foi entendido.')
  return read.output
}

/** A sent form, in which the fields of a conflict that stay as the other person left them have those values. */
function withOtherEdit({ fields }: ContentKind, sent: TypedForm, otherEdit: Values): TypedForm {
  const otherFields = fields.filter(({ name }) => sent[conflictFieldName(name)] === 'outro')
  const isOther = (name: string) =>
    otherFields.some((field) => name === field.name || name.startsWith(`${field.name}.`))
  const ownEntries = Object.entries(sent).filter(([name]) => !isOther(name))
  return { ...Object.fromEntries(ownEntries), ...typedForm(otherFields, otherEdit) }
}

interface SentRecord {
  target: AddressedRecord
  initial: Values
  typed: TypedForm
  pictures: SentPictures
}

/** Shows and saves the form of a record. In: what its page has besides the form. */
export function recordForms(options: EditOptions, extrasOf?: (target: AddressedRecord) => Promise<RecordExtras>) {
  async function show(context: DeskContext): Promise<Response> {
    return answer(context, await recordAt(context, options))
  }

  async function post(context: DeskContext): Promise<Response> {
    const target = await recordAt(context, options)
    const sent = await formOf(context)
    const initial = initialValues(sent.visto)
    const act = actOf(sent.ato)
    const registries = await registriesFor(options, target.choice, target.kind, target.record.values)
    const typed = {
      ...target.kind.tidy(sentForm(target.kind, withOtherEdit(target.kind, sent, initial), act, registries)),
      ...(sent[axisName] !== undefined && { [axisName]: sent[axisName] }),
    }
    const pictures = await sentPictures(context, options, target)
    if (act.kind === 'save') return save(context, { target, initial, typed, pictures })
    // Another person's changes since are compared when the form is saved.
    const page = { ...target, record: { ...target.record, values: initial } }
    return answer(context, page, { typed, faults: missingPictures(pictures) })
  }

  async function save(context: DeskContext, saving: SentRecord): Promise<Response> {
    const { target, initial, typed, pictures } = saving
    const { kind, choice, path, text, record } = target
    // Only changes of this record are a conflict: the file's other records may have changed meanwhile.
    if (!isDeepStrictEqual(initial, record.values)) return showConflict(context, saving)
    const edit = editRecord(kind, text, record, { ...typed, ...pictures.names })
    if (edit.faults || Object.keys(pictures.faults).length > 0) {
      const faults = { ...edit.faults, ...missingPictures(pictures) }
      return answer(context, target, { typed, faults }, 400)
    }
    const recordFiles = edit.text === text ? [] : [{ path, expected: target.storedText, text: edit.text }]
    const files = [...recordFiles, ...pictures.files]
    const writeResult = files.length === 0 ? undefined : await writeDraft(context, options, choice.draft, files)
    if (writeResult?.kind === 'conflict') return showConflict(context, saving)
    const address = recordAddress(kind, record.key, writeResult?.draftId ?? choice.draft?.id)
    const notice = writeResult ? 'catalogo' : 'catalogo-igual'
    return context.redirect(withNotice(address, notice, { batch: writeResult?.batch }), 303)
  }

  async function showConflict(context: DeskContext, { initial, typed, pictures }: SentRecord): Promise<Response> {
    const target = await recordAt(context, options)
    const { kind, record, choice, path } = target
    const otherEdit = record.values
    const ownValues = readForm(kind.fields, typed, initial).values
    const { values, conflicts } = mergeChanges(kind, initial, ownValues, otherEdit)
    const conflict: FormConflict = {
      person: choice.draft?.files.find((file) => file.path === path)?.person ?? '',
      otherChanges: changesOf(initial, otherEdit, kind).map(changeText),
      fields: conflicts,
    }
    const unsaved = { typed: typedForm(kind.fields, values), conflict, faults: missingPictures(pictures) }
    return answer(context, target, unsaved, 409)
  }

  async function answer(
    context: DeskContext,
    target: AddressedRecord,
    unsaved?: UnsavedRecord,
    status: 200 | 400 | 409 = 200,
  ) {
    const extras = await extrasOf?.(target)
    const view = await recordView(context, options, target, extras, unsaved)
    return options.show(context, { title: target.record.name, screen: <RecordPage view={view} />, status })
  }

  return { show, post }
}

export interface RecordExtras {
  /** The faults found by the content's check: all, and the first of each field. */
  check: Pick<FormView, 'notes'> & { problems: readonly Problem[] }
  checkAddress: string
  links: ReactNode
  aside: ReactNode
  below: ReactNode
  belowGroups: (view: FormView) => Readonly<Record<string, ReactNode>>
}

const narrowAsideClass = 'xl:grid-cols-[minmax(0,1fr)_18rem]'

function RecordPage({ view }: { view: RecordView }) {
  const { kind, record, draft, article, extras } = view
  const address = recordAddress(kind, record.key, draft)
  const what = extras ? 'este produto' : 'isto'
  const hasAside = extras !== undefined || article !== undefined || view.changes.length > 0
  return (
    <div className="grid gap-6">
      <DraftBar choice={view.choice} path={recordPath(kind, record.key)} />
      <OtherEditors others={view.others} what={what} />
      <RecordLinks view={view} />
      {view.conflict && <ConflictPanel conflict={view.conflict} what={what} />}
      <FormFaultList faults={view.faults} words={view.words} />
      <ProblemSection title="A conferência diz" label="Conferência" problems={view.problems} />
      <div
        className={classNames('grid gap-6', article === undefined ? hasAside && narrowAsideClass : 'xl:grid-cols-2')}
      >
        {hasAside && (
          <aside className="grid min-w-0 content-start gap-4 xl:sticky xl:top-4 xl:order-2 xl:max-h-[calc(100dvh-2rem)] xl:self-start xl:overflow-y-auto">
            {extras?.aside}
            {article !== undefined && <ArticlePreview html={article} />}
            <ChangesPanel changes={view.changes} />
          </aside>
        )}
        <div className="grid min-w-0 content-start gap-8">
          <PostForm
            id={recordFormId}
            action={address}
            encType={kind === brand || kind === articles ? fileFormEncoding : undefined}
            data-check-address={extras?.checkAddress}
            className="flex flex-col gap-8"
            hidden={{ visto: JSON.stringify(record.values) }}
          >
            {/* Enter presses a form's first button, so this one saves. */}
            <SaveBar isUnsaved={view.isUnsaved} />
            <FormParts groups={kind.groups} view={view} belowGroups={extras?.belowGroups(view)} />
            <RegistryDatalists entries={view.registries} />
          </PostForm>
          {extras?.below}
          {kind.removed !== undefined && !extras && <RemovalForm view={view} />}
        </div>
      </div>
    </div>
  )
}

function OtherEditors({ others, what }: { others: RecordView['others']; what: string }) {
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

function RecordLinks({ view: { kind, record, draft, changes, extras } }: { view: RecordView }) {
  const isOnlyRecord = kind.storage.kind === 'file'
  const page = encodeURIComponent(kind.page(record.key))
  const listName = extras ? 'Todos os produtos' : kind.title
  return (
    <p className="flex flex-wrap items-center gap-3">
      {draft !== undefined && changes.length > 0 && (
        <ButtonLink href={`${draftAddress(draft)}/ver?para=${page}`} size="small" icon={Eye} label="Ver como ficará" />
      )}
      {extras?.links}
      <ButtonLink href={withDraft(isOnlyRecord ? '/conteudo' : kindPath(kind), draft)} look="plain">
        {isOnlyRecord ? 'Todo o conteúdo' : listName}
      </ButtonLink>
      {kind === connectors && <FaceImage connector={record.key} draft={draft} alt="Face do conector" />}
    </p>
  )
}

const articleClass = 'article-body wrap-anywhere rounded border border-rule bg-sheet p-4'

function ArticlePreview({ html }: { html: string }) {
  return (
    <section aria-label="Como a página mostra" className="min-w-0">
      <h2 className="mb-2 text-label text-muted">Como a página mostra</h2>
      {/* HTML from the site's own renderer, which contains no scripts (server/content/articles). */}
      <div data-article className={articleClass} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}

/** The button that saves; it stays in view above the form. */
function SaveBar({ isUnsaved }: { isUnsaved: boolean }) {
  return (
    <span className="sticky top-0 z-2 -mx-1 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule bg-paper px-1 py-2">
      <Submit label="Salvar no rascunho" name="ato" value="salvar" look="primary" />
      <span role="status" data-check-state className="text-small text-signal" />
      {isUnsaved && <span className="text-small text-muted">O que está digitado ainda não foi salvo.</span>}
    </span>
  )
}

function RemovalForm({ view: { kind, record, draft } }: { view: RecordView }) {
  const action = withDraft(`${recordPath(kind, record.key)}/retirar`, draft)
  return (
    <PostForm action={action} className="grid gap-2 border-t border-rule pt-4 text-small">
      <p className="text-muted">Retirado, o endereço diz que a página não existe mais, e não volta a ser usado.</p>
      <Submit label="Retirar do site" size="small" className="justify-self-start" />
    </PostForm>
  )
}
