import * as v from 'valibot'
import { typedText } from '#domain/forms/text.ts'
import { momentOfInput } from '#domain/desk/calendar/brasilia-input.ts'
import { actor, type DeskContext } from '#desk/http/environment.ts'
import { parsedForm, formOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { requireRole } from '#desk/http/session-guard.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { contentText } from '#server/content/drafts/draft-text.ts'
import type { DraftOutcome } from '#server/store/content-drafts.ts'
import type { PublishOutcome } from '#server/publish/publisher.ts'
import { mergedSides, sentencesOf, textDigest } from './draft-changes.tsx'
import { draftAddress } from '#desk/content/address.ts'
import { draftAt } from './publish-routes.tsx'

const version = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'O formulário não foi entendido.'), v.transform(Number))
const versionForm = v.object({ versao: version })
const newForm = v.object({
  nome: typedText({ maximum: 80 }, 'Dê um nome ao rascunho.'),
  meu: v.optional(v.string()),
})
/** Its digest (draftDigest) says what the person saw of the draft. */
const publishForm = v.object({
  versao: version,
  visto: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'O formulário não foi entendido.')),
})
const timeForm = v.object({
  ...publishForm.entries,
  quando: v.optional(v.string(), ''),
  desmarcar: v.optional(v.string()),
})

/** Acts on drafts that do not change the site: creating and discarding one, setting its time of publication. */
export function publishActRoutes(app: DeskApp, options: RouteOptions): void {
  const drafts = options.store.contentDrafts
  const { schedules } = options.access

  app.post('/publicar/novo', async (context) => {
    const { nome, meu } = await parsedForm(context, newForm)
    const id = await drafts.create({ name: nome, isShared: meu === undefined }, actor(context))
    return context.redirect(`${draftAddress(id)}?feito=rascunho`, 303)
  })

  app.post('/publicar/:id{[0-9]+}/descartar', async (context) => {
    const { id } = await draftAt(context, options)
    const { versao } = await parsedForm(context, versionForm)
    throwUnlessDone(await drafts.discard({ id, version: versao }, actor(context)))
    await record(options, context, ['discarded-draft', id])
    return context.redirect('/publicar?feito=rascunho-descartado', 303)
  })

  app.post('/publicar/:id{[0-9]+}/hora', requireRole('administra', options), async (context) => {
    const { id } = await draftAt(context, options)
    const { versao, visto: digest, quando, desmarcar } = await parsedForm(context, timeForm)
    const at = desmarcar === undefined ? futureMoment(quando) : undefined
    throwUnlessDone(await drafts.schedule({ id, version: versao }, at, actor(context)))
    if (at === undefined) await schedules.remove(id)
    else await schedules.set({ draftId: id, at, personId: actor(context).id, digest })
    await record(options, context, [at === undefined ? 'unscheduled-draft' : 'scheduled-draft', id])
    return context.redirect(`${draftAddress(id)}?feito=${at === undefined ? 'sem-hora' : 'hora'}`, 303)
  })
}

/** Acts that change the site: only administrators may. */
export function releaseRoutes(app: DeskApp, options: RouteOptions): void {
  const { publisher } = options

  app.post('/publicar/:id{[0-9]+}/agora', requireRole('administra', options), async (context) => {
    const draft = await draftAt(context, options)
    const { versao, visto: digest } = await parsedForm(context, publishForm)
    const seen = { id: draft.id, version: versao }
    const changes = sentencesOf(draft)
    const outcome = await publisher.publish({ kind: 'publish', seen, digest, changes }, actor(context))
    if (!isPublished(outcome)) return context.redirect(draftAddress(draft.id), 303)
    await record(options, context, ['published-draft', draft.id])
    return context.redirect(`${draftAddress(draft.id)}?feito=publicado`, 303)
  })

  app.post('/publicar/:id{[0-9]+}/voltar', requireRole('administra', options), async (context) => {
    const draft = await draftAt(context, options)
    const { versao } = await parsedForm(context, versionForm)
    const seen = { id: draft.id, version: versao }
    const outcome = await publisher.publish({ kind: 'back', seen, changes: [] }, actor(context))
    if (!isPublished(outcome)) return context.redirect(draftAddress(draft.id), 303)
    await record(options, context, ['took-draft-back', draft.id])
    return context.redirect('/publicar?feito=voltou', 303)
  })
}

