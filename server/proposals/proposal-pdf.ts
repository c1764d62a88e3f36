import { amountInWords } from '#domain/money-words.ts'
import { centsText } from '#domain/money.ts'
import { discountText } from '#domain/proposal/discount.ts'
import { inBuyersOrder } from '#domain/proposal/out/proposal-text.ts'
import {
  alternativeLetter,
  offerFacts,
  unofferedText,
  type OfferLine,
  type ProposalLine,
} from '#domain/proposal/proposal-line.ts'
import { alternativesTogether, lineTotal, totalRows, type ChoiceTotals } from '#domain/proposal/totals.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { fullWidth, left, PdfSheet, right, type Column, type Paragraph } from './pdf-sheet.ts'
import type { DocumentShop, ProposalDocument } from './proposal-document-data.ts'
import { customerFacts, termFacts } from './proposal-facts.ts'

type PrintedShop = Pick<DocumentShop, 'letterhead' | 'colours'>
/** A fact's name and value. */
type Fact = readonly [name: string, value: string]

interface Colours {
  ink: string
  muted: string
  rule: string
  brand: string
}

/** Pictures as PNG or JPEG; those of a sent proposal are its own. */
export interface PdfPictures {
  pictureOf: (line: OfferLine) => Promise<Buffer | undefined>
  logo: Buffer | undefined
}

/**
 * A proposal as a PDF: A4, tagged, with the number and page at the foot of each. In the layout for a buyer's list its
 * numbers and codes have columns of their own, and the total is written out. A group of alternatives, the totals, and
 * the terms with the signatures each stand whole on one page.
 */
export async function proposalPdf(
  document: ProposalDocument,
  shop: PrintedShop,
  { pictureOf, logo }: PdfPictures,
): Promise<Buffer> {
  const { proposal, name, sent, layout } = document
  const colours = shop.colours.light
  const head = proposal.letterhead ?? shop.letterhead
  const sheet = new PdfSheet({
    title: `Proposta ${name} · ${head.name}`,
    author: head.name,
    footer: `Proposta ${name} · ${head.name}`,
    day: sent ? new Date(`${sent.day}T12:00:00-03:00`) : new Date(),
    ...colours,
  })
  letterhead(sheet, document, { shop, logo })
  facts(sheet, customerFacts(proposal))
  const pictures = layout === 'lista' ? new Map<string, Buffer>() : await picturesOf(proposal.lines, pictureOf)
  lines(sheet, document, { colours, pictures })
  const wordsColour = layout === 'lista' ? colours.muted : undefined
  for (const choice of totalRows(proposal)) totals(sheet, choice, wordsColour)
  termsAndSignatures(sheet, document, shop)
  return sheet.end()
}

/** The pictures of offered lines that there are, by the line's id. */
async function picturesOf(
  all: readonly ProposalLine[],
  pictureOf: (line: OfferLine) => Promise<Buffer | undefined>,
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const line of all) {
    const picture = line.kind === 'offer' ? await pictureOf(line) : undefined
    if (picture) found.set(line.id, picture)
  }
  return found
}

const logoBox = { width: 150, height: 36 }

function letterhead(
  sheet: PdfSheet,
  { proposal, name, sent, layout }: ProposalDocument,
  { shop, logo }: { shop: PrintedShop; logo: Buffer | undefined },
): void {
  if (logo) {
    sheet.picture(logo, { x: left, ...logoBox, align: 'left' })
    sheet.space(logoBox.height + 8)
  }
  const { muted, brand } = shop.colours.light
  const own = proposal.letterhead ?? shop.letterhead
  const half = fullWidth * 0.58
  const registered = [`CNPJ ${own.cnpj}`, own.stateRegistration && `IE ${own.stateRegistration}`]
  const small = [own.legalLine, registered.filter(Boolean).join(' · '), own.address, `${own.phone} · ${own.email}`]
  sheet.draw([
    {
      x: left,
      width: half,
      paragraphs: [
        { text: own.name, size: 15, isBold: true },
        ...small.map((text): Paragraph => ({ text, size: 8, colour: muted })),
      ],
    },
    {
      x: left + half,
      width: fullWidth - half,
      align: 'right',
      tag: 'H1',
      paragraphs: [
        { text: layout === 'lista' ? 'Proposta de preços' : 'Proposta', size: 18, isBold: true },
        { text: name, size: 12, isBold: true },
        { text: sent ? `de ${brazilianDay(sent.day)}` : 'Rascunho, ainda não enviado' },
        { text: `Válida até ${brazilianDay(proposal.validUntil)}`, isBold: true },
      ],
    },
  ])
  sheet.space(8)
  sheet.rule(brand, { thickness: 1.5 })
  sheet.space(10)
}

