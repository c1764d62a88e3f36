/** A proposal's number, counted from 1 in each year of Brasília's calendar. */
export type ProposalNumber = { year: number; sequence: number }

/** A proposal's number as text: '2026-0001', or with its revision (from 1) after the first: '2026-0001 rev. B'. */
export function proposalNumberText({ year, sequence }: ProposalNumber, revision = 1): string {
  const number = `${year}-${String(sequence).padStart(4, '0')}`
  return revision > 1 ? `${number} rev. ${revisionLetter(revision)}` : number
}

/** Reads a typed number, '2026-0001', ignoring spaces around it; undefined for any other text. */
export function readProposalNumber(typed: string): ProposalNumber | undefined {
  const parts = /^\s*(20\d{2})-(\d{4,6})\s*$/.exec(typed)
  return parts ? { year: Number(parts[1]), sequence: Number(parts[2]) } : undefined
}

/** The letter of a revision: 1 is A, 26 is Z, 27 is AA. */
export function revisionLetter(revision: number): string {
  const lettersBefore = Math.floor((revision - 1) / 26)
  const lastLetter = String.fromCodePoint(65 + ((revision - 1) % 26))
  return (lettersBefore > 0 ? revisionLetter(lettersBefore) : '') + lastLetter
}

/** The name of a proposal's PDF, 'proposta-2026-0001-rev-B.pdf'. In: the proposal's name, '2026-0001 rev. B'. */
export function proposalFileName(name: string): `${string}.pdf` {
  return `proposta-${name.replaceAll(/[^\w-]+/g, '-')}.pdf`
}
