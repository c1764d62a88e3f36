import fc from 'fast-check'
import { itemChoice, type OrderItem } from '#domain/order-list/order-item.ts'

/** An item that a generated text asks for. */
export interface Asked {
  item: OrderItem
  /** Undefined where the text states none. */
  quantity: number | undefined
}

/** A line that asks for an item, as a generator wrote it. */
interface GeneratedLine extends Asked {
  text: string
}

type Write = (code: string, quantity: number, item: OrderItem) => string

/** How buyers write a code with its quantity so that nobody can mistake it. */
const plainForms: readonly Write[] = [
  (code, quantity) => `${code} x ${quantity}`,
  (code, quantity) => `${code} x${quantity}`,
  (code, quantity) => `${quantity}x ${code}`,
  (code, quantity) => `${quantity} un ${code}`,
  (code, quantity) => `${quantity} ${code}`,
  (code, quantity) => `${code} ${quantity}`,
  (code, quantity) => `${code} - ${quantity}`,
  (code, quantity) => `${code}: ${quantity}`,
  (code, quantity) => `${code} = ${quantity}`,
  (code, quantity) => `${code} (${quantity})`,
  (code, quantity) => `${code} → ${quantity}`,
  (code, quantity) => `${code}......${quantity}`,
  (code, quantity) => `${code}, ${quantity} pç`,
  (code, quantity) => `${code} qtd ${quantity}`,
  (code, quantity) => `qtd: ${quantity} ${code}`,
  (code, quantity) => `${code}\t${quantity}`,
  (code, quantity) => `${code};${quantity}`,
  (code, quantity, { product }) => `${product.name} ${code} - ${quantity}`,
  (code, quantity, { product }) => `${product.name} (${code}) ${quantity} unidades`,
  (code, quantity, { product }) => `${code} ${product.name} qtde ${quantity}`,
  (code, quantity, { product }) => `${quantity} ${product.name.split(' ')[0]} ${code}`,
  (code, quantity, item) => `${code} ${itemChoice(item).split(' · ')[0]} - ${quantity}`,
]

/** Words with a number that counts something else than the part. */
const numberedNoise: readonly ((number: number) => string)[] = [
  (number) => `leito ${number}`,
  (number) => `sala ${number}`,
  (number) => `UTI ${number}`,
  (number) => `box ${number}`,
  (number) => `bloco ${number}`,
  (number) => `${number}º andar`,
  (number) => `ramal ${number}`,
  (number) => `prioridade ${number}`,
  (number) => `lote ${number}`,
  (number) => `item ${number}`,
  (number) => `pág. ${number}`,
  (number) => `R$ ${number},00`,
  (number) => `R$ ${number}`,
  (number) => `${number},90 cada`,
  (number) => `${number} reais`,
  (number) => `prazo ${number} dias`,
  (number) => `garantia ${number} meses`,
  (number) => `validade ${number}/2027`,
  (number) => `${number}/12`,
  (number) => `para ${number} monitores`,
  (number) => `p/ os ${number} leitos`,
  (number) => `tenho ${number}`,
  (number) => `tem ${number} no estoque`,
  (number) => `saldo ${number}`,
  (number) => `consumo ${number}/mês`,
  (number) => `mínimo ${number}`,
  (number) => `patrimônio ${number}`,
  (number) => `pat. 10${number}`,
  (number) => `NF ${number}`,
  (number) => `OS ${number}`,
  (number) => `série ${number}`,
  (number) => `s/n ${number}`,
  (number) => `nº ${number}`,
  (number) => `modelo ${number}`,
  (number) => `versão ${number}`,
  (number) => `ano 20${number}`,
  (number) => `desde ${number}h`,
  (number) => `às ${number}h30`,
  (number) => `desconto ${number}%`,
  (number) => `${number} V`,
  (number) => `sendo ${number} urgentes`,
  (number) => `já vieram ${number}`,
  (number) => `eram ${number}`,
  (number) => `a cada ${number} meses`,
  (number) => `turma ${number}`,
  (number) => `pedido ${number}`,
]

