import * as v from 'valibot'
import { todayInBrasilia } from '#desk/desk-facts.ts'
import { formOf, idIn, itemAt, parsedForm, reminderDays, versionSchema } from '#desk/http/form.ts'
import type { DeskApp, DeskContext, RouteOptions } from '#desk/http/routes.ts'
import { Refusal, actor, fileAnswer, recordAct } from '#desk/http/routes.ts'
import { type NoticeKey, withNotice } from '#desk/shell/notices.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { reminderDay } from '#domain/desk/calendar/reminder.ts'
import { typedText } from '#domain/forms/typed-text.ts'
import { changesBetween } from '#domain/proposal/changes.ts'
import { faultsBeforeSending } from '#domain/proposal/faults.ts'
import {
  type Choice,
  freeTextOffer,
  lineActs,
  rearrangeLines,
  settleLines,
  offerUnderNewCode,
  withSearchResult,
} from '#domain/proposal/form/settle-lines.ts'
import { type ProposalReading, type TypedProposal, readTypedProposal } from '#domain/proposal/form/typed-proposal.ts'
import { proposalSheet, sheetLayouts } from '#domain/proposal/out/proposal-sheets.ts'
import { priceLines } from '#domain/proposal/price-source.ts'
import { type OpenLine, type ProposalLine, lineId } from '#domain/proposal/proposal-line.ts'
import { proposalFileName } from '#domain/proposal/proposal-number.ts'
import { lossReasons, proposalActs } from '#domain/proposal/proposal-state.ts'
import { type Proposal, maximumProposalLines } from '#domain/proposal/proposal.ts'
import { linkPath } from '#domain/proposal/public-link.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { dayAfter } from '#domain/time.ts'
import { sentSnapshot } from '#server/proposals/issuer.ts'
import type { Shop } from '#server/shop/shop.ts'
import { type ProposalDetails, type ProposalOutcome, proposalName } from '#server/store/proposals.ts'
import type { VersionRef } from '#server/store/tables.ts'
import { catalogueItems, pricesOfLines } from './item-prices.ts'
import { linesOfText } from './order-text.ts'
import { ProposalPage } from './proposal-page.tsx'
import { type UnsavedForm, proposalView } from './proposal-view.ts'

// The act 'send' is left out: a button of the draft's own form does it.
const actSchema = v.object({
  ato: v.picklist(proposalActs.filter((act) => act !== 'send')),
  motivo: v.optional(v.picklist(keysOf(lossReasons), 'Escolha o motivo.')),
})
const letterSchema = v.object({
  assunto: typedText({ maximum: 200 }, 'Escreva o assunto.'),
  texto: typedText({ maximum: 5000, lines: true }, 'Escreva o texto.'),
})
const reminderSchema = v.object({ dias: reminderDays })

const proposalAt = (context: DeskContext, { store }: RouteOptions): Promise<ProposalDetails> =>
  itemAt(context, (id) => store.proposals.details(id), proposalNotFound)

const proposalNotFound = () => new Refusal('no-such-proposal', 404, 'Não há esta proposta. Ela pode ter sido apagada.')

export function proposalActRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, deskFacts, canMail } = options
  const { proposals } = store

  /** Adds the route of an act on a proposal as its person saw it. In: the notice that says what was done. */
  function addActRoute<Schema extends v.GenericSchema>(
    actionPath: string,
    schema: Schema,
    notice: NoticeKey,
    write: (seen: VersionRef, form: v.InferOutput<Schema>, context: DeskContext) => Promise<ProposalOutcome>,
  ): void {
    app.post(`/propostas/:id{[0-9]+}/${actionPath}`, async (context) => {
      const { id } = (await proposalAt(context, options)).proposal
      const { versao } = await parsedForm(context, versionSchema)
      const outcome = await write({ id, version: versao }, await parsedForm(context, schema), context)
      if (outcome.kind === 'gone') throw proposalNotFound()
      if (outcome.kind === 'conflict')
        throw new Refusal('conflict', 409, 'Outra pessoa mexeu nesta proposta antes. Veja como está e repita.')
      if (outcome.kind === 'not-allowed')
        throw new Refusal('not-allowed', 409, 'Isto não faz sentido agora: veja em que situação a proposta está.')
      return context.redirect(withNotice(`/propostas/${id}`, notice), 303)
    })
  }

  addActRoute('ato', actSchema, 'proposta-ato', (expected, { ato, motivo }, context) => {
    if (ato === 'lose' && motivo === undefined) throw new Refusal('form', 400, 'Escolha o motivo.')
    return proposals.act(expected, { kind: ato, loss: ato === 'lose' ? motivo : undefined }, actor(context))
  })

  addActRoute('desfazer', versionSchema, 'proposta-desfeita', (expected, _, context) =>
    proposals.undo(expected, actor(context)),
  )

  addActRoute('email', letterSchema, 'proposta-email', (expected, { assunto: subject, texto: text }, context) => {
    if (!canMail) throw new Refusal('no-mail', 409, 'A loja não tem servidor de e-mail configurado.')
    return proposals.mail(expected, { subject, text }, actor(context))
  })

  addActRoute('lembrete', reminderSchema, 'proposta-ato', async (expected, { dias }, context) => {
    const day = dias === 0 ? null : reminderDay(todayInBrasilia(), dias, (await deskFacts()).calendar)
    return proposals.remind(expected, day, actor(context))
  })

  app.post('/propostas/:id{[0-9]+}/copia', async (context) => {
    const { content } = await proposalAt(context, options)
    const { validity } = (await deskFacts()).proposals
    const copy = { ...content, validUntil: dayAfter(todayInBrasilia(), validity) }
    const id = await proposals.create(copy, { contactId: null }, actor(context))
    return context.redirect(withNotice(`/propostas/${id}`, 'proposta-copia'), 303)
  })

  if (options.hasLinks) linkRoutes(app, options)
}

function linkRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, deskFacts, shop, show } = options

  // Answers with the page instead of a redirect, because only this answer contains the link's key.
  app.post('/propostas/:id{[0-9]+}/link', async (context) => {
    const { id } = (await proposalAt(context, options)).proposal
    const { proposals } = await deskFacts()
    const key = await store.proposals.makeLink(id, dayAfter(todayInBrasilia(), proposals.link), actor(context))
    if (key === undefined) throw new Refusal('not-allowed', 409, 'Só há link do que já foi enviado.')
    const details = await proposalAt(context, options)
    const link = `${(await shop()).siteUrl}${linkPath(key)}`
    const view = await proposalView(options, details, { link })
    return show(context, { title: proposalName(details.proposal), screen: <ProposalPage view={view} /> })
  })

  app.post('/propostas/:id{[0-9]+}/link/:link{[0-9]+}/retirar', async (context) => {
    const { id } = (await proposalAt(context, options)).proposal
    const linkId = idIn(context.req.param('link'))
    const isRevoked = linkId !== undefined && (await store.proposals.revokeLink(id, linkId, actor(context)))
    if (!isRevoked) throw new Refusal('not-allowed', 409, 'Este link já não abria.')
    return context.redirect(withNotice(`/propostas/${id}`, 'proposta-link-retirado'), 303)
  })
}

export function proposalRoutes(app: DeskApp, options: RouteOptions): void {
  app.get('/propostas/:id{[0-9]+}', async (context) => {
    const details = await proposalAt(context, options)
    await recordAct(context, options, 'opened-proposal', details.proposal.id)
    return showProposal(context, options, { details })
  })

  app.post('/propostas/:id{[0-9]+}', async (context) => {
    const details = await proposalAt(context, options)
    const typed = await formOf(context)
    const reading = readTypedProposal(typed)
    if (reading.kind === 'faulty')
      return showProposal(context, options, { details, typed, faults: reading.faults, status: 400 })
    const version = idIn(typed.versao)
    if (version === undefined) throw new Refusal('form', 400, 'O formulário não foi entendido.')
    const { proposal, anchor } = await applyFormAction(options, details.content, reading, typed, version)
    const saved = await saveDraft(context, options, details, { version, proposal, typed })
    if (saved instanceof Response) return saved
    const id = details.proposal.id
    if (formActionOf(typed.ato).kind === 'enviar')
      return context.redirect(await sendProposal(context, options, { id, version: saved }), 303)
    const notice = saved === version ? 'proposta-igual' : 'proposta'
    return context.redirect(withNotice(`/propostas/${id}${anchor}`, notice), 303)
  })
}

/** Saves a draft. Out: the saved version, or the page that says why nothing was saved. */
async function saveDraft(
  context: DeskContext,
  options: RouteOptions,
  { proposal: { id, version: lastVersion }, content }: ProposalDetails,
  { version, proposal, typed }: { version: number; proposal: Proposal; typed: TypedProposal },
): Promise<number | Response> {
  if (lastVersion === version && JSON.stringify(content) === JSON.stringify(proposal)) return version
  const outcome = await options.store.proposals.save({ id, version }, proposal, actor(context))
  if (outcome.kind === 'done') return outcome.version
  if (outcome.kind === 'gone') throw proposalNotFound()
  if (outcome.kind === 'not-allowed' || outcome.current.proposal.state !== 'rascunho')
    throw new Refusal('not-allowed', 409, 'Esta proposta já foi enviada: para mudá-la, faça uma revisão.')
  const differences = changesBetween(proposal, outcome.current.content)
  return showProposal(context, options, { details: outcome.current, typed, differences, status: 409 })
}

