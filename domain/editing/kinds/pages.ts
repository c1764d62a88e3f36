import * as v from 'valibot'
import { articleLimitFault } from '#domain/blog/article-limits.ts'
import { postSceneName } from '#domain/blog/post-scene.ts'
import { blogCategorySchema, postFrontMatterSchema } from '#domain/blog/post.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import type { WordsTable } from '#domain/editing/field.ts'
import { contentKind, nextId, type ContentKind } from '#domain/editing/kind.ts'
import {
  aboutPageSchema,
  contactPageSchema,
  equipmentPageSchema,
  homePageSchema,
  maintenancePageSchema,
  testimonialsSchema,
} from '#domain/pages/marketing-pages.ts'
import { paths } from '#domain/pages/paths.ts'
import { plainPageSchema } from '#domain/pages/plain-page.ts'
import { trimmedText } from '#domain/text/text-schemas.ts'

/** content/blog-categories.yaml: what articles are about. */
export const blogSubjects = contentKind({
  name: 'assuntos',
  title: 'Assuntos do blog',
  description: 'Cada artigo é de um assunto.',
  storage: { kind: 'list', path: 'blog-categories.yaml', key: 'slug' },
  schema: blogCategorySchema,
  hiddenFields: ['id', 'slug', 'created_at'],
  nameField: 'name',
  words: {
    name: { label: 'Nome' },
    description: { label: 'Descrição', isLong: true },
    technical: { label: 'Os artigos afirmam fatos do ramo, e dizem as fontes' },
  },
  adding: {
    title: 'Novo assunto',
    hint: 'Vazio, sai do nome. Não muda depois.',
    start: (today, others) => ({ id: nextId(others), created_at: today }),
  },
})

/** An article's text, within the limits of the Markdown parser. */
export const articleBody = v.pipe(
  trimmedText,
  v.check(
    (text) => articleLimitFault(text) === undefined,
    ({ input }) => articleLimitFault(input) ?? '',
  ),
)

/** content/blog/*.md: the articles. */
export const articles = contentKind({
  name: 'artigos',
  title: 'Artigos',
  description: 'Os textos do blog, com a página ao lado enquanto se escreve.',
  storage: { kind: 'files', folder: 'blog', ending: '.md' },
  schema: v.strictObject({ ...postFrontMatterSchema.entries, body: articleBody }),
  // `id` and `created_at` are set once; `formerly` lists previous addresses, which redirect.
  hiddenFields: ['id', 'formerly', 'created_at'],
  nameField: 'title',
  groups: [
    { title: 'Artigo', anchor: 'artigo', fields: 'title excerpt category_id published body' },
    { title: 'Datas', anchor: 'datas', fields: 'published_at updated_at revised_at reviewed' },
    { title: 'Normas e fontes', anchor: 'fontes', fields: 'sources' },
    { title: 'Produtos citados', anchor: 'produtos', fields: 'relatedProducts' },
    { title: 'Busca e desenho', anchor: 'busca', fields: 'seo_title seo_description scene featured_image' },
  ],
  words: {
    title: { label: 'Título', isWide: true },
    excerpt: { label: 'Resumo', isLong: true },
    category_id: {
      label: 'Assunto',
      registry: 'subjects',
      hint: 'Falta um? Crie-o em Conteúdo › Assuntos do blog.',
    },
    published: { label: 'Aparece no site' },
    body: {
      label: 'Texto',
      isLong: true,
      lines: 24,
      takesPhotographs: true,
      hint: '## abre uma parte; [^1] cita a primeira fonte; uma linha vazia separa os parágrafos.',
    },
    published_at: { label: 'Publicado em', isDay: true },
    updated_at: { label: 'Atualizado em', isDay: true },
    revised_at: { label: 'Revisto em', isDay: true },
    reviewed: { label: 'Conferido por' },
    'reviewed.by': { label: 'Quem', hint: 'Nome, profissão e registro.' },
    'reviewed.at': { label: 'Quando', isDay: true },
    sources: { label: 'Normas e fontes', item: 'fonte' },
    'sources.name': { label: 'Nome' },
    'sources.publisher': { label: 'Quem publica', hint: 'Com edição, volume ou diário.' },
    'sources.year': { label: 'Ano', hint: 'Quatro algarismos, ou s.d.' },
    'sources.says': { label: 'O que ela diz', isLong: true },
    'sources.url': { label: 'Endereço' },
    'sources.seen': { label: 'Lida em', isDay: true },
    relatedProducts: { label: 'Produtos abaixo do artigo', item: 'produto', registry: 'products' },
    seo_title: { label: 'Título nas buscas', isWide: true },
    seo_description: { label: 'Descrição nas buscas', isLong: true },
    scene: { label: 'Desenho de abertura', options: postSceneName },
    featured_image: {
      label: 'Imagem própria, em lugar do desenho',
      picture: 'photograph',
      hint: 'JPEG, PNG ou WebP, grande: o site prepara os tamanhos.',
    },
  },
  adding: {
    title: 'Novo artigo',
    hint: 'O fim de /blog/… Vazio, sai do título.',
    start: (today, others) => ({
      id: nextId(others),
      published: true,
      created_at: today,
      updated_at: today,
      published_at: today,
    }),
  },
  removed: 'articles',
  page: paths.article,
})