/** Facts in two columns, a name and its value beside each other. */
function facts(sheet: PdfSheet, all: readonly Fact[]): void {
  const filled = all.filter(([, value]) => value !== '')
  const middle = Math.ceil(filled.length / 2)
  const column = (some: readonly Fact[], x: number): Column => ({
    x,
    width: fullWidth / 2 - 12,
    paragraphs: some.map(([label, value]) => ({ text: `${label}: ${value}` })),
  })
  const columns = [column(filled.slice(0, middle), left), column(filled.slice(middle), left + fullWidth / 2 + 12)]
  sheet.reserve(sheet.highest(columns))
  sheet.draw(columns)
  sheet.space(12)
}

const pictureBox = { width: 44, height: 33 }

/** The columns of a public body's list beside the item's number: only those that the buyer's list has values for. */
const buyerColumns = [
  { key: 'catmat', name: 'CATMAT', width: 46 },
  { key: 'code', name: 'Cód. comprador', width: 58 },
] as const

function buyerColumnsOf({ proposal, layout }: ProposalDocument) {
  return layout === 'lista'
    ? buyerColumns.filter(({ key }) => proposal.lines.some(({ buyerLine }) => buyerLine?.[key]))
    : []
}

/** The columns of the table: x, width and alignment, by what they hold. */
function tableColumns(layout: ProposalDocument['layout'], own: readonly (typeof buyerColumns)[number][]) {
  const narrow = [layout === 'lista' ? 42 : 30, ...own.map(({ width }) => width)]
  const figures = [52, 70, 76]
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)
  const from = left + sum(narrow)
  const wide = { x: from, width: fullWidth - sum(narrow) - sum(figures) - 8 }
  const place = (widths: readonly number[], start: number, align: 'left' | 'right') =>
    widths.map((width, index) => ({ x: start + sum(widths.slice(0, index)), width: width - 6, align }))
  return {
    own,
    narrow: place(narrow, left, 'left'),
    wide,
    figures: place(figures, right - sum(figures) + 6, 'right'),
  }
}

interface TableFacts {
  colours: Colours
  pictures: ReadonlyMap<string, Buffer>
}

function lines(sheet: PdfSheet, document: ProposalDocument, { colours, pictures }: TableFacts): void {
  const { proposal, layout } = document
  const ordered = alternativesTogether(layout === 'lista' ? inBuyersOrder(proposal.lines) : proposal.lines)
  const columns = tableColumns(layout, buyerColumnsOf(document))
  const table = sheet.part('Table')
  const names = ['Item', ...columns.own.map(({ name }) => name)]
  const head = () => {
    const cell = (text: string): Pick<Column, 'tag' | 'paragraphs'> => ({
      tag: 'TH',
      paragraphs: [{ text, size: 8, isBold: true }],
    })
    sheet.rule(colours.ink)
    sheet.space(4)
    sheet.draw(
      [
        ...columns.narrow.map((place, index) => ({ ...place, ...cell(names[index] ?? '') })),
        { ...columns.wide, ...cell('Código e descrição') },
        ...columns.figures.map((place, index) => ({
          ...place,
          ...cell(['Quantidade', 'Unitário', 'Total'][index] ?? ''),
        })),
      ],
      sheet.part('TR', table),
    )
    sheet.space(3)
    sheet.rule(colours.ink)
    sheet.space(5)
  }
  head()
  const rows = ordered.map((line, place) => ({
    line,
    cells: cellsOf(line, {
      all: ordered,
      place,
      layout,
      columns,
      muted: colours.muted,
      hasPictures: pictures.size > 0,
    }),
  }))
  const heightOf = (cells: readonly Column[]) =>
    Math.max(sheet.highest(cells), pictures.size > 0 ? pictureBox.height : 0)
  for (const [place, { line, cells }] of rows.entries()) {
    // The first of a group makes room for the whole of it.
    const group = line.kind === 'offer' ? line.alternativeOf : undefined
    const previous = rows[place - 1]?.line
    const isFirst = group === undefined || previous?.kind !== 'offer' || previous.alternativeOf !== group
    const block = rows.filter(
      (other) =>
        other.line === line ||
        (group !== undefined && other.line.kind === 'offer' && other.line.alternativeOf === group),
    )
    const needed = isFirst ? block.reduce((sum, row) => sum + heightOf(row.cells) + 7, 0) : heightOf(cells) + 7
    if (sheet.reserve(needed)) head()
    const picture = pictures.get(line.id)
    if (picture) sheet.picture(picture, { x: columns.wide.x, ...pictureBox })
    sheet.draw(cells, sheet.part('TR', table))
    sheet.space(Math.max(0, heightOf(cells) - sheet.highest(cells)) + 3)
    sheet.rule(colours.rule)
    sheet.space(4)
  }
}

interface RowFacts {
  all: readonly ProposalLine[]
  place: number
  layout: ProposalDocument['layout']
  columns: ReturnType<typeof tableColumns>
  muted: string
  hasPictures: boolean
}

