import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import { parameterLabel, type Parameter } from '#domain/catalogue/registry/parameters.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { cutText } from '#domain/text/normalize.ts'
import { type MessageLinks, messageLinks, type MessageText, type Recipient } from './links.ts'

/** What a visitor knows of a part that they cannot name; empty fields are ''. */
export interface PartInquiry {
  maker: string
  model: string
  type: ProductType | ''
  parameter: Parameter | ''
  label: string
  ways: string
  /** The connector's name in the registry, or its key as an address has it. */
  connector: string
  description: string
  isStopped: boolean
}

export const inquiryFields = {
  marca: 60,
  modelo: 80,
  busca: 100,
  rotulo: 120,
  vias: 20,
  contatos: 3,
  conector: 80,
  descricao: 300,
} as const

export const inquiryNeeds = 'Preencha ao menos um destes: o modelo do equipamento, o que diz a etiqueta ou a descrição.'

/** Reads an inquiry from an address; an earlier search, `busca`, stands in for a description. Longer texts are cut. */
export function parseInquiry(parameters: { get(name: string): string | null }): PartInquiry {
  const text = (name: keyof typeof inquiryFields) => cutLine(parameters.get(name) ?? '', inquiryFields[name])
  return {
    maker: text('marca'),
    model: text('modelo'),
    type: keysOf(productTypeLabel).find((key) => key === parameters.get('peca')) ?? '',
    parameter: keysOf(parameterLabel).find((key) => key === parameters.get('parametro')) ?? '',
    label: text('rotulo'),
    ways: text('contatos') || text('vias'),
    connector: text('conector'),
    description: text('descricao') || text('busca'),
    isStopped: parameters.get('parado') === 'sim',
  }
}

/** Whether enough is known for an inquiry: a model, a label, a connector or a description. */
export function isAnswerable({ model, label, connector, description }: PartInquiry): boolean {
  return Boolean(model || label || connector || description)
}

/** The text to search for: the label or description as typed, else the type of part and the machine. */
export function inquirySearch({ maker, model, type, parameter, label, ways, description }: PartInquiry): string {
  if (label || description) return label || description
  if (!model && !type) return ''
  return [type ? productTypeLabel[type] : parameter && parameterLabel[parameter], maker, model, ways && `${ways} vias`]
    .filter(Boolean)
    .join(' ')
}

/** The inquiry as a message: every filled field on a line of its own. */
export function inquiryText(inquiry: PartInquiry): string {
  const { maker, model, type, parameter, label, ways, connector, description, isStopped } = inquiry
  const isInModel = maker !== '' && model.toLowerCase().startsWith(maker.toLowerCase())
  const lines = [
    ['Equipamento', `${maker.trim()} ${(isInModel ? model.slice(maker.length) : model).trim()}`.trim()],
    ['Peça', type && productTypeLabel[type]],
    ['Para', !type && parameter && parameterLabel[parameter]],
    ['Etiqueta', label],
    ['Vias ou contatos', ways],
    ['Conector', connector],
    ['Descrição', description],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  return [
    'Olá! Preciso identificar uma peça.',
    ...lines,
    ...(isStopped ? ['URGENTE: o equipamento está parado.'] : []),
    'Envio fotos do conector, da etiqueta e do cabo inteiro.',
  ].join('\n')
}

/** The links of an inquiry. */
export function inquiryLinks(inquiry: PartInquiry, recipient: Recipient): MessageLinks {
  return messageLinks(() => inquiryTexts(inquiry), 'Identificar uma peça', recipient)
}

/** An inquiry in ever shorter texts: of the fields whose characters take much room, always the longest is cut. */
function* inquiryTexts(inquiry: PartInquiry): Iterable<MessageText> {
  const shortened = { ...inquiry }
  for (;;) {
    yield { text: inquiryText(shortened) }
    const longest = textFields.toSorted((a, b) => shortened[b].length - shortened[a].length)[0] ?? 'description'
    shortened[longest] = `${cutLine(shortened[longest], Math.floor(shortened[longest].length * 0.9) - 1)}…`
  }
}

const textFields = ['maker', 'model', 'label', 'ways', 'connector', 'description'] as const

function cutLine(text: string, maximum: number): string {
  return cutText(text.replaceAll(/\s+/g, ' ').trim(), maximum).trim()
}