/** Words for fields that pages have in common, by the field's whole name, or with '*.' by its last one. */
const pageWords: WordsTable = {
  seo: { label: 'Nas buscas' },
  hero: { label: 'Abertura' },
  process: { label: 'Etapas' },
  '*.title': { label: 'Título' },
  '*.subtitle': { label: 'Subtítulo' },
  '*.headline': { label: 'Título' },
  '*.description': { label: 'Descrição', isLong: true },
  '*.lead': { label: 'Introdução', isLong: true },
  '*.note': { label: 'Nota' },
  '*.label': { label: 'Rótulo' },
  '*.text': { label: 'Texto', isLong: true },
  '*.subject': { label: 'Assunto do e-mail' },
  '*.body': { label: 'Texto do e-mail', isLong: true },
  '*.value': { label: 'Valor', hint: 'Uma promessa da marca se diz entre chaves: {prazo}.' },
  '*.name': { label: 'Nome' },
  '*.key': { label: 'Chave' },
  '*.items': { label: 'Itens', item: 'item' },
  '*.paragraphs': { label: 'Parágrafos', item: 'parágrafo', hint: 'Um por linha.' },
  '*.closing': { label: 'Fecho', isLong: true },
  '*.steps': { label: 'Etapas', item: 'etapa' },
  '*.statistics': { label: 'Números', item: 'número' },
  '*.badges': { label: 'Selos', item: 'selo', hint: 'Um por linha.' },
  '*.whatsapp': { label: 'Botão do WhatsApp' },
  '*.email': { label: 'Botão do e-mail' },
  '*.start': { label: 'Botão do WhatsApp' },
  '*.badge': { label: 'Selo' },
}

const { slug: _fileName, ...entries } = plainPageSchema.entries

/** content/pages/plain/*.yaml: pages of text, such as /privacidade. */
export const plainPages = contentKind({
  name: 'textos',
  title: 'Páginas de texto',
  description: 'Privacidade, termos e outras páginas com um link no rodapé.',
  storage: { kind: 'files', folder: 'pages/plain', ending: '.yaml' },
  schema: v.strictObject(entries),
  nameField: 'footerLabel',
  words: {
    ...pageWords,
    footerLabel: { label: 'Nome no rodapé' },
    updatedLabel: { label: 'O que se diz da data' },
    updatedAt: { label: 'Data', isDay: true },
    sections: { label: 'Partes', item: 'parte' },
    'sections.key': { label: 'Chave', hint: 'Uma palavra só desta parte.' },
    'sections.when': {
      label: 'Aparece',
      none: 'sempre',
      hint: 'Vazio: sempre.',
      options: {
        officer: 'com encarregado de dados',
        noOfficer: 'sem encarregado de dados',
        accessRecords: 'com registros de acesso',
        noAccessRecords: 'sem registros de acesso',
        searchCounts: 'com contagem de buscas',
        visitCounts: 'com contagem de visitas',
      },
    },
    'sections.erase': { label: 'Botão que apaga o que o site guarda no aparelho' },
    'sections.erase.label': { label: 'Rótulo' },
    'sections.erase.done': { label: 'O que se diz depois' },
  },
  adding: {
    title: 'Nova página',
    hint: 'Logo depois do domínio. Vazio, sai do link do rodapé.',
    start: (today) => ({ updatedLabel: 'Última atualização', updatedAt: today }),
  },
  page: paths.plain,
})

