import { nameIn } from '#domain/catalogue/vocabulary.ts'
import { lossReasonText, type ProposalAct } from '#domain/proposal/proposal-state.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { answerWayNames, originNames } from './message-ways.ts'
import { refusalReasons } from './refusal-reasons.ts'

/** The acts that the audit records, as people read them; some are written by earlier releases only. */
const auditActNames = {
  handled: 'marcou a mensagem como atendida',
  'approve-review': 'publicou a avaliação',
  'reject-review': 'recusou a avaliação',
  'export-csv': 'exportou uma planilha',
  'delete-contact': 'apagou a mensagem',
  'delete-review': 'apagou a avaliação',
  'delete-by-email': 'apagou tudo de um endereço',
  retention: 'apagou o que passou do prazo',
  backup: 'fez uma cópia',
  restore: 'restaurou uma cópia',
  'signed-in': 'entrou',
  'signed-out': 'saiu',
  'sign-in-failed': 'tentou entrar e não conseguiu',
  refused: 'pediu o que seu papel não permite',
  'made-link': 'fez um link de entrada para a pessoa',
  'added-person': 'adicionou a pessoa',
  'changed-person': 'alterou a pessoa',
  'ended-person': 'encerrou o acesso da pessoa',
  'took-person-back': 'deixou a pessoa entrar de novo',
  'ended-session': 'encerrou a sessão',
  'added-passkey': 'criou uma chave de acesso',
  'removed-passkey': 'removeu uma chave de acesso',
  'exported-audit': 'exportou a auditoria',
  'retried-deliveries': 'mandou tentar as entregas de novo',
  'verified-copy': 'conferiu a cópia mais nova',
  'published-draft': 'publicou o rascunho',
  'took-draft-back': 'voltou à versão anterior ao rascunho',
  'discarded-draft': 'descartou o rascunho',
  'scheduled-draft': 'marcou hora para publicar o rascunho',
  'unscheduled-draft': 'desmarcou a hora do rascunho',
  opened: 'abriu a mensagem',
  'opened-proposal': 'abriu a proposta',
  'opened-review': 'abriu a avaliação',
  'open-data-request': 'abriu o pedido sobre dados pessoais',
  'opened-data-request': 'consultou o pedido sobre dados pessoais',
  'tick-data-request': 'conferiu lugares fora do site para o pedido',
  'erase-person': 'apagou os dados da pessoa do pedido',
  'close-data-request': 'encerrou o pedido sobre dados pessoais',
  'exported-person': 'baixou os dados da pessoa do pedido',
  person: 'consultou tudo de uma pessoa',
  'delete-by-phone': 'apagou tudo de um telefone',
  note: 'anotou na mensagem',
  remind: 'pôs lembrete na mensagem',
  answered: 'salvou a resposta à mensagem',
  send: 'respondeu à mensagem',
  reopen: 'reabriu a mensagem',
  wait: 'deixou a mensagem à espera do cliente',
  hear: 'registrou que o cliente respondeu à mensagem',
  spam: 'marcou a mensagem como spam',
  'not-spam': 'marcou que a mensagem não é spam',
  'refuse-review': 'recusou a avaliação',
  'forgot-term': 'apagou um termo das procuras',
  'reply-review': 'respondeu em público à avaliação',
} as const
export type AuditAct = keyof typeof auditActNames

/** The name of an audited act; the key itself where an act has no name. */
export const auditActName = (act: string): string => nameIn(auditActNames, act)

/** Makes a sentence from the detail of an act; '' stands for no detail. */
type ActSentence = (detail: string) => string

const reminderSentence: ActSentence = (day) =>
  day === '' ? 'tirou o lembrete' : `pôs lembrete para ${brazilianDay(day)}`

const inboxSentences: Record<string, ActSentence> = {
  add: (origin) => `registrou a mensagem (${nameIn(originNames, origin)})`,
  answer: (way) => `respondeu (${nameIn(answerWayNames, way)})`,
  'take-back': (way) => `desfez a resposta registrada (${nameIn(answerWayNames, way)})`,
  note: () => 'anotou',
  hear: () => 'registrou que o cliente respondeu',
  wait: () => 'deixou à espera do cliente',
  close: () => 'encerrou',
  reopen: () => 'reabriu',
  'mark-spam': () => 'marcou como spam',
  'clear-spam': () => 'marcou que não é spam',
  'in-charge': (name) => (name === '' ? 'deixou sem responsável' : `passou para ${name}`),
  remind: reminderSentence,
  correct: () => 'corrigiu dados a pedido do titular',
  publish: () => 'publicou',
  refuse: (reason) => `recusou: ${nameIn(refusalReasons, reason)}`,
  unjudge: () => 'devolveu à espera',
  reply: () => 'respondeu em público',
  unreply: () => 'retirou a resposta pública',
  undo: (undone) => `desfez: ${actText({ act: undone, detail: null })}`,
}

const proposalSentences: Record<ProposalAct, ActSentence> & Record<string, ActSentence> = {
  make: () => 'começou a proposta',
  save: () => 'salvou',
  undo: () => 'desfez a última mudança',
  send: () => 'enviou',
  answer: () => 'anotou que o cliente respondeu',
  revise: () => 'abriu uma revisão',
  accept: () => 'marcou como aceita',
  lose: (reason) => `marcou como perdida: ${lossReasonText(reason)}`,
  reopen: () => 'reabriu',
  remind: reminderSentence,
  mail: () => 'enviou por e-mail com o documento',
  link: (lastDay) => `fez um link para o cliente, que abre até ${brazilianDay(lastDay)}`,
  'link-revoked': () => 'retirou um link',
  'link-accept': () => 'aceitou',
  'link-ask': () => 'perguntou ou pediu uma mudança',
}

type HistoryEntry = { act: string; detail: string | null }

/** What was done with a message or a review, as its history says it: 'encerrou', 'passou para Bruno'. */
export const actText = (entry: HistoryEntry): string => sentenceOf(inboxSentences, entry)

/** What was done with a proposal, as its history says it: 'enviou', 'marcou como perdida: Preço'. */
export const proposalActText = (entry: HistoryEntry): string => sentenceOf(proposalSentences, entry)

/** The sentence for an entry of a history; the key itself for an act of a later release, which has no sentence here. */
function sentenceOf(sentences: Readonly<Record<string, ActSentence>>, { act, detail }: HistoryEntry): string {
  return Object.hasOwn(sentences, act) ? (sentences[act]?.(detail ?? '') ?? act) : act
}
