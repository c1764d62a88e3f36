import { amountInWords } from '#domain/money-words.ts'
import { messageAmount } from '#domain/money.ts'
import { discountText } from '#domain/proposal/discount.ts'
import {
  alternativeLetter,
  offerFacts,
  inBuyersOrder,
  unofferedName,
  unofferedText,
  type OfferLine,
  type ProposalLine,
} from '#domain/proposal/proposal-line.ts'
import type { Letterhead } from '#domain/proposal/proposal.ts'
import { alternativesTogether, lineTotal, totalRows, type ChoiceTotals } from '#domain/proposal/totals.ts'
import type { SchemeColours } from '#domain/shop/colours.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import type { Issuer, ProposalDocument } from './document-model.ts'
import { textWidth, pageLeft, PdfSheet, pageRight, type Column, type Paragraph } from './pdf-sheet.ts'
import { customerFacts, termFacts, type Fact } from './proposal-facts.ts'

export type PdfPictures = { pictureOf: (line: OfferLine) => Promise<Buffer | undefined>; logo: Buffer | undefined }

/** A proposal as a tagged PDF. Groups of alternatives, totals, and terms with signatures stand whole on one page. */
export async function proposalPdf(document: ProposalDocument, shop: Issuer, { pictureOf, logo }: PdfPictures) {
  const { proposal, name, sent, layout } = document
  const colours = shop.colours.light
  const letterhead = proposal.letterhead ?? shop.letterhead
  const title = `Proposta ${name} · ${letterhead.name}`
  const sheet = new PdfSheet({
    title,
    author: letterhead.name,
    footer: title,
    day: sent ? new Date(`${sent.day}T12:00:00-03:00`) : new Date(),
    ...colours,
  })
  drawHead(sheet, document, letterhead, colours, logo)
  drawFacts(sheet, customerFacts(proposal))
  const pictures = layout === 'lista' ? new Map<string, Buffer>() : await linePictures(proposal.lines, pictureOf)
  drawLines(sheet, document, colours, pictures)
  drawTotals(sheet, totalRows(proposal), layout === 'lista', colours.muted)
  drawTermsAndSignatures(sheet, document, letterhead, colours)
  return sheet.end()
}

/** The pictures of offered lines, by the line's id. */
async function linePictures(lines: readonly ProposalLine[], pictureOf: PdfPictures['pictureOf']) {
  const pictures = new Map<string, Buffer>()
  for (const line of lines) {
    const picture = line.kind === 'offer' ? await pictureOf(line) : undefined
    if (picture) pictures.set(line.id, picture)
  }
  return pictures
}

const logoBox = { width: 150, height: 36 }

