import type { FieldWords, WordsTable } from '#domain/editing/field.ts'
import type { TypedForm } from '#domain/editing/form.ts'
import { contentKind } from '#domain/editing/kind.ts'
import { formatCnpj } from '#domain/forms/cnpj.ts'
import { brandSchema } from '#domain/shop/brand.ts'
import { brazilianPhone } from '#domain/text/brazilian-phone.ts'

/** By field, a function that puts a typed text into the notation of the file. */
const notations: Readonly<Record<string, (text: string) => string>> = {
  phone: phoneText,
  'whatsapp.main': (text) => brazilianPhone(text) ?? text,
  'whatsapp.categories': (text) => brazilianPhone(text) ?? text,
  'address.state': (text) => text.toUpperCase(),
  'address.postalCode': (text) => text.replace(/^(\d{5})[ .]?(\d{3})$/, '$1-$2'),
  cnpj: formatCnpj,
  siteUrl: siteAddress,
}

/** The brand's form with numbers and codes as the file writes them: (11) 3000-0000 is +55 11 3000-0000. */
export function tidyBrand(typed: TypedForm): TypedForm {
  const tidied = Object.entries(typed).map(([name, text]): [string, string] => [
    name,
    Object.hasOwn(notations, name) ? (notations[name]?.(text.trim()) ?? text) : text,
  ])
  return Object.fromEntries(tidied)
}

