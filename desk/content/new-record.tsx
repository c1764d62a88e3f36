import type { ReactNode } from 'react'
import { TextField } from '#app/ui/form/field.tsx'
import { todayInBrasilia } from '#desk/desk-facts.ts'
import { formOf } from '#desk/http/form.ts'
import { type DeskContext, Refusal, type DeskApp } from '#desk/http/routes.ts'
import { ChoiceField, namesByKey, PostForm, Submit, typedField } from '#desk/parts/form.tsx'
import type { NoticeKey } from '#desk/shell/notices.ts'
import type { Values } from '#domain/editing/field.ts'
import { typedForm, type FormFaults, type TypedForm } from '#domain/editing/form.ts'
import type { ContentKind, FieldGroup } from '#domain/editing/kind.ts'
import { slugOr } from '#domain/text/slug.ts'
import { addressesOf, keyFault, addRecord, owningRecords } from '#server/content/edit/record.ts'
import { kindPath, recordPath, withDraft } from './address.ts'
import { DraftBar, chooseDraft, type DraftChoice, saveFilesAndRedirect, type EditOptions } from './drafts.tsx'
import { RegistryDatalists, type FormView } from './fields.tsx'
import { FormFaultList, FormParts } from './form.tsx'
import { kindAt, pathOf, recordsOf, textOf } from './record-at.ts'
import { registriesFor } from './registries.ts'
import { actOf, sentForm } from './sent-form.ts'

export interface NewRecord {
  kind: ContentKind
  choice: DraftChoice
  startValues: Values
  faultOf: (key: string) => string | undefined
  notice: NoticeKey
  title: string
  /** The parts of the form: those of the kind, or only the fields without which a record cannot be added. */
  groupsOf: (view: FormView) => readonly FieldGroup[]
  query?: Readonly<Record<string, string>>
  /** A choice that must come first, shown in the form's place until it is made. */
  choiceFirst?: ReactNode
  /** What the page shows above the form (`intro`), and below its fields. */
  intro?: ReactNode
  below?: (view: FormView) => ReactNode
}

export function newRecordRoutes(
  app: DeskApp,
  options: EditOptions,
  address: string,
  newRecordOf: (context: DeskContext) => Promise<NewRecord>,
): void {
  /** The text of the file that is to contain a new record; null when it gets a file of its own. */
  const containingText = async ({ kind: { storage }, choice }: NewRecord) =>
    storage.kind === 'list' ? textOf(options, choice, storage.path) : null

  const show = async (context: DeskContext, newRecord: NewRecord, form: TypedRecord) => {
    const { kind, choice, title } = newRecord
    const { typed, faults = {} } = form
    const registries = await registriesFor(options, choice, kind)
    // The records that can own the new one: for a model, the makers.
    const owners = owningRecords(kind, (await containingText(newRecord)) ?? '')
    const view = { isNew: true, draft: choice.draft?.id, words: kind.words, typed, faults, notes: {}, registries }
    const status = Object.keys(faults).length > 0 ? 400 : 200
    const screen = <NewRecordPage {...{ newRecord, form, view, owners }} />
    return options.show(context, { title, screen, status })
  }

  app.get(address, async (context) => {
    const newRecord = await newRecordOf(context)
    const { kind, choice, title, choiceFirst, startValues } = newRecord
    if (choiceFirst !== undefined) {
      const screen = (
        <div className="grid gap-6">
          <DraftBar choice={choice} path={`${kindPath(kind)}/novo`} />
          {choiceFirst}
        </div>
      )
      return options.show(context, { title, screen })
    }
    return show(context, newRecord, { id: '', owner: '', typed: typedForm(kind.fields, startValues) })
  })

  app.post(address, async (context) => {
    const newRecord = await newRecordOf(context)
    const { kind, choice, startValues } = newRecord
    const sent = await formOf(context)
    const act = actOf(sent.ato)
    const typed = sentForm(kind, sent, act, await registriesFor(options, choice, kind))
    const owner = sent.dono ?? ''
    const isSaved = act.kind === 'save'
    const id = slugOr(sent.endereco ?? '', isSaved ? (typed[kind.nameField ?? ''] ?? '') : '')
    if (!isSaved) return show(context, newRecord, { id, owner, typed })
    const text = await containingText(newRecord)
    const record = addRecord(kind, text, { key: id, typed, startValues, owner, fault: newRecord.faultOf(id) })
    if (record.faults) return show(context, newRecord, { id, owner, typed, faults: record.faults })
    const files = [{ path: pathOf(kind, id), expected: text, text: record.text }]
    const to = recordPath(kind, id)
    return saveFilesAndRedirect(context, options, choice.draft, files, { to, notice: newRecord.notice })
  })
}

interface TypedRecord {
  id: string
  owner: string
  typed: TypedForm
  faults?: FormFaults
}

/** Starts a new record of the kind in the address: its first values, title and words. */
export async function emptyRecord(context: DeskContext, options: EditOptions): Promise<NewRecord> {
  const kind = kindAt(context)
  const { adding } = kind
  if (!adding) throw new Refusal('no-adding', 404, 'Disto não se criam outros.')
  const choice = await chooseDraft(context, options)
  const records = await recordsOf(options, choice, kind)
  const existing = records.map(({ values }) => values)
  const { removed } = await options.catalogue.state(choice.draft)
  // The addresses of removed records say that the page is gone, so they are never used again.
  const removedAddresses = kind.removed === undefined ? [] : removed[kind.removed]
  const usedAddresses = new Set([...records.flatMap(addressesOf), ...removedAddresses])
  return {
    kind,
    choice,
    startValues: adding.initialValues(todayInBrasilia(), existing),
    faultOf: (key) => keyFault(key, usedAddresses),
    notice: 'catalogo',
    title: adding.title,
    groupsOf: () => kind.groups,
  }
}

const addressWords = { endereco: { label: 'Endereço' }, dono: { label: 'Fabricante' } }

interface NewRecordPageProps {
  newRecord: NewRecord
  form: TypedRecord
  view: FormView
  owners: readonly { key: string; name: string }[]
}

function NewRecordPage({ newRecord, form, view, owners }: NewRecordPageProps) {
  const { kind, choice, query } = newRecord
  const { faults, words } = view
  const field = typedField({ endereco: form.id, dono: form.owner }, faults)
  const path = `${kindPath(kind)}/novo`
  const save = (
    <Submit label="Salvar no rascunho" name="ato" value="salvar" look="primary" className="justify-self-start" />
  )
  return (
    <div className="grid gap-6">
      <DraftBar choice={choice} path={path} />
      {newRecord.intro}
      <FormFaultList faults={faults} words={{ ...addressWords, ...words }} />
      <PostForm action={withDraft(path, view.draft, query)} className="grid gap-8">
        {/* Enter in a field presses the first button of its form, so the first button saves. */}
        {save}
        <div className="grid gap-4 sm:grid-cols-2">
          <div id="endereco">
            <TextField label="Endereço" hint={kind.adding?.hint} {...field('endereco')} />
          </div>
          {owners.length > 0 && (
            <div id="dono">
              <ChoiceField label="Fabricante" {...field('dono')} none="escolha" of={namesByKey(owners)} />
            </div>
          )}
        </div>
        <FormParts groups={newRecord.groupsOf(view)} view={view} />
        {newRecord.below?.(view)}
        {save}
        <RegistryDatalists entries={view.registries} />
      </PostForm>
    </div>
  )
}