function drawHead(
  sheet: PdfSheet,
  { proposal, name, sent, layout }: ProposalDocument,
  letterhead: Letterhead,
  { muted, brand }: SchemeColours,
  logo: Buffer | undefined,
): void {
  if (logo) {
    sheet.picture(logo, { x: pageLeft, ...logoBox, align: 'left' })
    sheet.space(logoBox.height + 8)
  }
  const issuerWidth = textWidth * 0.58
  const { legalLine, cnpj, stateRegistration, address, phone, email } = letterhead
  const registrations = [`CNPJ ${cnpj}`, stateRegistration && `IE ${stateRegistration}`].filter(Boolean)
  const smallPrint = [legalLine, registrations.join(' · '), address, `${phone} · ${email}`]
  sheet.draw([
    {
      x: pageLeft,
      width: issuerWidth,
      paragraphs: [
        { text: letterhead.name, size: 15, isBold: true },
        ...smallPrint.map((text): Paragraph => ({ text, size: 8, colour: muted })),
      ],
    },
    {
      x: pageLeft + issuerWidth,
      width: textWidth - issuerWidth,
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

function drawFacts(sheet: PdfSheet, facts: readonly Fact[]): void {
  const stated = facts.filter(([, value]) => value !== '')
  const middle = Math.ceil(stated.length / 2)
  const column = (columnFacts: readonly Fact[], x: number): Column => ({
    x,
    width: textWidth / 2 - 12,
    paragraphs: columnFacts.map(([label, value]) => ({ text: `${label}: ${value}` })),
  })
  const rightColumnX = pageLeft + textWidth / 2 + 12
  const columns = [column(stated.slice(0, middle), pageLeft), column(stated.slice(middle), rightColumnX)]
  sheet.reserve(sheet.heightOf(columns))
  sheet.draw(columns)
  sheet.space(12)
}

const pictureBox = { width: 44, height: 33 }

/** The columns of the buyer's list, of which only those with values are drawn. */
const buyerColumns = [
  { key: 'catmat', name: 'CATMAT', width: 46 },
  { key: 'code', name: 'Cód. comprador', width: 58 },
] as const

const buyerColumnsOf = ({ proposal, layout }: ProposalDocument) =>
  layout === 'lista' ? buyerColumns.filter(({ key }) => proposal.lines.some(({ buyerLine }) => buyerLine?.[key])) : []

/** The columns of figures; widths are in points. */
const figureColumns = [
  { name: 'Quantidade', width: 52 },
  { name: 'Unitário', width: 70 },
  { name: 'Total', width: 76 },
] as const

const columnGap = 6

/** The columns of the table; `numbers` are the item's number and the buyer's. */
function tableColumns(document: ProposalDocument) {
  const usedBuyerColumns = buyerColumnsOf(document)
  const numberWidths = [document.layout === 'lista' ? 42 : 30, ...usedBuyerColumns.map(({ width }) => width)]
  const figureWidths = figureColumns.map(({ width }) => width)
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)
  const inRow = (widths: readonly number[], start: number, align: 'left' | 'right') =>
    widths.map((width, index) => ({ x: start + sum(widths.slice(0, index)), width: width - columnGap, align }))
  return {
    usedBuyerColumns,
    numbers: inRow(numberWidths, pageLeft, 'left'),
    description: { x: pageLeft + sum(numberWidths), width: textWidth - sum(numberWidths) - sum(figureWidths) - 8 },
    figures: inRow(figureWidths, pageRight - sum(figureWidths) + columnGap, 'right'),
  }
}

/** The distance in points between a row's text and the rule below it, and from there to the next row. */
const textToRule = 3
const ruleToText = 4

function drawLines(sheet: PdfSheet, document: ProposalDocument, colours: SchemeColours, pictures: Map<string, Buffer>) {
  const { proposal, layout } = document
  const ordered = alternativesTogether(layout === 'lista' ? inBuyersOrder(proposal.lines) : proposal.lines)
  const columns = tableColumns(document)
  const table = sheet.part('Table')
  const names = ['Item', ...columns.usedBuyerColumns.map(({ name }) => name)]
  const drawColumnNames = () => {
    const cell = (text: string) => ({ tag: 'TH', paragraphs: [{ text, size: 8, isBold: true }] })
    sheet.rule(colours.ink)
    sheet.space(4)
    sheet.draw(
      [
        ...columns.numbers.map((column, index) => ({ ...column, ...cell(names[index] ?? '') })),
        { ...columns.description, ...cell('Código e descrição') },
        ...columns.figures.map((column, index) => ({ ...column, ...cell(figureColumns[index]?.name ?? '') })),
      ],
      sheet.part('TR', table),
    )
    sheet.space(textToRule)
    sheet.rule(colours.ink)
    sheet.space(5)
  }
  drawColumnNames()
  const hasPictures = pictures.size > 0
  const context = { all: ordered, layout, columns, muted: colours.muted, hasPictures }
  const rows = ordered.map((line, index) => ({ group: groupOf(line), line, cells: cellsOf(line, index + 1, context) }))
  const rowHeight = (cells: readonly Column[]) => Math.max(sheet.heightOf(cells), hasPictures ? pictureBox.height : 0)
  for (const [index, row] of rows.entries()) {
    const { group, line, cells } = row
    // The first line of a group makes room for the whole group.
    const isFirst = group !== undefined && rows[index - 1]?.group !== group
    const block = isFirst ? rows.filter((other) => other.group === group) : [row]
    if (sheet.reserve(block.reduce((sum, other) => sum + rowHeight(other.cells) + textToRule + ruleToText, 0)))
      drawColumnNames()
    const picture = pictures.get(line.id)
    if (picture) sheet.picture(picture, { x: columns.description.x, ...pictureBox })
    sheet.draw(cells, sheet.part('TR', table))
    sheet.space(rowHeight(cells) - sheet.heightOf(cells) + textToRule)
    sheet.rule(colours.rule)
    sheet.space(ruleToText)
  }
}

/** The group of alternatives that a line belongs to; undefined for a line that stands alone. */
const groupOf = (line: ProposalLine) => (line.kind === 'offer' ? line.alternativeOf : undefined)

interface TableContext {
  all: readonly ProposalLine[]
  layout: ProposalDocument['layout']
  columns: ReturnType<typeof tableColumns>
  muted: string
  hasPictures: boolean
}

function cellsOf(line: ProposalLine, number: number, table: TableContext): Column[] {
  const { all, layout, columns, muted, hasPictures } = table
  const { buyerLine } = line
  const ownNumber = line.customerItem || String(number)
  const item = layout === 'lista' && buyerLine?.lot ? `lote ${buyerLine.lot}\nitem ${ownNumber}` : ownNumber
  const texts = [item, ...columns.usedBuyerColumns.map(({ key }) => buyerLine?.[key] ?? '')]
  const indent = hasPictures ? pictureBox.width + 8 : 0
  const descriptionCell = { x: columns.description.x + indent, width: columns.description.width - indent, tag: 'TD' }
  const numberCells = columns.numbers.map((column, index) => ({
    ...column,
    tag: 'TD',
    paragraphs: [{ text: texts[index] ?? '' }],
  }))
  if (line.kind !== 'offer') {
    const paragraphs: Paragraph[] = [
      { text: unofferedName(line) },
      { text: unofferedText[line.kind], isBold: true },
      { text: line.note },
    ]
    const stated = paragraphs.filter(({ text }) => text !== '')
    return [...numberCells, { ...descriptionCell, width: pageRight - descriptionCell.x, paragraphs: stated }]
  }
  const letter = alternativeLetter(all, line)
  const total = lineTotal(line)
  const words: Paragraph[] = [
    { text: [letter && `Opção ${letter}`, line.code].filter(Boolean).join(' · '), isBold: true },
    { text: line.description },
    { text: offerFacts(line), size: 8, colour: muted },
    { text: line.note, size: 8 },
  ]
  const discount =
    line.discount && total !== undefined
      ? [{ text: `desconto de ${discountText(line.discount)}`, size: 7.5, colour: muted }]
      : []
  const figures: Paragraph[][] = [
    [{ text: `${line.quantity} ${line.unit}` }],
    [{ text: line.unitPrice === undefined ? 'a confirmar' : messageAmount(line.unitPrice) }],
    [{ text: total === undefined ? '' : messageAmount(total) }, ...discount],
  ]
  return [
    ...numberCells,
    { ...descriptionCell, paragraphs: words.filter(({ text }) => text !== '') },
    ...columns.figures.map((column, index) => ({ ...column, tag: 'TD', paragraphs: figures[index] ?? [] })),
  ]
}

/** Draws the totals, on one page if they fit; for a buyer's list each sum is also written out. */
function drawTotals(sheet: PdfSheet, choices: readonly ChoiceTotals[], isWrittenOut: boolean, muted: string): void {
  const columnsOf = ({ name, sum, isTotal = false }: ChoiceTotals['rows'][number]): Column[] => {
    const cell = (x: number, width: number, text: string): Column => {
      return { x, width, align: 'right', tag: 'TD', paragraphs: [{ text, size: isTotal ? 13 : 9, isBold: isTotal }] }
    }
    return [cell(pageRight - 300, 180, name), cell(pageRight - 116, 116, messageAmount(sum))]
  }
  const tables = choices.map(({ total, rows }) => {
    const inWords = isWrittenOut ? [{ text: `(${amountInWords(total)})`, size: 8.5, colour: muted }] : []
    const words: Column = { x: pageLeft, width: textWidth, align: 'right', paragraphs: inWords }
    const rowHeights = rows.reduce((sum, row) => sum + sheet.heightOf(columnsOf(row)) + 2, 0)
    return { rows, words, height: rowHeights + sheet.heightOf([words]) + 12 }
  })
  sheet.reserve(tables.reduce((sum, { height }) => sum + height, 0))
  for (const { rows, words, height } of tables) {
    sheet.reserve(height)
    sheet.space(4)
    const table = sheet.part('Table')
    for (const row of rows) {
      sheet.draw(columnsOf(row), sheet.part('TR', table))
      sheet.space(2)
    }
    if (words.paragraphs.length > 0) sheet.draw([words])
    sheet.space(8)
  }
}

/** Draws terms, remarks and signatures, on one page if they fit. */
function drawTermsAndSignatures(
  sheet: PdfSheet,
  document: ProposalDocument,
  letterhead: Letterhead,
  { ink, muted }: SchemeColours,
): void {
  const { proposal, sent, layout } = document
  const terms = termFacts(document, letterhead).filter(([, value]) => value !== '')
  const remarks = proposal.remarks
    .split(/\r\n?|\n/)
    .map((text): Column[] => [{ x: pageLeft, width: textWidth, paragraphs: [{ text: text || ' ' }] }])
  const remarksHeight = remarks.reduce((sum, line) => sum + sheet.heightOf(line), 0)
  const seller = layout === 'lista' && sent ? `${sent.person}, ${letterhead.name}` : letterhead.name
  const half = textWidth / 2 - 14
  const signatures: Column[] = [
    { x: pageLeft, width: half, paragraphs: [{ text: `${seller}: nome, assinatura e data`, size: 8, colour: muted }] },
    {
      x: pageRight - half,
      width: half,
      paragraphs: [{ text: 'Cliente, de acordo: nome, assinatura e data', size: 8, colour: muted }],
    },
  ]
  const height = Math.ceil(terms.length / 2) * 20 + remarksHeight + sheet.heightOf(signatures) + 70
  sheet.space(6)
  sheet.reserve(height)
  drawFacts(sheet, terms)
  for (const line of remarks) {
    sheet.reserve(sheet.heightOf(line))
    sheet.draw(line)
  }
  sheet.space(44)
  sheet.reserve(sheet.heightOf(signatures))
  sheet.rule(ink, { to: pageLeft + half })
  sheet.rule(ink, { from: pageRight - half })
  sheet.space(4)
  sheet.draw(signatures)
}