/** Sends a complete proposal. Out: the address to redirect to. */
async function sendProposal(
  context: DeskContext,
  { store, shop, siteFiles }: RouteOptions,
  expected: VersionRef,
): Promise<string> {
  const details = await store.proposals.details(expected.id)
  if (!details || faultsBeforeSending(details.content, todayInBrasilia()).length > 0)
    return withNotice(`/propostas/${expected.id}#faltas`, 'proposta-faltas')
  const snapshot = await sentSnapshot(siteFiles, await shop(), details.content)
  const outcome = await store.proposals.act(expected, { kind: 'send', ...snapshot }, actor(context))
  if (outcome.kind === 'done') {
    await markMessageWaiting(context, store, details.proposal.contactId)
    return withNotice(`/propostas/${expected.id}`, 'proposta-enviada')
  }
  throw new Refusal('not-allowed', 409, 'Outra pessoa mexeu nesta proposta antes. Veja como está e repita.')
}

/** The message that a sent proposal answers waits for the customer, unless somebody has just changed it. */
async function markMessageWaiting(context: DeskContext, { messages }: RouteOptions['store'], id: number | null) {
  const message = id === null ? undefined : (await messages.details(id))?.message
  if (message?.turn !== 'ours') return
  const { id: messageId, version } = message
  await messages.change({ id: messageId, version }, { kind: 'action', action: 'wait' }, actor(context))
}

async function showProposal(
  context: DeskContext,
  options: RouteOptions,
  { details, status = 200, ...unsaved }: UnsavedForm & { details: ProposalDetails; status?: 200 | 400 | 409 },
): Promise<Response> {
  const view = await proposalView(options, details, unsaved)
  return options.show(context, { title: proposalName(details.proposal), screen: <ProposalPage view={view} />, status })
}

/** A proposal as PDF and CSV, also for price research and tenders (`?modelo=lista`) and ERPs (`?modelo=bling`). */
export function proposalPaperRoutes(app: DeskApp, options: RouteOptions): void {
  const { print, shop } = options

  app.get('/propostas/:id{[0-9]+\\.pdf}', async (context) => {
    const { proposal, content, revisions } = await proposalAt(context, options)
    const number = context.req.query('revisao')
    const revision = number === undefined ? undefined : revisions.findLast((sent) => sent.revision === idIn(number))
    if (number !== undefined && !revision) throw proposalNotFound()
    const sent = revision ?? (proposal.state === 'rascunho' ? undefined : revisions.at(-1))
    const name = proposalName({ ...proposal, revision: sent?.revision ?? proposal.revision })
    await recordAct(context, options, 'opened-proposal', proposal.id, 'PDF')
    const document = {
      proposal: sent?.content ?? content,
      name,
      sent: sent && { day: brasiliaDay(sent.at), person: sent.person },
      layout: context.req.query('modelo') === 'lista' ? 'lista' : 'proposta',
    } as const
    const pdf = await print(document, await shop())
    return fileAnswer(context, proposalFileName(name), new Uint8Array(pdf))
  })

  app.get('/propostas/:id{[0-9]+\\.csv}', async (context) => {
    const details = await proposalAt(context, options)
    await recordAct(context, options, 'export-csv', details.proposal.id, 'proposta')
    const name = proposalName(details.proposal)
    const layout = sheetLayouts.find((candidate) => candidate === context.req.query('modelo')) ?? 'proposta'
    const csv = proposalSheet(layout, { content: details.content, name, day: todayInBrasilia() })
    const fileName = `proposta-${name}${layout === 'proposta' ? '' : `-${layout}`}`.replaceAll(/[^\w-]+/g, '-')
    return fileAnswer(context, `${fileName}.csv`, csv)
  })
}

const formActions = ['salvar', 'enviar', 'acrescentar', 'livre', ...lineActs] as const

/** Reads a button of the form ('salvar', 'subir:v1-2') as an act and its line's id, '' without; unknown acts save. */
function formActionOf(value = '') {
  const [verb, id = ''] = value.split(':')
  return { kind: formActions.find((kind) => kind === verb) ?? 'salvar', id }
}