/** Lines with an item in one of the plain forms. */
export function plainLines(items: readonly OrderItem[]): fc.Arbitrary<GeneratedLine> {
  return fc
    .record({
      item: fc.constantFrom(...items),
      quantity: fc.integer({ min: 1, max: 60 }),
      form: fc.constantFrom(...plainForms),
    })
    .map(({ item, quantity, form }) => ({ text: form(item.code, quantity, item), item, quantity }))
}

const quantities = fc.integer({ min: 1, max: 60 })

/** The same lines, some without a quantity, with words before or behind that have a number of their own. */
export function noisyLines(items: readonly OrderItem[]): fc.Arbitrary<GeneratedLine> {
  return fc
    .record({
      line: plainLines(items),
      noise: fc.constantFrom(...numberedNoise),
      number: quantities,
      isBefore: fc.boolean(),
      isCounted: fc.boolean(),
      between: fc.constantFrom(' ', ' - ', ', ', ' (', '; '),
    })
    .map(({ line, noise, number, isBefore, isCounted, between }) => {
      const core = isCounted ? line.text : line.item.code
      const inBrackets = between === ' ('
      const text = isBefore
        ? `${noise(number)}${inBrackets ? ' - ' : between}${core}`
        : `${core}${between}${noise(number)}${inBrackets ? ')' : ''}`
      return { text, item: line.item, quantity: isCounted ? line.quantity : undefined }
    })
    .filter(({ text, item }) => !countsMonitors(item, text))
}

/** 'para 3 monitores' beside the code of a monitor counts the monitor itself. */
function countsMonitors({ product }: OrderItem, text: string): boolean {
  return product.name.startsWith('Monitor') && text.includes(' monitores')
}

const formsInLine: readonly Write[] = [
  (code, quantity) => `${code} x ${quantity}`,
  (code, quantity) => `${quantity} ${code}`,
  (code, quantity) => `${code} (${quantity})`,
  (code, quantity) => `${code} ${quantity}`,
  (code, quantity) => `${quantity} un ${code}`,
  (code, quantity) => `${code} - ${quantity}`,
  (code, quantity) => `${code} ${quantity}un`,
  (code, quantity, { product }) => `${quantity} ${product.name.split(' ')[0]} ${code}`,
  (code, quantity) => `${code}: ${quantity} pç`,
  (code, quantity) => `${quantity}x ${code}`,
]

/** Lines that ask for several items, each in a form of its own or all in one, some with another number before or behind. */
export function manyInLine(items: readonly OrderItem[]): fc.Arbitrary<{ text: string; asked: Asked[] }> {
  const asked = fc.record({
    item: fc.constantFrom(...items),
    quantity: quantities,
    form: fc.constantFrom(...formsInLine),
  })
  return fc
    .record({
      all: fc.uniqueArray(asked, { minLength: 2, maxLength: 4, selector: ({ item }) => item.code }),
      isMixed: fc.boolean(),
      join: fc.constantFrom(', ', ' e ', '; ', ' + ', ' / ', ' | ', ' mais ', ' e também ', ' - ', ', e '),
      noise: fc.option(fc.constantFrom(...numberedNoise)),
      number: quantities,
      isBefore: fc.boolean(),
    })
    .map(({ all, isMixed, join, noise, number, isBefore }) => {
      const core = all
        .map(({ item, quantity, form }) => (isMixed ? form : (all[0]?.form ?? form))(item.code, quantity, item))
        .join(join)
      const words = noise?.(number)
      const text = isBefore ? `${words} - ${core}` : `${core}, ${words}`
      return { text: words === undefined ? core : text, asked: all }
    })
    .filter(({ text, asked: all }) => !all.some(({ item }) => countsMonitors(item, text)))
}

/** A list of several lines in one layout; each line at its place in the text, from 1. */
interface GeneratedList {
  text: string
  lines: (GeneratedLine & { number: number })[]
}

interface Wanted {
  item: OrderItem
  quantity: number
  write: Write
}

