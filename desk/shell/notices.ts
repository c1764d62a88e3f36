import { addressWith } from '#desk/http/address.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { counted } from '#domain/text/number-text.ts'

/** A notice's text, or how it follows from the number of what was done and of what was refused. */
type NoticeText = string | ((done: number, refused: number) => string)

const undoableInboxNotices = {
  mensagem: 'Feito.',
  'avaliacao-publicar': 'Publicada: o site a mostra em até um minuto.',
  'avaliacao-recusar': 'Recusada.',
  'avaliacao-devolver': 'De volta à espera.',
  'avaliacao-resposta': 'Resposta publicada: o site a mostra em até um minuto.',
  'avaliacao-sem-resposta': 'Resposta retirada.',
  varias: (done, refused) => `Feito em ${counted(done, 'mensagem', 'mensagens')}.${refusedText(refused)}`,
} satisfies Record<string, NoticeText>

const undoableDraftNotices = {
  catalogo: 'Salvo no rascunho. O site muda quando o rascunho for publicado.',
  'catalogo-varios': (done) =>
    `${counted(done, 'produto mudou', 'produtos mudaram')} no rascunho. O site muda quando o rascunho for publicado.`,
  'catalogo-planilha': (done) =>
    `${counted(done, 'produto da planilha mudou', 'produtos da planilha mudaram')} no rascunho.`,
  'catalogo-novo': 'Produto criado no rascunho: confira os campos.',
  'catalogo-mudou-de-endereco': 'Endereço novo salvo no rascunho; o antigo vai levar a ele.',
  'catalogo-fora': 'Retirado, no rascunho.',
  'catalogo-retirado': 'Produto retirado, no rascunho.',
  ensinado: 'Salvo no rascunho. A busca do site muda quando o rascunho for publicado.',
  'catalogo-foto': 'Fotografias salvas no rascunho.',
} satisfies Record<string, NoticeText>

const otherNotices = {
  pessoa: 'Pessoa salva.',
  'pessoa-encerrada': 'A pessoa não entra mais, e suas sessões terminaram.',
  'pessoa-de-volta': 'A pessoa pode entrar de novo.',
  sessao: 'Sessão encerrada.',
  chave: 'Chave de acesso criada. Na próxima vez, entre com ela.',
  'chave-removida': 'Chave de acesso removida.',
  'chave-primeiro': 'Crie uma chave de acesso: daqui em diante, só se entra com ela.',
  saida: 'Você saiu.',
  resposta: 'Resposta salva; agora é a vez do cliente.',
  'resposta-proxima': 'Resposta salva. Esta é a próxima.',
  'resposta-desfeita': 'A resposta registrada foi desfeita; o texto voltou para o campo.',
  nota: 'Nota salva.',
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
  'avaliacao-desfeita': 'Desfeito.',
  'avaliacao-nao-desfeita': 'Não dá mais para desfazer: outra pessoa mexeu depois.',
  esquecido: 'Termo apagado.',
  rascunho: 'Rascunho criado. As mudanças que você fizer nele só aparecem no site quando ele for publicado.',
  'rascunho-descartado': 'Rascunho descartado. O site não mudou.',
  conflito: 'Salvo no rascunho.',
  publicado: 'Publicado: o site já mostra as mudanças. Não ficou bom? Em Publicar se volta à versão anterior.',
  voltou: 'O site voltou a como estava antes; o rascunho está aberto de novo.',
  hora: 'Hora marcada: o rascunho será publicado sozinho.',
  'sem-hora': 'O rascunho não será mais publicado sozinho.',
  pedido: 'Pedido aberto.',
  'pedido-marcado': 'Salvo.',
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
  'catalogo-igual': 'Nada mudou: já estava assim.',
  'catalogo-nenhum': 'Nenhum produto estava marcado.',
  'catalogo-desfeito': 'Desfeito: o rascunho está como antes.',
  'catalogo-nao-desfeito': 'Não foi desfeito: o rascunho mudou depois, ou já faz tempo.',
  desfeito: (done, refused) => `Desfeito em ${counted(done, 'mensagem', 'mensagens')}.${refusedText(refused)}`,
} satisfies Record<string, NoticeText>

const notices = { ...undoableInboxNotices, ...undoableDraftNotices, ...otherNotices }
export type NoticeKey = keyof typeof notices

export interface Notice {
  text: string
  undoPath: string | undefined
}

/** The notice that an address's query names (`?feito=`); undefined without one or for an unknown key. */
export function noticeOf({ feito = '', n = '', recusadas = '', lote = '' }: Record<string, string>) {
  const key = keysOf(notices).find((candidate) => candidate === feito)
  if (key === undefined) return undefined
  const notice: NoticeText = notices[key]
  const text = typeof notice === 'string' ? notice : notice(countIn(n), countIn(recusadas))
  const route = undoRouteOf(key)
  return { text, undoPath: route !== undefined && /^[\w-]{8,64}$/.test(lote) ? `${route}/${lote}` : undefined }
}

function undoRouteOf(key: NoticeKey): string | undefined {
  if (key in undoableInboxNotices) return '/desfazer'
  return key in undoableDraftNotices ? '/catalogo/desfazer' : undefined
}

/** The details of a notice: how many things were done and refused, and the batch that can be undone. */
interface NoticeDetails {
  done?: number | undefined
  refused?: number
  batch?: string | undefined
}

export function withNotice(address: string, key: NoticeKey, { done, refused, batch }: NoticeDetails = {}): string {
  const url = new URL(address, 'http://mesa.invalid')
  url.searchParams.set('feito', key)
  if (done !== undefined) url.searchParams.set('n', String(done))
  if (refused !== undefined) url.searchParams.set('recusadas', String(refused))
  if (batch !== undefined && undoRouteOf(key) !== undefined) url.searchParams.set('lote', batch)
  return url.pathname + url.search + url.hash
}

export function withoutNotice(path: string, query: Record<string, string>): string {
  const { feito: _feito, n: _n, recusadas: _recusadas, lote: _lote, ...remaining } = query
  return addressWith(path, remaining)
}

const countIn = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : 0)

function refusedText(refused: number): string {
  if (refused === 0) return ''
  const what = refused === 1 ? 'Uma ficou' : `${refused} ficaram`
  return ` ${what} como estava: outra pessoa mexeu antes, ou não fazia sentido.`
}
