import * as v from 'valibot'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { choice, field, group, rows, texts } from '#domain/field-words.ts'
import { contactLimits } from '#domain/forms/fields.ts'
import { trimmedText as text, wholeNumber } from '#domain/text/text-schemas.ts'

/** The schema of a message's text, which is not trimmed: after a space at its end the visitor continues the message. */
export const messageText = v.pipe(v.string(), v.nonEmpty())

// Fields that several pages have, under their own names.
const long = (label: string) => field(label, text, { isLong: true })
export const title = field('Título', text)
export const lead = long('Introdução')
export const paragraphs = texts('Parágrafos', 'parágrafo')
export const items = field('Itens', v.array(text), { item: 'item' })
export const closing = long('Fecho')
const description = long('Descrição')
const body = long('Texto')
const note = field('Nota', text)
const label = field('Rótulo', text)
const badges = texts('Selos', 'selo')
const value = field('Valor', text, 'Uma promessa da marca se diz entre chaves: {prazo}.')

const titled = { title, description }
const statistic = { value, label }
const titledItems = (name: string, item: string) => rows(name, item, titled)
const steps = titledItems('Etapas', 'etapa')
const message = field('Texto', messageText, { isLong: true })
const subject = field('Assunto do e-mail', text)

const whatsappButton = (name = 'Botão do WhatsApp') => group(name, { label, text: message })
const mailButton = group('Botão do e-mail', {
  label,
  subject,
  body: field('Texto do e-mail', v.optional(v.string(), ''), { isLong: true }),
})

export const seo = group('Nas buscas', { title, description })

export const aboutPageSchema = v.strictObject({
  seo,
  hero: group('Abertura', { title, lead }),
  whatWeDo: group('O que fazemos', { title, paragraphs }),
  howWeWork: group('Como trabalhamos', { title, items: titledItems('Itens', 'item') }),
  statistics: group('Números', { title, items: rows('Itens', 'item', statistic) }),
  quality: group('Qualidade', { title, paragraphs }),
  callToAction: group('Convite', {
    title,
    text: body,
    whatsapp: whatsappButton(),
    contactLabel: field('Botão do contato', text),
  }),
})
export type AboutPageContent = v.InferOutput<typeof aboutPageSchema>

export const blogPageSchema = v.strictObject({ seo, hero: group('Abertura', { title, lead }) })

/** content/pages/contact.yaml: the texts of /contato (spec §2 'Contact'). */
export const contactPageSchema = v.strictObject({
  seo,
  hero: group('Abertura', { title, subtitle: field('Subtítulo', text) }),
  form: group('Formulário', {
    title,
    subjects: field('Assuntos', v.pipe(v.array(v.pipe(text, v.maxLength(contactLimits.subject))), v.nonEmpty()), {
      item: 'assunto',
      hint: 'Um por linha, na ordem da lista.',
    }),
  }),
  details: group('Contatos', {
    title,
    whatsapp: whatsappButton('WhatsApp'),
    email: group('E-mail', { label, subject }),
    phone: group('Telefone', { label }),
  }),
  hours: group('Horário', {
    title,
    items: rows(
      'Outras linhas',
      'linha',
      { name: field('Nome', text), value },
      'Os dias e as horas saem de Atendimento.',
    ),
  }),
  specialized: group('Atendimento especializado', { title, text: body }),
})
export type ContactPageContent = v.InferOutput<typeof contactPageSchema>

/** content/pages/equipment.yaml: the texts of /equipamentos (spec §2 'Equipment landing'). */
export const equipmentPageSchema = v.strictObject({
  seo,
  hero: group('Abertura', {
    headline: title,
    lead,
    note,
    quote: whatsappButton('Botão de orçamento'),
    catalogue: whatsappButton('Botão do catálogo'),
    email: mailButton,
  }),
  families: group('Famílias', {
    title,
    lead,
    buttonLabel: field('Botão de cada família', text),
    items: rows('Famílias', 'família', {
      ...titled,
      key: choice('Família', equipmentFamilyLabel),
      text: field('Texto do WhatsApp', messageText, { isLong: true }),
    }),
  }),
  reasons: group('Razões', {
    title,
    lead,
    points: titledItems('Razões', 'razão'),
    statistics: rows('Números', 'número', statistic),
    note,
    standardsTitle: field('Título das normas', text),
    standards: rows('Normas', 'norma', { name: field('Nome', text), description }),
  }),
  process: group('Etapas', { title, steps, start: whatsappButton() }),
  testimonials: group('Depoimentos', { title, badge: field('Selo', text) }),
  pillars: group('Pilares', { title, items: titledItems('Pilares', 'pilar') }),
  catalogue: group('Catálogo', { title }),
})
export type EquipmentPageContent = v.InferOutput<typeof equipmentPageSchema>