/** Does a button's act. Added lines' ids contain the seen version, so that no line ever gets another line's id. */
async function applyFormAction(
  { store, shop }: Pick<RouteOptions, 'store' | 'shop'>,
  saved: Proposal,
  { proposal, choices }: Extract<ProposalReading, { kind: 'read' }>,
  { novo = '', ato }: TypedProposal,
  version: number,
): Promise<{ proposal: Proposal; anchor: string }> {
  const action = formActionOf(ato)
  const currentShop = await shop()
  const catalogue = catalogueItems(currentShop)
  const foundLine = (line: ProposalLine) => {
    const choice = choices.get(line.id)
    if (line.kind === 'open' && choice?.kind === 'find') return findOpenLine(line, choice, currentShop)
    return withCurrentCode(line, saved.lines, currentShop)
  }
  const foundLines = await Promise.all(proposal.lines.map(foundLine))
  const settledLines = settleLines(foundLines, choices, catalogue)
  const addedLines = await linesToAdd(novo, action.kind === 'livre', currentShop, version)
  const lines = [...rearrangeLines(settledLines, action.kind, action.id), ...addedLines]
  if (lines.length > maximumProposalLines)
    throw new Refusal('too-many', 413, `Uma proposta tem até ${maximumProposalLines} itens.`)
  const hasOtherItem = otherItemThan(proposal.lines)
  const changedLines = lines.filter(hasOtherItem)
  const prices = await pricesOfLines(store.proposals, catalogue, changedLines, proposal.customer)
  // A price that somebody removed stays empty: only lines with another item start with a known price.
  const pricedLines = lines.map((line) => (hasOtherItem(line) ? (priceLines([line], prices)[0] ?? line) : line))
  return { proposal: { ...proposal, lines: pricedLines }, anchor: anchorAfter(action, addedLines) }
}

function anchorAfter({ kind, id }: ReturnType<typeof formActionOf>, [firstAdded]: readonly ProposalLine[]): string {
  if (firstAdded) return `#linha-${firstAdded.id}`
  if (kind === 'remover') return '#itens'
  return id === '' ? '' : `#linha-${id}`
}

async function findOpenLine(line: OpenLine, { text, unitPrice }: Extract<Choice, { kind: 'find' }>, shop: Shop) {
  const [found] = await linesOfText(text, shop)
  const settled = withSearchResult(line, text, found)
  return settled.kind === 'offer' && unitPrice !== undefined ? { ...settled, unitPrice } : settled
}

/** Reads a line's code again if it was changed: it becomes the item with that code, or a search for typed words. */
async function withCurrentCode(line: ProposalLine, savedLines: readonly ProposalLine[], shop: Shop) {
  const savedLine = savedLines.find(({ id }) => id === line.id)
  if (line.kind !== 'offer' || savedLine?.kind !== 'offer' || line.code === savedLine.code) return line
  const [found] = line.code === '' ? [] : await linesOfText(line.code, shop)
  const isSameCode = found?.kind === 'offer' && found.code.toUpperCase() === line.code.toUpperCase()
  // Codes have no spaces: the typed text is a search.
  if (!isSameCode && line.code.includes(' ') && found)
    return withSearchResult({ ...line, code: savedLine.code }, line.code, found)
  return offerUnderNewCode(savedLine, line, isSameCode ? found : undefined)
}

/** Finds lines with another item than the line of the same id had before; an added line counts as one. */
function otherItemThan(before: readonly ProposalLine[]): (line: ProposalLine) => boolean {
  const itemKey = (line: ProposalLine) =>
    line.kind === 'offer' ? `offer ${line.item?.productId} ${line.item?.variantId}` : line.kind
  const keysBefore = new Map(before.map((line) => [line.id, itemKey(line)]))
  return (line) => keysBefore.get(line.id) !== itemKey(line)
}

/** The lines for the text in the box of new items; every button of the form adds them, so that no text is lost. */
async function linesToAdd(text: string, isFreeText: boolean, shop: Shop, version: number): Promise<ProposalLine[]> {
  const trimmed = text.trim()
  if (trimmed === '') return []
  const lines = isFreeText ? [] : await linesOfText(trimmed, shop, version)
  if (lines.length > 0) return lines
  // Words that match nothing in the catalogue are free text: a service, freight, another maker's part.
  const base = { id: lineId(version, 0), asked: '', customerItem: '', note: '', quantity: 1 }
  return [{ kind: 'offer', ...base, ...freeTextOffer({ asked: trimmed }) }]
}