/** The texts of pages with a design of their own: content/pages/*.yaml. */
export const marketingPages: readonly ContentKind[] = [
  page('inicio', 'home', 'Início', homePageSchema, {
    'hero.searchPlaceholder': { label: 'Dentro da busca' },
    'hero.equipmentLabel': { label: 'Botão dos equipamentos' },
    'hero.accessoriesLabel': { label: 'Botão dos acessórios' },
    featured: { label: 'Destaques' },
    'featured.cards': { label: 'Quadros', item: 'quadro' },
    'featured.cards.to': { label: 'Leva a', hint: 'Um endereço do site: /equipamentos.' },
    'featured.chipsTitle': { label: 'Título das buscas rápidas' },
    'featured.chipsNote': { label: 'O que os números contam' },
    'featured.chips': { label: 'Buscas rápidas', item: 'busca rápida' },
    'featured.chips.count': { label: 'Número' },
    'featured.chips.search': { label: 'O que se busca' },
    'featured.categoriesTitle': { label: 'Título das categorias' },
    'featured.categories': { label: 'Categorias', item: 'categoria' },
    'featured.categories.slug': { label: 'Categoria', registry: 'categories' },
    brands: { label: 'Marcas' },
    'brands.names': { label: 'Nomes', item: 'marca', hint: 'Um por linha.' },
    'brands.pauseLabel': { label: 'Botão que para a lista' },
    'brands.playLabel': { label: 'Botão que a retoma' },
    'brands.partnership': { label: 'Convite a parceiros' },
    authority: { label: 'Qualidade' },
    'authority.certifications': { label: 'Certificações', item: 'certificação' },
    testimonials: { label: 'Depoimentos' },
  }),
  page('equipamentos', 'equipment', 'Equipamentos', equipmentPageSchema, {
    'hero.quote': { label: 'Botão de orçamento' },
    'hero.catalogue': { label: 'Botão do catálogo' },
    families: { label: 'Famílias' },
    'families.buttonLabel': { label: 'Botão de cada família' },
    'families.items': { label: 'Famílias', item: 'família' },
    'families.items.key': { label: 'Família', options: equipmentFamilyLabel },
    'families.items.text': { label: 'Texto do WhatsApp', isLong: true },
    reasons: { label: 'Razões' },
    'reasons.points': { label: 'Razões', item: 'razão' },
    'reasons.standardsTitle': { label: 'Título das normas' },
    'reasons.standards': { label: 'Normas', item: 'norma' },
    testimonials: { label: 'Depoimentos' },
    pillars: { label: 'Pilares' },
    'pillars.items': { label: 'Pilares', item: 'pilar' },
    catalogue: { label: 'Catálogo' },
  }),
  page('manutencao', 'maintenance', 'Manutenção', maintenancePageSchema, {
    benefits: { label: 'Vantagens' },
    coverage: { label: 'Onde atende' },
    deliverables: { label: 'O que se entrega' },
    'deliverables.items': { label: 'Itens', item: 'item', hint: 'Um por linha.' },
    'deliverables.moreLabel': { label: 'Botão que mostra mais' },
    'deliverables.lessLabel': { label: 'Botão que mostra menos' },
    report: { label: 'Relatório em branco' },
    'report.fields': { label: 'Campos', item: 'campo', hint: 'Um por linha.' },
    'report.checks': { label: 'Ensaios' },
    'report.checks.columns': { label: 'Colunas', item: 'coluna', hint: 'Uma por linha.' },
    'report.checks.rows': { label: 'Linhas', item: 'linha', hint: 'Uma por linha.' },
    'report.signature': { label: 'Assinaturas', item: 'assinatura', hint: 'Uma por linha.' },
    start: { label: 'Começo' },
    trust: { label: 'Confiança' },
    final: { label: 'Fecho' },
  }),
  page('sobre', 'about', 'Sobre', aboutPageSchema, {
    whatWeDo: { label: 'O que fazemos' },
    howWeWork: { label: 'Como trabalhamos' },
    statistics: { label: 'Números' },
    quality: { label: 'Qualidade' },
    callToAction: { label: 'Convite' },
    'callToAction.contactLabel': { label: 'Botão do contato' },
  }),
  page('contato', 'contact', 'Contato', contactPageSchema, {
    form: { label: 'Formulário' },
    'form.subjects': { label: 'Assuntos', item: 'assunto', hint: 'Um por linha, na ordem da lista.' },
    details: { label: 'Contatos' },
    'details.whatsapp': { label: 'WhatsApp' },
    'details.email': { label: 'E-mail' },
    'details.phone': { label: 'Telefone' },
    hours: { label: 'Horário' },
    'hours.items': { label: 'Outras linhas', item: 'linha', hint: 'Os dias e as horas saem de Atendimento.' },
    specialized: { label: 'Atendimento especializado' },
  }),
  page('depoimentos', 'testimonials', 'Depoimentos', testimonialsSchema, {
    home: { label: 'Na página inicial', item: 'depoimento' },
    equipment: { label: 'Na página de equipamentos', item: 'depoimento' },
    '*.role': { label: 'Cargo e instituição' },
    '*.content': { label: 'O que disse', isLong: true },
    '*.rating': { label: 'Nota, de 1 a 5' },
    '*.image': { label: 'Foto', hint: 'Um endereço, ou iniciais.' },
    '*.sample': { label: 'Exemplo que veio com o site' },
  }),
]

function page(
  name: string,
  file: 'home' | 'equipment' | 'maintenance' | 'about' | 'contact' | 'testimonials',
  title: string,
  schema: Parameters<typeof contentKind>[0]['schema'],
  words: WordsTable,
): ContentKind {
  return contentKind({
    name,
    title,
    description: `Os textos da página “${title}”.`,
    storage: { kind: 'file', path: `pages/${file}.yaml` },
    schema,
    words: { ...pageWords, ...words },
    page: () => (file === 'testimonials' ? paths.home : paths[file]),
  })
}
