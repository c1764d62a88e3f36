import type { ProposalLine } from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'

/**
 * A proposal with only what its document shows: the customer's words beside an offer, and the question and candidates
 * of an open line, stay at the desk.
 */
export function shownProposal(proposal: Proposal): Proposal {
  return { ...proposal, lines: proposal.lines.map(shownLine) }
}

function shownLine(line: ProposalLine): ProposalLine {
  if (line.kind === 'offer') return { ...line, asked: '' }
  return line.kind === 'open' ? { ...line, question: '', candidates: [] } : line
}