const numberings = [
  '#. ',
  '#) ',
  '#- ',
  '# - ',
  '#.',
  '#)',
  '(#) ',
  '0#. ',
  '#º ',
  '#: ',
  'Item #: ',
  'item # - ',
  '# ',
  '0# ',
] as const
const bullets = ['- ', '• ', '* ', '– ', '– ', '✔ ', '☐ ', '[ ] ', '→ ', '➡️ ', '🔹', '> '] as const
const chatPrefixes = [
  '26/11/2026 19:1# - Enf. Carla: ',
  '[26/11/26 07:1#:44] Téc. João Paulo: ',
  '[19:1#, 26/11/2026] Almox HSC 2: ',
] as const
const behindNumber: readonly Write[] = [
  (code, quantity) => `${code} - ${quantity}`,
  (code, quantity) => `${code} ${quantity}`,
  (code, quantity) => `${code} x ${quantity}`,
  (code, quantity) => `${code} ${quantity} un`,
  (code, quantity, { product }) => `${product.name} ${code} - ${quantity}`,
  (code, quantity, { product }) => `${product.name} (${code}): ${quantity} pç`,
]

/** The columns of generated tables: headings and what stands in a cell. */
const columns: Readonly<
  Record<string, { headings: readonly string[]; cell: (wanted: Wanted, place: number) => string }>
> = {
  item: { headings: ['Item', 'Nº', 'Seq.'], cell: (_, place) => String(place + 1) },
  code: { headings: ['Código', 'Ref.', 'Cód. Fabricante', 'Modelo'], cell: ({ item }) => item.code },
  quantity: {
    headings: ['Qtd', 'Quantidade', 'QTDE.', 'Qtd. solicitada', 'Quant.'],
    cell: ({ quantity }) => String(quantity),
  },
  text: { headings: ['Descrição', 'Produto', 'Especificação'], cell: ({ item }) => item.product.name },
  unit: { headings: ['Un', 'Unid.', 'Und'], cell: () => 'UN' },
  price: { headings: ['Valor unit.', 'Preço', 'R$ unit', 'Vlr. Total'], cell: (_, place) => `${place * 37 + 12},90` },
  wholePrice: { headings: ['Valor unitário', 'Preço máximo'], cell: (_, place) => String(place * 37 + 12) },
  ward: { headings: ['Setor', 'Local', 'Unidade solicitante'], cell: (_, place) => `UTI ${(place % 3) + 1}` },
  stock: { headings: ['Estoque', 'Saldo', 'Qtd. estoque', 'Est. mín.'], cell: (_, place) => String((place * 5) % 7) },
  use: { headings: ['Consumo mês', 'Cons. médio'], cell: (_, place) => String((place * 3) % 11) },
  own: { headings: ['Cód. SAP', 'Material nº', 'CATMAT'], cell: (_, place) => String(430_117 + place * 13) },
  asset: { headings: ['Patrimônio', 'Nº de série'], cell: (_, place) => String(10_233 + place * 7) },
  priority: { headings: ['Prioridade', 'Prior.'], cell: (_, place) => String((place % 3) + 1) },
  term: { headings: ['Prazo (dias)', 'Garantia (meses)'], cell: (_, place) => String([12, 30, 6][place % 3]) },
  note: { headings: ['Obs', 'Observação'], cell: (_, place) => (place % 2 === 0 ? '' : 'urgente') },
}
const separatorsOfTables = ['\t', ';', ' | ', '    '] as const

function table(wanted: readonly Wanted[], names: readonly string[], heading: number, separator: string): string[] {
  const used = names.map((name) => columns[name]).filter((column) => column !== undefined)
  const rows = [
    used.map(({ headings }) => headings[heading % headings.length] ?? ''),
    ...wanted.map((one, place) => used.map(({ cell }) => cell(one, place).replaceAll(';', ','))),
  ]
  if (separator !== '    ') return rows.map((cells) => cells.join(separator))
  const widths = used.map((_, index) => Math.max(...rows.map((cells) => cells[index]?.length ?? 0)) + 3)
  return rows.map((cells) =>
    cells
      .map((cell, index) => (cell || '-').padEnd(widths[index] ?? 0))
      .join('')
      .trimEnd(),
  )
}

