/** What a page says after something was done: the address carries the key (`?feito=pessoa`). */
const notices: Record<string, string> = {
  pessoa: 'Pessoa salva.',
  'pessoa-encerrada': 'A pessoa não entra mais, e suas sessões terminaram.',
  'pessoa-de-volta': 'A pessoa pode entrar de novo.',
  sessao: 'Sessão encerrada.',
  chave: 'Chave de acesso criada. Na próxima vez, entre com ela.',
  'chave-removida': 'Chave de acesso removida.',
  'chave-primeiro': 'Crie uma chave de acesso: daqui em diante, só se entra com ela.',
  saida: 'Você saiu.',
}

/** In: the key in the address. Out: the sentence, or undefined for none or an unknown one. */
export function noticeOf(key: string | undefined): string | undefined {
  return key !== undefined && Object.hasOwn(notices, key) ? notices[key] : undefined
}
