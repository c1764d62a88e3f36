/** What acts are called where people read them; the keys stand in the audit. */
const actNames: Record<string, string> = {
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
  opened: 'abriu a mensagem',
}

/** In: the key of an act. Out: what people read; an act that has no name here is shown by its key. */
export function actName(action: string): string {
  return Object.hasOwn(actNames, action) ? (actNames[action] ?? action) : action
}
