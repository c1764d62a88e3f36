import { counted } from '#domain/text/number-text.ts'

/** The message shown after an action, and where to post to undo it. */
export interface Notice {
  text: string
  undo: string | undefined
}

/** The text of each notice, by its key in the address (`?feito=pessoa`), with its counts (`n`, `recusadas`). */
const notices: Record<string, string | ((done: number, refused: number) => string)> = {
  pessoa: 'Pessoa salva.',
  'pessoa-encerrada': 'A pessoa não entra mais, e suas sessões terminaram.',
  'pessoa-de-volta': 'A pessoa pode entrar de novo.',
  sessao: 'Sessão encerrada.',
  chave: 'Chave de acesso criada. Na próxima vez, entre com ela.',
  'chave-removida': 'Chave de acesso removida.',
  'chave-primeiro': 'Crie uma chave de acesso: daqui em diante, só se entra com ela.',
  saida: 'Você saiu.',
  resposta: 'Resposta guardada; agora é a vez do cliente.',
  'resposta-proxima': 'Resposta guardada. Esta é a próxima.',
  'resposta-desfeita': 'A resposta registrada foi desfeita; o texto voltou para o campo.',
  nota: 'Nota guardada.',
  mensagem: 'Feito.',
  registrada: 'Mensagem registrada.',
  nenhuma: 'Nenhuma mensagem estava marcada.',
  'proposta-feita': 'Proposta montada: confira os itens.',
  proposta: 'Proposta salva.',
  'proposta-igual': 'Nada mudou: já estava assim.',
  'proposta-enviada': 'Marcada como enviada, com número. Agora mande ao cliente.',
  'proposta-faltas': 'Salva. Antes de enviar, resolva o que falta.',
  'proposta-ato': 'Feito.',
  'proposta-email': 'O e-mail está a caminho, com o documento.',
  'proposta-link-retirado': 'O link não abre mais.',
  'proposta-desfeita': 'A última mudança foi desfeita.',
  'proposta-copia': 'Uma proposta nova, igual à anterior, com validade nova.',
  'avaliacao-publicar': 'Publicada: o site a mostra em até um minuto.',
  'avaliacao-recusar': 'Recusada.',
  'avaliacao-devolver': 'De volta à espera.',
  'avaliacao-resposta': 'Resposta publicada: o site a mostra em até um minuto.',
  'avaliacao-sem-resposta': 'Resposta retirada.',
  'avaliacao-desfeita': 'Desfeito.',
  'avaliacao-nao-desfeita': 'Não dá mais para desfazer: outra pessoa mexeu depois.',
  ensinado: 'Guardado no rascunho. A busca do site muda quando o rascunho for publicado.',
  esquecido: 'Termo apagado.',
  rascunho: 'Rascunho criado. As mudanças que você fizer nele só aparecem no site quando ele for publicado.',
  'rascunho-descartado': 'Rascunho descartado. O site não mudou.',
  conflito: 'Guardado no rascunho.',
  publicado: 'Publicado: o site já mostra as mudanças. Não ficou bom? Em Publicar se volta à versão anterior.',
  voltou: 'O site voltou a como estava antes; o rascunho está aberto de novo.',
  hora: 'Hora marcada: o rascunho será publicado sozinho.',
  'sem-hora': 'O rascunho não será mais publicado sozinho.',
  pedido: 'Pedido aberto.',
  'pedido-marcado': 'Guardado.',
  'pedido-apagado': 'Apagado do site.',
  'pedido-encerrado': 'Pedido encerrado; o que identificava a pessoa ficou só como máscara.',
  'pedido-mudou': 'Outra pessoa mexeu neste pedido antes. Veja como está e repita.',
  'pedido-era-encerrado': 'Este pedido já estava encerrado.',
  corrigido: 'Corrigido.',
  'nao-corrigido': 'Outra pessoa mexeu nesta linha antes. Veja como está e repita.',
  entregas: (waiting) =>
    waiting === 1 ? 'Uma entrega será tentada agora.' : `${waiting} entregas serão tentadas agora.`,
  'copia-falhou': 'A cópia não conferiu: o próximo passo está em “Cópias de segurança”.',
  copia: 'A cópia mais nova foi restaurada em um lugar provisório e confere.',
  catalogo: 'Guardado no rascunho. O site muda quando o rascunho for publicado.',
  'catalogo-igual': 'Nada mudou: já estava assim.',
  'catalogo-varios': (done) =>
    `${counted(done, 'produto mudou', 'produtos mudaram')} no rascunho. O site muda quando o rascunho for publicado.`,
  'catalogo-planilha': (done) =>
    `${counted(done, 'produto da planilha mudou', 'produtos da planilha mudaram')} no rascunho.`,
  'catalogo-nenhum': 'Nenhum produto estava marcado.',
  'catalogo-novo': 'Produto criado no rascunho: confira os campos.',
  'catalogo-mudou-de-endereco': 'Endereço novo guardado no rascunho; o antigo vai levar a ele.',
  'catalogo-fora': 'Retirado, no rascunho.',
  'catalogo-retirado': 'Produto retirado, no rascunho.',
  'catalogo-foto': 'Fotografias guardadas no rascunho.',
  'catalogo-desfeito': 'Desfeito: o rascunho está como antes.',
  'catalogo-nao-desfeito': 'Não foi desfeito: o rascunho mudou depois, ou já faz tempo.',
  varias: (done, refused) => `Feito em ${counted(done, 'mensagem', 'mensagens')}.${refusedText(refused)}`,
  desfeito: (done, refused) => `Desfeito em ${counted(done, 'mensagem', 'mensagens')}.${refusedText(refused)}`,
}

/** In: the query of the address. Out: the notice; undefined without one or for an unknown key. */
export function noticeOf({
  feito = '',
  n = '',
  recusadas = '',
  lote = '',
}: Record<string, string>): Notice | undefined {
  const message = Object.hasOwn(notices, feito) ? notices[feito] : undefined
  if (message === undefined) return undefined
  const text = typeof message === 'string' ? message : message(count(n), count(recusadas))
  const undoPath = feito.startsWith('catalogo') ? '/catalogo/desfazer' : '/desfazer'
  return { text, undo: /^[\w-]{8,64}$/.test(lote) ? `${undoPath}/${lote}` : undefined }
}

/** An address without the parameters of a notice. */
export function withoutNotice(path: string, query: Record<string, string>): string {
  const remaining = new URLSearchParams(query)
  for (const name of ['feito', 'n', 'recusadas', 'lote', 'modelo']) remaining.delete(name)
  const text = remaining.toString()
  return text === '' ? path : `${path}?${text}`
}

const count = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : 0)

function refusedText(refused: number): string {
  if (refused === 0) return ''
  const what = refused === 1 ? 'Uma ficou' : `${refused} ficaram`
  return ` ${what} como estava: outra pessoa mexeu antes, ou não fazia sentido.`
}
