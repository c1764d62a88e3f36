import { changesBetween } from '#domain/proposal/changes.ts'
import { faultsBeforeSending } from '#domain/proposal/faults.ts'
import { readTypedProposal } from '#domain/proposal/form/read-typed-proposal.ts'
import type { TypedProposal } from '#domain/proposal/form/typed-proposal.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { type ProposalFile, proposalName } from '#server/store/proposals.ts'
import { sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { formOf, idIn } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp, RouteOptions } from '#desk/routes/desk-routes.ts'
import { actor } from '#desk/routes/messages/message-routes.tsx'
import { ProposalPage } from '#desk/screens/proposals/proposal-page.tsx'
import { afterAct } from './after-act.ts'
import { formAct } from './form-act.ts'
import { noProposal, proposalAt } from './proposal-at.ts'
import { proposalView } from './proposal-view.ts'

/** The page of a proposal, and the form of a draft, whose every button saves its content. */
export function proposalRoutes(app: DeskApp, options: RouteOptions): void {
  const { store } = options

  app.get('/propostas/:id{[0-9]+}', async (context) => {
    const file = await proposalAt(context, options)
    const { person } = sessionOf(context)
    await store.audit.record({ operator: person.name, action: 'opened-proposal', target: file.proposal.id })
    return showProposal(context, options, { file })
  })

  app.post('/propostas/:id{[0-9]+}', async (context) => {
    const file = await proposalAt(context, options)
    const typed = await formOf(context)
    const read = readTypedProposal(typed)
    if (read.kind === 'faulty') return showProposal(context, options, { file, typed, faults: read.faults, status: 400 })
    const version = idIn(typed.versao)
    if (version === undefined) throw new Refusal('form', 400, 'O formulário não foi entendido.')
    const act = formAct(typed.ato)
    const after = await afterAct(options, { read, act, added: typed.novo ?? '', version })
    const saved = await save(context, options, { file, version, proposal: after.proposal, typed })
    if (saved instanceof Response) return saved
    const id = file.proposal.id
    if (act.kind === 'send') return context.redirect(await send(context, options, { id, version: saved }), 303)
    const anchor = after.anchor === '' ? '' : `#${after.anchor}`
    const said = saved === version ? 'proposta-igual' : 'proposta'
    return context.redirect(`/propostas/${id}?feito=${said}${anchor}`, 303)
  })
}

interface Saving {
  file: ProposalFile
  version: number
  proposal: Proposal
  typed: TypedProposal
}

/** Saves a draft. Out: the saved version, or the page that says why nothing was saved. */
async function save(
  context: DeskContext,
  options: RouteOptions,
  { file, version, proposal, typed }: Saving,
): Promise<number | Response> {
  const isSame = file.proposal.version === version && JSON.stringify(file.content) === JSON.stringify(proposal)
  if (isSame) return version
  const outcome = await options.store.proposals.save({ id: file.proposal.id, version }, proposal, actor(context))
  if (outcome.kind === 'done') return outcome.version
  if (outcome.kind === 'gone') throw noProposal()
  if (outcome.kind === 'senseless' || outcome.present.proposal.state !== 'rascunho')
    throw new Refusal('senseless', 409, 'Esta proposta já foi enviada: para mudá-la, faça uma revisão.')
  const differences = changesBetween(proposal, outcome.present.content)
  return showProposal(context, options, { file: outcome.present, typed, differences, status: 409 })
}

/** Sends a complete proposal. Out: the address to redirect to. */
async function send(
  context: DeskContext,
  { store }: RouteOptions,
  seen: { id: number; version: number },
): Promise<string> {
  const file = await store.proposals.file(seen.id)
  const today = brasiliaDay(new Date().toISOString())
  if (!file || faultsBeforeSending(file.content, today).length > 0)
    return `/propostas/${seen.id}?feito=proposta-faltas#faltas`
  const outcome = await store.proposals.act(seen, { kind: 'send' }, actor(context))
  if (outcome.kind === 'done') return `/propostas/${seen.id}?feito=proposta-enviada`
  throw new Refusal('senseless', 409, 'Outra pessoa mexeu nesta proposta antes. Veja como está e repita.')
}

interface Shown {
  file: ProposalFile
  typed?: TypedProposal
  faults?: Record<string, string>
  differences?: string[]
  status?: 200 | 400 | 409
}

async function showProposal(
  context: DeskContext,
  options: RouteOptions,
  { file, status = 200, ...typed }: Shown,
): Promise<Response> {
  const view = await proposalView(options, file, typed)
  return options.show(context, { title: proposalName(file.proposal), screen: <ProposalPage view={view} />, status })
}