function record({ store }: RouteOptions, context: DeskContext, [action, target]: [string, number]): Promise<void> {
  return store.audit.record({ operator: actor(context).name, action, target })
}

function futureMoment(text: string): string {
  const moment = momentOfInput(text)
  if (moment === undefined) throw new Refusal('form', 400, 'Diga o dia e a hora.')
  if (Date.parse(moment) <= Date.now())
    throw new Refusal('past', 400, 'Esta hora já passou: escolha outra, ou publique agora.')
  return moment
}

function throwUnlessDone({ kind }: DraftOutcome): void {
  if (kind === 'conflict') throw draftChanged()
  if (kind === 'closed')
    throw new Refusal(
      'draft-closed',
      409,
      'Este rascunho não está aberto para você: foi publicado, descartado, ou é de outra pessoa.',
    )
  if (kind === 'gone') throw new Refusal('no-draft', 404, 'Este rascunho não existe.')
}

/** Whether it was published; the draft's page says why not. Throws a Refusal where it was not even tried. */
function isPublished(outcome: PublishOutcome): boolean {
  if (outcome.kind === 'stale') throw draftChanged()
  if (outcome.kind !== 'ended')
    throw new Refusal(
      'busy',
      409,
      'Outra publicação, ou uma importação de planilha, está em andamento. Espere que ela termine e repita.',
    )
  return outcome.failure === undefined
}

function draftChanged(): Refusal {
  return new Refusal(
    'draft-changed',
    409,
    'Alguém mexeu neste rascunho depois que você abriu a página. Volte, veja como está e repita.',
  )
}

const conflictForm = v.object({
  caminho: v.string(),
  versao: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'O formulário não foi entendido.'), v.transform(Number)),
  /** A digest of the server's file as it was shown. */
  visto: v.string(),
  fica: v.picklist(['servidor', 'rascunho', 'campos'], 'O formulário não foi entendido.'),
})

/**
 * Resolves a conflict: somebody has changed a file on the server since a draft was made, and a person who has seen both
 * sides chooses field by field, or a whole text.
 */
export function conflictRoutes(app: DeskApp, options: RouteOptions): void {
  app.post('/publicar/:id{[0-9]+}/conflito', async (context) => {
    const draft = await draftAt(context, options)
    const { caminho, versao, visto, fica } = await parsedForm(context, conflictForm)
    const draftFile = draft.files.find(({ path }) => path === caminho)
    if (!draftFile) throw conflictChanged()
    const present = await contentText(options.root, draftFile.path)
    if (textDigest(present) !== visto) throw conflictChanged()
    const merged =
      fica === 'campos' ? mergedSides(draftFile, present, fieldsFromServer(await formOf(context))) : undefined
    if (fica === 'campos' && !merged) throw conflictChanged()
    const text = merged?.text ?? (fica === 'servidor' ? present : draftFile.text)
    const file = { path: draftFile.path, seenVersion: versao, base: present, text }
    const { kind } = await options.store.contentDrafts.saveFile(draft.id, file, actor(context))
    if (kind !== 'saved') throw conflictChanged()
    return context.redirect(`${draftAddress(draft.id)}?feito=conflito`, 303)
  })
}

/** The fields of a conflict that stay as the server has them. */
function fieldsFromServer(form: Record<string, string>): ReadonlySet<string> {
  const chosen = Object.entries(form).filter(([name, value]) => name.startsWith('campo:') && value === 'servidor')
  return new Set(chosen.map(([name]) => name.slice('campo:'.length)))
}

function conflictChanged(): Refusal {
  return new Refusal(
    'conflict-changed',
    409,
    'O arquivo ou o rascunho mudou depois que você abriu a página, ou o rascunho é de outra pessoa. Volte, veja como está e repita.',
  )
}