function cellsOf(line: ProposalLine, { all, place, layout, columns, muted, hasPictures }: RowFacts): Column[] {
  const { buyerLine } = line
  const lot = layout === 'lista' && buyerLine?.lot ? `lote ${buyerLine.lot}, ` : ''
  const item = `${lot}${line.customerItem || place + 1}`
  const texts = [item, ...columns.own.map(({ key }) => buyerLine?.[key] ?? '')]
  const indent = hasPictures ? pictureBox.width + 8 : 0
  const wide = { x: columns.wide.x + indent, width: columns.wide.width - indent, tag: 'TD' }
  const narrow = columns.narrow.map((at, index) => ({
    ...at,
    tag: 'TD',
    paragraphs: [{ text: texts[index] ?? '' }],
  }))
  if (line.kind !== 'offer') {
    const paragraphs: Paragraph[] = [
      { text: line.asked || 'Item' },
      { text: unofferedText[line.kind], isBold: true },
      { text: line.note },
    ]
    return [...narrow, { ...wide, width: right - wide.x, paragraphs: paragraphs.filter(({ text }) => text !== '') }]
  }
  const letter = alternativeLetter(all, line)
  const total = lineTotal(line)
  const words: Paragraph[] = [
    { text: [letter && `Opção ${letter}`, line.code].filter(Boolean).join(' · '), isBold: true },
    { text: line.description },
    { text: offerFacts(line), size: 8, colour: muted },
    { text: line.note, size: 8 },
  ]
  const less = line.discount ? [{ text: `desconto de ${discountText(line.discount)}`, size: 7.5, colour: muted }] : []
  const figures: Paragraph[][] = [
    [{ text: `${line.quantity} ${line.unit}` }],
    [{ text: line.unitPrice === undefined ? 'a confirmar' : centsText(line.unitPrice) }],
    [{ text: total === undefined ? '' : centsText(total) }, ...less],
  ]
  return [
    ...narrow,
    { ...wide, paragraphs: words.filter(({ text }) => text !== '') },
    ...columns.figures.map((at, index) => ({ ...at, tag: 'TD', paragraphs: figures[index] ?? [] })),
  ]
}

/** One choice's totals; with a colour, the sum is also written out, for a buyer's list. */
function totals(sheet: PdfSheet, { total, rows }: ChoiceTotals, wordsColour: string | undefined): void {
  const columnsOf = ({ name, sum, isTotal = false }: ChoiceTotals['rows'][number]): Column[] => {
    const text = { size: isTotal ? 13 : 9, isBold: isTotal }
    return [
      { x: right - 300, width: 180, align: 'right', tag: 'TD', paragraphs: [{ ...text, text: name }] },
      { x: right - 116, width: 116, align: 'right', tag: 'TD', paragraphs: [{ ...text, text: centsText(sum) }] },
    ]
  }
  const inWords =
    wordsColour === undefined ? [] : [{ text: `(${amountInWords(total)})`, size: 8.5, colour: wordsColour }]
  const words: Column = { x: left, width: fullWidth, align: 'right', paragraphs: inWords }
  sheet.space(4)
  sheet.reserve(rows.reduce((sum, row) => sum + sheet.highest(columnsOf(row)) + 2, sheet.highest([words]) + 12))
  const table = sheet.part('Table')
  for (const row of rows) {
    sheet.draw(columnsOf(row), sheet.part('TR', table))
    sheet.space(2)
  }
  if (inWords.length > 0) sheet.draw([words])
  sheet.space(8)
}

/** Terms, remarks and signatures, on one page if they fit on one. */
function termsAndSignatures(sheet: PdfSheet, document: ProposalDocument, shop: PrintedShop): void {
  const { proposal, sent, layout } = document
  const { ink, muted } = shop.colours.light
  const own = proposal.letterhead ?? shop.letterhead
  const all = termFacts(document, own).filter(([, value]) => value !== '')
  const remarks: Column = { x: left, width: fullWidth, paragraphs: [{ text: proposal.remarks }] }
  const seller = layout === 'lista' && sent ? `${sent.person}, ${own.name}` : own.name
  const half = fullWidth / 2 - 14
  const signatures: Column[] = [
    { x: left, width: half, paragraphs: [{ text: `${seller}: nome, assinatura e data`, size: 8, colour: muted }] },
    {
      x: right - half,
      width: half,
      paragraphs: [{ text: 'Cliente, de acordo: nome, assinatura e data', size: 8, colour: muted }],
    },
  ]
  const height = Math.ceil(all.length / 2) * 20 + sheet.highest([remarks]) + sheet.highest(signatures) + 70
  sheet.space(6)
  sheet.reserve(height)
  facts(sheet, all)
  if (proposal.remarks !== '') sheet.draw([remarks])
  sheet.space(44)
  sheet.reserve(sheet.highest(signatures))
  sheet.rule(ink, { to: left + half })
  sheet.rule(ink, { from: right - half })
  sheet.space(4)
  sheet.draw(signatures)
}
