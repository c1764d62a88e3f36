import * as v from 'valibot'
import { contactLimits } from '#domain/forms/fields.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'
import { messageAmount } from '#domain/money.ts'
import { cutText } from '#domain/text/normalize.ts'
import type { Customer } from './customer.ts'
import { alternativeLetter, type ProposalLine } from './proposal-line.ts'
import type { Proposal } from './proposal.ts'
import { alternativeGroups, proposalTotals } from './totals.ts'

const answerKinds = ['accept', 'ask'] as const
export type AnswerKind = (typeof answerKinds)[number]

export const maximumAnswerLength = 4000
const maximumLineLength = 120

const optional = (bounds: { maximum: number; lines?: boolean }) =>
  v.pipe(
    optionalText(typedText(bounds, 'Texto inválido')),
    v.transform((text) => text ?? ''),
  )

/** The form below a proposal. `proposta`: the proposal's name on the page; `site`: a field that people do not see. */
export const linkAnswerSchema = v.pipe(
  v.object({
    ato: v.picklist(answerKinds, 'Escolha aceitar ou perguntar.'),
    texto: optional({ maximum: maximumAnswerLength, lines: true }),
    nome: optional({ maximum: maximumLineLength }),
    cargo: optional({ maximum: maximumLineLength }),
    ordem: optional({ maximum: maximumLineLength }),
    proposta: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
    site: v.optional(v.string(), ''),
  }),
  v.check(
    ({ ato, nome, cargo }) => ato !== 'accept' || (nome !== '' && cargo !== ''),
    'Escreva o nome e o cargo de quem aceita.',
  ),
  v.check(({ ato, texto }) => ato === 'accept' || texto.length > 0, 'Escreva o que falta ou o que deve mudar.'),
)

/** Reads the choice from the fields 'opcao-1', 'opcao-2' …; undefined unless it is complete and on offer. */
export function choiceIn(form: Readonly<Record<string, string>>, { lines }: Proposal): Proposal['choice'] {
  const choice: Record<string, string> = {}
  for (const [group, offers] of alternativeGroups(lines)) {
    const letter = form[`opcao-${group}`] ?? ''
    if (!offers.some((line) => alternativeLetter(lines, line) === letter)) return undefined
    choice[group] = letter
  }
  return choice
}

/** An acceptance in words: choice, total, who accepts, purchase order; short enough for a message of the inbox. */
export function acceptanceText(
  proposal: Proposal,
  { nome, cargo, ordem }: Readonly<Record<'nome' | 'cargo' | 'ordem', string>>,
): string {
  const { lines, choice = {} } = proposal
  const chosen = Object.entries(choice).map(([group, letter]) => {
    const line = alternativeGroups(lines)
      .get(Number(group))
      ?.find((offer) => alternativeLetter(lines, offer) === letter)
    return `Opção ${letter}: ${[line?.code, line?.description].filter(Boolean).join(' ')}`
  })
  const choices = chosen.join('\n')
  const cutChoices = choices.length > maximumAnswerLength ? `${cutText(choices, maximumAnswerLength)} …` : choices
  const total = `Total: ${messageAmount(proposalTotals(proposal).total)}`
  return [cutChoices, total, `Aceita por ${nome}, ${cargo}`, ordem && `Ordem de compra: ${ordem}`]
    .filter(Boolean)
    .join('\n')
}

/** A customer's answer as a message for the inbox. In: the proposal's name ('2026-0001 rev. B'). */
export function answerMessage(
  proposal: string,
  { institution, contact, email, phone }: Customer,
  { kind, text }: { kind: AnswerKind; text: string },
) {
  const opening = kind === 'accept' ? `Aceito a proposta ${proposal}.` : `Sobre a proposta ${proposal}:`
  return {
    name: nameOf(contact || institution),
    company: institution.slice(0, contactLimits.company) || null,
    email: /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email) ? email : null,
    phone: phone.slice(0, contactLimits.phone) || null,
    subject: kind === 'accept' ? `Proposta ${proposal} aceita` : `Pergunta sobre a proposta ${proposal}`,
    message: [opening, text].filter(Boolean).join('\n\n'),
  }
}

/** The name for the inbox, which requires at least two characters. */
function nameOf(typed: string): string {
  const name = typed.slice(0, contactLimits.name).trim()
  return name.length >= 2 ? name : 'Cliente da proposta'
}

/** The path at which a customer opens a proposal. In: the link's key. */
export function linkPath(key: string): string {
  return `/proposta/${key}`
}

/** A proposal without what only the desk may see: the customer's words, and an open line's question and candidates. */
export function publicProposal(proposal: Proposal): Proposal {
  return { ...proposal, lines: proposal.lines.map(publicLine) }
}

function publicLine(line: ProposalLine): ProposalLine {
  if (line.kind === 'offer') return { ...line, asked: '' }
  return line.kind === 'open' ? { ...line, question: '', candidates: [] } : line
}
