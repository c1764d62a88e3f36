import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'

/** The page: A4 in points, with the room that stays free around the text. */
const page = { width: 595.28, height: 841.89, side: 42, top: 42, foot: 54 }
export const pageLeft = page.side
export const pageRight = page.width - page.side
export const textWidth = pageRight - pageLeft
const bottom = page.height - page.foot

const fontFile = (weight: string) =>
  fileURLToPath(new URL(`../pictures/fonts/plex-sans-${weight}.ttf`, import.meta.url))
/** The fonts' files. The library caches a font by its path; one registered by a name would be read for each text. */
const fonts = { regular: fontFile('regular'), bold: fontFile('semibold') }

export type Paragraph = { text: string; size?: number; isBold?: boolean; colour?: string }

/** Paragraphs one below the other; `tag` is their place in the document's structure. */
export interface Column {
  x: number
  width: number
  align?: 'left' | 'right'
  tag?: string
  paragraphs: readonly Paragraph[]
}

export interface SheetFacts {
  title: string
  author: string
  /** The text on the left of each page's footer; the page's number stands right. */
  footer: string
  day: Date
  ink: string
  muted: string
}

export type Part = PDFKit.PDFStructureElement

const optionsOf = ({ width, align = 'left' }: Column) => ({ width, align, lineGap: 1.5 })

/** A PDF of A4 pages, written downwards and tagged. What is drawn after `reserve` stands on one page. */
export class PdfSheet {
  readonly #doc: PDFKit.PDFDocument
  readonly #facts: SheetFacts
  readonly #whole: Part
  readonly #bytes: Promise<Buffer>
  #y = page.top

  constructor(facts: SheetFacts) {
    const doc = new PdfDocument({
      size: 'A4',
      // The bottom margin is 0, because the footer is drawn there, and a margin would make the library begin a page.
      margins: { top: page.top, left: page.side, right: page.side, bottom: 0 },
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: 'pt-BR',
      pdfVersion: '1.7',
      font: fonts.regular,
      info: { Title: facts.title, Author: facts.author, CreationDate: facts.day, ModDate: facts.day },
    })
    this.#doc = doc
    this.#facts = facts
    this.#whole = doc.struct('Document')
    doc.addStructure(this.#whole)
    this.#bytes = collectBytes(doc)
  }

  /** The height of columns beside each other, which is that of the highest, in points. */
  heightOf(columns: readonly Column[]): number {
    const heights = columns.map((column) =>
      column.paragraphs.reduce((sum, paragraph) => {
        this.#style(paragraph)
        return sum + this.#doc.heightOfString(printableText(paragraph), optionsOf(column))
      }, 0),
    )
    return Math.max(0, ...heights)
  }

  /** Draws columns beside each other at the present height, each with its tag below a part of the structure. */
  draw(columns: readonly Column[], parent = this.#whole): void {
    const height = this.heightOf(columns)
    for (const column of columns) {
      const tag = column.tag ?? 'P'
      const content = this.#doc.markStructureContent(tag)
      let y = this.#y
      for (const paragraph of column.paragraphs) {
        this.#style(paragraph)
        this.#doc.text(printableText(paragraph), column.x, y, optionsOf(column))
        y = this.#doc.y
      }
      this.#doc.endMarkedContent()
      parent.add(this.#doc.struct(tag, {}, [content]))
    }
    this.#y += height
  }

  /** Makes a part of the structure, such as a table or its row. */
  part(tag: string, parent = this.#whole): Part {
    const element = this.#doc.struct(tag)
    parent.add(element)
    return element
  }

  /** Leaves room below what was drawn, in points. */
  space(points: number): void {
    this.#y += points
  }

  /** Begins a page when the given height does not fit. Out: whether it began one. */
  reserve(height: number): boolean {
    if (this.#y + height <= bottom || this.#y === page.top) return false
    this.#doc.addPage()
    this.#y = page.top
    return true
  }

  rule(colour: string, { thickness = 0.5, from = pageLeft, to = pageRight } = {}): void {
    this.#ornament(() =>
      this.#doc.moveTo(from, this.#y).lineTo(to, this.#y).lineWidth(thickness).strokeColor(colour).stroke(),
    )
  }

  /** Draws a picture that only repeats what the text says. In: PNG or JPEG, and the box that it fits into. */
  picture(
    image: Buffer,
    { x, width, height, align = 'center' }: { x: number; width: number; height: number; align?: 'left' | 'center' },
  ): void {
    this.#ornament(() =>
      this.#doc.image(image, x, this.#y, {
        fit: [width, height],
        ...(align === 'center' && { align }),
        valign: 'center',
      }),
    )
  }

  /** Writes the footers and ends. Out: the file. */
  end(): Promise<Buffer> {
    const doc = this.#doc
    const { count } = doc.bufferedPageRange()
    const y = page.height - 40
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index)
      doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
      this.#style({ text: '', size: 8, colour: this.#facts.muted })
      const box = { width: textWidth - 100, height: 12, ellipsis: true }
      doc.text(printableText({ text: this.#facts.footer }), pageLeft, y, box)
      doc.text(`página ${index + 1} de ${count}`, pageRight - 100, y, { width: 100, align: 'right' })
      doc.endMarkedContent()
    }
    this.#whole.end()
    doc.end()
    return this.#bytes
  }

  #style({ size = 9, isBold = false, colour = this.#facts.ink }: Paragraph): void {
    const font = isBold ? fonts.bold : fonts.regular
    this.#doc.font(font).fontSize(size).fillColor(colour)
  }

  /** Draws decoration, which screen readers skip. */
  #ornament(work: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' })
    work()
    this.#doc.endMarkedContent()
  }
}

function collectBytes(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
}

/** A text as its font can set it: composed, without pictographs; a number stays on the line of its unit and name. */
function printableText({ text, isBold = false }: Paragraph): string {
  const printable = text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\t\p{Zs}]/gu, ' ')
    .replaceAll(/[\u{1F000}-\u{1FAFF}\u{2600}-\u{27BF}\p{Cf}]|\u{FE0F}/gu, '')
  return isBold ? printable : printable.replaceAll(numberJoints, '\u{A0}')
}

const numberJoints = /(?<=\d) (?=(?:m|cm|mm|mL|kg|g|V|Ah|vias?)\b)|(?<=(?:\b(?:NCM|ANVISA|CEP)|R\$|nº)) (?=\d)/g
