import type { ProposalFile } from '#server/store/proposals.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { idIn } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { RouteOptions } from '#desk/routes/desk-routes.ts'

/** The proposal in an address. Throws a Refusal when it does not exist. */
export async function proposalAt(context: DeskContext, { store }: Pick<RouteOptions, 'store'>): Promise<ProposalFile> {
  const id = idIn(context.req.param('id'))
  const file = id === undefined ? undefined : await store.proposals.file(id)
  if (!file) throw noProposal()
  return file
}

export const noProposal = () => new Refusal('no-such-proposal', 404, 'Não há esta proposta. Ela pode ter sido apagada.')