function siteAddress(text: string): string {
  const address = /^[a-z\d-]+(\.[a-z\d-]+)+\/*$/i.test(text) ? `https://${text}` : text
  return address.replace(/\/+$/, '')
}

function phoneText(text: string): string {
  const digits = brazilianPhone(text)
  return digits === undefined ? text : `+55 ${digits.slice(2, 4)} ${digits.slice(4, -4)}-${digits.slice(-4)}`
}

const confirmed: FieldWords = {
  label: 'Confirmada em',
  isDay: true,
  hint: 'O dia em que alguém da empresa a confirmou.',
}

const photographHint = 'Da própria oficina: JPEG, PNG ou WebP. Quem aparece nela concordou.'

/** The words of the brand's form. */
const brandWords: WordsTable = {
  name: { label: 'Nome' },
  tagline: { label: 'O que é, em poucas palavras' },
  description: { label: 'Descrição', isLong: true, hint: 'As buscas a mostram abaixo do nome.' },
  siteUrl: { label: 'Endereço do site', hint: 'O domínio da loja: www.sualoja.com.br.' },
  phone: { label: 'Telefone', hint: 'Com DDD: (11) 3000-0000.' },
  whatsapp: { label: 'WhatsApp, com DDD' },
  'whatsapp.main': { label: 'WhatsApp principal' },
  'whatsapp.categories': { label: 'WhatsApp das páginas de categoria' },
  email: { label: 'E-mail' },
  'email.sales': { label: 'E-mail de vendas' },
  'email.support': { label: 'E-mail de suporte' },
  'email.security': { label: 'E-mail de segurança', hint: 'Para quem encontra uma falha no site.' },
  address: { label: 'Endereço' },
  'address.street': { label: 'Rua e número' },
  'address.district': { label: 'Bairro' },
  'address.city': { label: 'Cidade' },
  'address.state': { label: 'Estado', hint: 'Duas letras: PR.' },
  'address.postalCode': { label: 'CEP' },
  cnpj: { label: 'CNPJ' },
  legalLine: { label: 'Razão social' },
  stateRegistration: { label: 'Inscrição estadual', hint: 'Aparece nas propostas.' },
  bank: { label: 'Conta bancária', hint: 'Banco, agência e conta, como saem nas propostas.' },
  pixKey: { label: 'Chave Pix', hint: 'Aparece nas propostas.' },
  regulatory: { label: 'Autorizações: o que fica vazio não aparece no site' },
  'regulatory.afe': { label: 'Autorização de Funcionamento (AFE)' },
  'regulatory.sanitaryLicence': { label: 'Licença sanitária, com o órgão' },
  'regulatory.technicalManager': { label: 'Responsável técnico' },
  'regulatory.technicalManager.name': { label: 'Nome e profissão' },
  'regulatory.technicalManager.council': { label: 'Registro no conselho', hint: 'Conselho e número: CREA-PR 12345/D.' },
  workshop: { label: 'Oficina: o que fica vazio não aparece no site' },
  'workshop.front': { label: 'Foto da fachada', picture: 'light', hint: photographHint },
  'workshop.bench': { label: 'Foto da bancada', picture: 'light', hint: photographHint },
  'workshop.team': { label: 'Foto da equipe', picture: 'light', hint: photographHint },
  'workshop.map': { label: 'Mapa', hint: 'O endereço de um mapa, com https://.' },
  dataProtection: { label: 'Proteção de dados' },
  'dataProtection.officer': { label: 'Encarregado (LGPD): vazio, vale o e-mail de suporte' },
  'dataProtection.officer.name': { label: 'Nome' },
  'dataProtection.officer.email': { label: 'E-mail' },
  'dataProtection.smallAgent': {
    label: 'Agente de pequeno porte, confirmado em',
    isDay: true,
    hint: 'Só para quem não tem encarregado: o dia em que alguém da empresa o confirmou (Resolução CD/ANPD nº 2/2022).',
  },
  certifications: { label: 'Certificações', item: 'certificação', hint: 'Uma por linha, só as que a empresa tem.' },
  attentionNotice: { label: 'Aviso de atenção', isLong: true },
  promises: { label: 'Promessas', item: 'promessa' },
  'promises.chave': { label: 'Palavra', hint: 'Os textos a dizem entre chaves: {prazo}.' },
  'promises.value': { label: 'O que se promete' },
  'promises.means': { label: 'De quê, e quando vale' },
  'promises.confirmed': confirmed,
  warranty: { label: 'Garantia' },
  offers: { label: 'Condições' },
  'offers.pixDiscount': { label: 'Desconto no Pix, em %', hint: '0 não mostra preço no Pix.' },
  'offers.instalments': { label: 'Parcelas', hint: '1 não mostra parcelas.' },
  'offers.benefits': { label: 'Faixa abaixo do produto', item: 'benefício' },
  'offers.benefits.title': { label: 'Título' },
  'offers.benefits.text': { label: 'Texto' },
  'offers.benefits.note': { label: 'O que quer dizer', hint: 'Em letra menor, abaixo do texto.' },
  'offers.pricedNote': { label: 'Ao lado do preço' },
  'offers.delivery': { label: 'Entrega: vazia, a calculadora não aparece' },
  'offers.delivery.name': { label: 'Nome' },
  'offers.delivery.price': { label: 'Preço' },
  'offers.delivery.term': { label: 'Prazo' },
  'offers.reply': { label: 'Prazo da resposta' },
  'offers.clients': { label: 'Quantos compraram aqui' },
  'offers.confirmed': { ...confirmed, label: 'Confirmadas em' },
  footerCategories: { label: 'Atalhos do rodapé', item: 'atalho' },
  'footerCategories.label': { label: 'Nome' },
  'footerCategories.slug': { label: 'Categoria', registry: 'categories' },
  derivedRatings: { label: 'Notas calculadas, enquanto não há avaliações reais' },
  logo: { label: 'Só o símbolo: o nome da loja vem escrito ao lado' },
  'logo.light': { label: 'Logotipo sobre fundo claro', picture: 'light', hint: 'SVG, ou PNG de fundo transparente.' },
  'logo.dark': {
    label: 'Logotipo sobre fundo escuro',
    picture: 'dark',
    hint: 'O do rodapé e do modo escuro: SVG ou PNG.',
  },
  icon: {
    label: 'Ícone',
    picture: 'light',
    hint: 'Quadrado: a aba do navegador e a tela do celular o mostram. SVG ou PNG.',
  },
  colours: { label: 'Cores' },
  'colours.main': {
    label: 'Cor da empresa',
    isColour: true,
    hint: 'Botões, links e fundos saem dela. Uma clara demais para texto fica só um pouco mais escura.',
  },
  'colours.accent': { label: 'Cor dos avisos', isColour: true, hint: 'O que pede atenção: falhas e avisos.' },
}

/** The fields that hold the name of a picture's file, which the form asks for itself; each with that name's beginning. */
export const brandPictures = {
  'logo.light': 'logo',
  'logo.dark': 'logo-escuro',
  icon: 'icone',
  'workshop.front': 'oficina-fachada',
  'workshop.bench': 'oficina-bancada',
  'workshop.team': 'oficina-equipe',
} as const

/** The name of the file input whose file replaces the picture of a field. */
export function pictureFile(field: string): string {
  return `${field}.arquivo`
}

/** content/brand.yaml: the company to which the site belongs. */
export const brand = contentKind({
  name: 'marca',
  title: 'Marca',
  description: 'Nome, contatos, documentos, promessas, condições de venda, logotipo e cores.',
  storage: { kind: 'file', path: 'brand.yaml' },
  schema: brandSchema,
  // Visitors' browsers store their carts under this name, so it never changes.
  hiddenFields: ['slug'],
  groups: [
    {
      title: 'Quem é',
      anchor: 'quem-e',
      fields: 'name tagline description siteUrl legalLine cnpj stateRegistration bank pixKey',
    },
    { title: 'Contato', anchor: 'contato', fields: 'phone whatsapp email address' },
    { title: 'Documentos', anchor: 'documentos', fields: 'certifications regulatory dataProtection' },
    { title: 'Oficina', anchor: 'oficina', fields: 'workshop' },
    { title: 'Promessas', anchor: 'promessas', fields: 'promises' },
    { title: 'Condições de venda', anchor: 'condicoes', fields: 'offers warranty attentionNotice' },
    { title: 'Rodapé e notas', anchor: 'rodape', fields: 'footerCategories derivedRatings' },
    { title: 'Logotipo', anchor: 'logotipo', fields: 'logo icon' },
    { title: 'Cores', anchor: 'cores', fields: 'colours' },
  ],
  words: brandWords,
  tidy: tidyBrand,
})
