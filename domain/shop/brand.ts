import * as v from 'valibot'
import { field, group, rows } from '#domain/field-words.ts'
import { daySchema, trimmedText as text, slugText } from '#domain/text/text-schemas.ts'
import { brandColoursSchema } from './brand-palette.ts'
import { confirmedDay, offersSchema } from './offers.ts'

const placeholderName = field(
  'Palavra',
  v.pipe(v.string(), v.regex(/^[a-z]\w*$/i, 'uma palavra só, sem acento nem espaço')),
  'Os textos a dizem entre chaves: {prazo}.',
)

/** Promises by word: pages and offers contain them as `{word}`, so that no two texts contradict each other. */
const promisesSchema = v.record(
  placeholderName,
  v.strictObject({
    value: field('O que se promete', text),
    means: field('De quê, e quando vale', text),
    confirmed: v.optional(confirmedDay('Confirmada em')),
  }),
)

const whatsappNumber = v.pipe(v.string(), v.regex(/^\d{12,13}$/, 'país, DDD e número, só algarismos: 5511900000000'))
const phone = field(
  'Telefone',
  v.pipe(v.string(), v.regex(/^\+\d{2} \d{2} \d{4,5}-\d{4}$/, 'um número como +55 11 3000-0000')),
  'Com DDD: (11) 3000-0000.',
)
const picture = v.pipe(text, v.regex(/^[\w-]+\.(?:svg|png)$/, 'o nome de um arquivo SVG ou PNG'))
const photograph = (label: string) =>
  field(label, v.pipe(text, v.regex(/^[\w-]+\.(?:jpe?g|png|webp)$/, 'o nome de uma foto JPEG, PNG ou WebP')), {
    picture: 'light',
    hint: 'Da própria oficina: JPEG, PNG ou WebP. Quem aparece nela concordou.',
  })
const email = v.pipe(v.string(), v.email())

export const brandSchema = v.strictObject({
  name: field('Nome', text),
  /** The name after which everything that the browser stores is called. */
  slug: slugText,
  tagline: field('O que é, em poucas palavras', text),
  description: field('Descrição', text, { isLong: true, hint: 'As buscas a mostram abaixo do nome.' }),
  // Every page's full address begins with it.
  siteUrl: field(
    'Endereço do site',
    v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^/?#@]+$/, 'https:// e o nome, sem pasta nem barra no fim')),
    'O domínio da loja: www.sualoja.com.br.',
  ),
  phone,
  whatsapp: group('WhatsApp, com DDD', {
    main: field('WhatsApp principal', whatsappNumber),
    categories: field('WhatsApp das páginas de categoria', whatsappNumber),
  }),
  email: group('E-mail', {
    sales: field('E-mail de vendas', email),
    support: field('E-mail de suporte', email),
    security: field('E-mail de segurança', email, 'Para quem encontra uma falha no site.'),
  }),
  address: group('Endereço', {
    street: field('Rua e número', text),
    district: field('Bairro', text),
    city: field('Cidade', text),
    state: field('Estado', v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'duas letras: PR')), 'Duas letras: PR.'),
    postalCode: field('CEP', v.pipe(v.string(), v.regex(/^\d{5}-\d{3}$/))),
  }),
  cnpj: field(
    'CNPJ',
    v.pipe(v.string(), v.regex(/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}$/, '00.000.000/0001-00')),
  ),
  legalLine: field('Razão social', text),
  stateRegistration: field('Inscrição estadual', v.optional(text), 'Aparece nas propostas.'),
  /** The account to which customers pay: shown in proposals alone. */
  bank: field('Conta bancária', v.optional(text), 'Banco, agência e conta, como saem nas propostas.'),
  pixKey: field('Chave Pix', v.optional(text), 'Aparece nas propostas.'),
  /** The company's authorisations. None is ever invented. */
  regulatory: v.optional(
    group('Autorizações: o que fica vazio não aparece no site', {
      afe: field('Autorização de Funcionamento (AFE)', v.optional(text)),
      sanitaryLicence: field('Licença sanitária, com o órgão', v.optional(text)),
      technicalManager: v.optional(
        group('Responsável técnico', {
          name: field('Nome e profissão', text),
          council: field('Registro no conselho', text, 'Conselho e número: CREA-PR 12345/D.'),
        }),
      ),
    }),
    {},
  ),
  workshop: v.optional(
    group('Oficina: o que fica vazio não aparece no site', {
      front: v.optional(photograph('Foto da fachada')),
      bench: v.optional(photograph('Foto da bancada')),
      team: v.optional(photograph('Foto da equipe')),
      map: field(
        'Mapa',
        v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
        'O endereço de um mapa, com https://.',
      ),
    }),
    {},
  ),
  dataProtection: v.optional(
    group('Proteção de dados', {
      officer: v.optional(
        group('Encarregado (LGPD): vazio, vale o e-mail de suporte', {
          name: field('Nome', text),
          email: field('E-mail', email),
        }),
      ),
      /** A small agent need not name an officer (art. 11), but has to offer a channel: the support e-mail. */
      smallAgent: field('Agente de pequeno porte, confirmado em', v.optional(daySchema), {
        isDay: true,
        hint: 'Só para quem não tem encarregado: o dia em que alguém da empresa o confirmou (Resolução CD/ANPD nº 2/2022).',
      }),
    }),
    {},
  ),
  certifications: field('Certificações', v.array(text), {
    item: 'certificação',
    hint: 'Uma por linha, só as que a empresa tem.',
  }),
  attentionNotice: field('Aviso de atenção', text, { isLong: true }),
  promises: field('Promessas', v.optional(promisesSchema, {}), { item: 'promessa' }),
  warranty: field('Garantia', text),
  offers: field('Condições', offersSchema),
  footerCategories: rows('Atalhos do rodapé', 'atalho', {
    label: field('Nome', text),
    slug: field('Categoria', text, { registry: 'categories' }),
  }),
  derivedRatings: field('Notas calculadas, enquanto não há avaliações reais', v.boolean()),
  logo: group('Só o símbolo: o nome da loja vem escrito ao lado', {
    light: field('Logotipo sobre fundo claro', picture, {
      picture: 'light',
      hint: 'SVG, ou PNG de fundo transparente.',
    }),
    dark: field('Logotipo sobre fundo escuro', picture, {
      picture: 'dark',
      hint: 'O do rodapé e do modo escuro: SVG ou PNG.',
    }),
  }),
  icon: field('Ícone', v.pipe(text, v.regex(/^[\w-]+\.svg$/, 'o nome de um arquivo SVG')), {
    picture: 'light',
    hint: 'Quadrado: a aba do navegador e a tela do celular o mostram. SVG ou PNG.',
  }),
  colours: field('Cores', brandColoursSchema),
})
export type Brand = v.InferOutput<typeof brandSchema>

export const workshopPhotographLabel = { front: 'Fachada', bench: 'Bancada', team: 'Equipe técnica' } as const

/** The company as pages know it. Colours and pictures are styles and files, promises texts; payment is in proposals. */
export type PublicBrand = Omit<Brand, 'logo' | 'icon' | 'colours' | 'promises' | 'bank' | 'pixKey'>