const around = ['Bom dia, segue a lista:', 'Prezados,', '', 'UTI adulto', 'Favor cotar:', 'PEDIDO 2231']

/** Lists in the layouts of messengers, mails and sheets. */
export function generatedLists(items: readonly OrderItem[]): fc.Arbitrary<GeneratedList> {
  const wanted = fc.uniqueArray(
    fc.record({
      item: fc.constantFrom(...items),
      quantity: fc.integer({ min: 1, max: 60 }),
      write: fc.constantFrom(...behindNumber),
    }),
    { minLength: 2, maxLength: 7, selector: ({ item }) => item.code },
  )
  const lined = (prefix: string) => (all: readonly Wanted[]) => ({
    lines: all.map(
      ({ item, quantity, write }, place) => prefix.replace('#', String(place + 1)) + write(item.code, quantity, item),
    ),
    isTable: false,
  })
  const inTable = fc
    .record({
      more: fc.uniqueArray(
        fc.constantFrom(...Object.keys(columns).filter((name) => !['code', 'quantity'].includes(name))),
        { maxLength: 5 },
      ),
      heading: fc.nat(12),
      separator: fc.constantFrom(...separatorsOfTables),
    })
    .chain(({ more, heading, separator }) =>
      fc
        .shuffledSubarray(['code', 'quantity', ...more], { minLength: more.length + 2 })
        .map((names) => (all: readonly Wanted[]) => ({
          lines: table(all, names, heading, separator),
          isTable: true,
        })),
    )
  const layout = fc.oneof(
    fc.constantFrom(...numberings).map((prefix) => lined(prefix)),
    fc.constantFrom(...bullets).map((prefix) => lined(prefix)),
    fc.constantFrom(...chatPrefixes).map((prefix) => lined(prefix)),
    inTable,
    inTable,
  )
  return fc
    .record({ all: wanted, layout, above: fc.array(fc.constantFrom(...around), { maxLength: 2 }) })
    .map(({ all, layout: lay, above }) => {
      const { lines, isTable } = lay(all)
      const first = above.length + (isTable ? 2 : 1)
      return {
        text: [...above, ...lines].join('\n'),
        lines: all.map(({ item, quantity }, place) => ({
          text: lines[place + (isTable ? 1 : 0)] ?? '',
          item,
          quantity,
          number: first + place,
        })),
      }
    })
}

/** The word of an option, and one of another version of the product, that say which is meant. */
const versions = [
  ['Adulto', 'Infantil'],
  ['Adulto', 'Neonatal'],
  ['Esofágico/retal', 'Superfície'],
  ['Argon', 'BD'],
  ['1,5 m', '3,0 m'],
  ['Unidade', 'Caixa'],
  ['Caixa', 'Pacote'],
  ['snap', 'Garra'],
  ['Rosca', 'Clique'],
] as const

/** Lines with a code beside a word that only another version of the product has. */
export function contradictedLines(items: readonly OrderItem[]): fc.Arbitrary<string> {
  const pairs = items.flatMap((item) =>
    versions.flatMap(([own, other]) => {
      const isOf = (one: OrderItem, word: string) => itemChoice(one).includes(word)
      const hasOther = items.some((one) => one.product.id === item.product.id && isOf(one, other) && !isOf(one, own))
      return hasOther && isOf(item, own) && !isOf(item, other) ? [{ item, word: other }] : []
    }),
  )
  return fc
    .record({ pair: fc.constantFrom(...pairs), quantity: quantities, form: fc.nat(2) })
    .map(({ pair: { item, word }, quantity, form }) => {
      const texts = [
        `${item.code} ${word} - ${quantity}`,
        `${item.code} (${word}) ${quantity} un`,
        `${quantity} un ${word} ${item.code}`,
      ]
      return texts[form] ?? ''
    })
}
