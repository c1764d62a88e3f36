import { answerWayNames, originNames } from './ways.ts'
import { refusalReasons } from './refusal-reasons.ts'

/** An entry of a history as it is stored. */
interface Act {
  act: string
  detail: string | null
}

/** What was done with a message or a review, in the words of its history: 'encerrou', 'passou para Bruno'. */
export function actText({ act, detail }: Act): string {
  const said = Object.hasOwn(acts, act) ? acts[act] : undefined
  return said === undefined ? act : said(detail ?? '')
}

const acts: Record<string, (detail: string) => string> = {
  add: (origin) => `registrou a mensagem (${nameIn(originNames, origin)})`,
  answer: (way) => `respondeu (${nameIn(answerWayNames, way)})`,
  note: () => 'anotou',
  hear: () => 'registrou que o cliente respondeu',
  wait: () => 'deixou à espera do cliente',
  close: () => 'encerrou',
  reopen: () => 'reabriu',
  'mark-spam': () => 'marcou como spam',
  'clear-spam': () => 'marcou que não é spam',
  'in-charge': (name) => (name === '' ? 'deixou sem responsável' : `passou para ${name}`),
  remind: (day) => (day === '' ? 'tirou o lembrete' : `pôs lembrete para ${day.split('-').toReversed().join('/')}`),
  correct: () => 'corrigiu dados a pedido do titular',
  publish: () => 'publicou',
  refuse: (reason) => `recusou: ${nameIn(refusalReasons, reason)}`,
  unjudge: () => 'devolveu à espera',
  reply: () => 'respondeu em público',
  unreply: () => 'retirou a resposta pública',
  undo: (undone) => `desfez: ${actText({ act: undone, detail: null })}`,
}

function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? key
}