/** content/pages/home.yaml: the texts of the home page (spec §2 'Home'). */
export const homePageSchema = v.strictObject({
  seo,
  hero: group('Abertura', {
    headline: title,
    lead,
    searchPlaceholder: field('Dentro da busca', text),
    equipmentLabel: field('Botão dos equipamentos', text),
    accessoriesLabel: field('Botão dos acessórios', text),
    whatsapp: group('Botão do WhatsApp', { label, text: message, note }),
  }),
  featured: group('Destaques', {
    title,
    lead,
    cards: rows('Quadros', 'quadro', {
      ...titled,
      key: field('Chave', text),
      to: field('Leva a', text, 'Um endereço do site: /equipamentos.'),
    }),
    chipsTitle: field('Título das buscas rápidas', text),
    chipsNote: field('O que os números contam', v.optional(text)),
    chips: rows('Buscas rápidas', 'busca rápida', {
      label,
      count: field('Número', text),
      search: field('O que se busca', text),
    }),
    categoriesTitle: field('Título das categorias', text),
    categories: rows('Categorias', 'categoria', { label, slug: field('Categoria', text, { registry: 'categories' }) }),
  }),
  brands: group('Marcas', {
    title,
    lead,
    names: texts('Nomes', 'marca'),
    pauseLabel: field('Botão que para a lista', text),
    playLabel: field('Botão que a retoma', text),
    partnership: group('Convite a parceiros', { label, text: message, lead }),
  }),
  process: group('Etapas', { title, lead, steps, start: whatsappButton() }),
  authority: group('Qualidade', {
    title,
    lead,
    certifications: titledItems('Certificações', 'certificação'),
    statistics: rows('Números', 'número', statistic),
  }),
  testimonials: group('Depoimentos', { title, lead }),
})
export type HomePageContent = v.InferOutput<typeof homePageSchema>

const report = group('Relatório em branco', {
  title,
  note,
  fields: texts('Campos', 'campo'),
  checks: group('Ensaios', {
    columns: texts('Colunas', 'coluna', 'Uma por linha.'),
    rows: texts('Linhas', 'linha', 'Uma por linha.'),
  }),
  signature: texts('Assinaturas', 'assinatura', 'Uma por linha.'),
})
export type SampleReportContent = v.InferOutput<typeof report>

/** content/pages/maintenance.yaml: the texts of /manutencao-preventiva (spec §2 'Preventive maintenance page'). */
export const maintenancePageSchema = v.strictObject({
  seo,
  whatsapp: whatsappButton(),
  email: mailButton,
  hero: group('Abertura', { headline: title, lead }),
  benefits: group('Vantagens', { title, items: titledItems('Itens', 'item') }),
  coverage: group('Onde atende', { badges, text: body }),
  process: group('Etapas', { title, steps }),
  deliverables: group('O que se entrega', {
    title,
    items: texts('Itens', 'item'),
    note,
    moreLabel: field('Botão que mostra mais', text),
    lessLabel: field('Botão que mostra menos', text),
  }),
  report: v.optional(report),
  start: group('Começo', { title, text: body }),
  trust: group('Confiança', { badges, note }),
  final: group('Fecho', { title, text: body }),
})
export type MaintenancePageContent = v.InferOutput<typeof maintenancePageSchema>

/** A client's testimonial (spec §3 'Testimonial'). */
const testimonialSchema = v.strictObject({
  name: field('Nome', text),
  role: field('Cargo e instituição', text),
  content: long('O que disse'),
  rating: field('Nota, de 1 a 5', wholeNumber(1, 5)),
  /** Address of a photograph, or `iniciais` for the name's first letter. */
  image: field('Foto', text, 'Um endereço, ou iniciais.'),
  sample: field('Exemplo que veio com o site', v.optional(v.boolean(), false)),
})
export type Testimonial = v.InferOutput<typeof testimonialSchema>

export const testimonialsSchema = v.strictObject({
  home: field('Na página inicial', v.array(testimonialSchema), { item: 'depoimento' }),
  equipment: field('Na página de equipamentos', v.array(testimonialSchema), { item: 'depoimento' }),
})
