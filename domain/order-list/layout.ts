import { normalize } from '#domain/text/normalize.ts'
import { splitSender } from '#domain/words/order-line.ts'
import { isUnit, piecesOf } from '#domain/words/pieces.ts'

/** The number of an item before a line, and what is known of the run of numbers that it belongs to. */
export interface ItemNumber {
  /** The line without its number. */
  textBehind: string
  number: number
  /** A mark sets the number off: '1-', '1.', '1)', '(1)', '1º'; without one it may also be a quantity. */
  isMarked: boolean
  /** The numbers count up from 1. Lines that go on from another number may be cut out of a list, or quantities. */
  isFromOne: boolean
  /** The number of lines in the run. */
  runLength: number
}

/** Matches a number before a line: '1- CODE', '(1) CODE', '#1 CODE', 'nº 1 CODE', '1 CODE'; not '1.5 m', '2-4 CODE'. */
const numberBefore =
  /^(?:(#|n[ºo°.]{1,2}\s?|item\s+)\s?|\()?0*(\d{1,3})(?:\s?([.)\]:ºª°/–—-])+(?!\d)\s*|\s+)(?=["“*]?[\p{L}(])/iu

/** Matches what every line that begins with a unit has at least; tested first, because to cut a line takes longer. */
const unitAtStart = /^(?:x|u|p[cçez]|c[xa]|pct|pac)/i

/** The lines that a run '1, 2, 3, …' numbers, by place from 0; two at least, others may be between. In: plain lines. */
export function numberedLines(lines: readonly string[]): ReadonlyMap<number, ItemNumber> {
  const openings = lines.flatMap((line, position) => {
    const [whole, sign, figure, mark = sign] = numberBefore.exec(line) ?? []
    if (whole === undefined) return []
    return [{ position, textBehind: line.slice(whole.length), number: Number(figure), isMarked: mark !== undefined }]
  })
  const bare = openings.filter(({ isMarked }) => !isMarked)
  // Bare numbers are quantities as soon as one of them does not count up, or where each has its unit: '1 un', '2 pcs'.
  const areCounting =
    bare.every(({ number }, index) => number === 1 || number === (bare[index - 1]?.number ?? 0) + 1) &&
    !bare.every(({ textBehind }) => unitAtStart.test(textBehind) && isUnit(piecesOf(textBehind)[0]))
  const runs = countingRuns(openings)
  // '15 / SCD07', '2 / SSP08', '3 / SSP12', '10 / SCE05', '6 / SCE02' are quantities, of which two count up by chance.
  const marked = openings.filter(({ isMarked }) => isMarked)
  const markedInRuns = runs.filter((run) => run.length > 1 && run[0]?.isMarked).flat()
  const areMarksCounting = markedInRuns.length * 2 >= marked.length
  const numbered = new Map<number, ItemNumber>()
  for (const run of runs) {
    const isFromOne = run[0]?.number === 1
    const isNumbering = run.length > 1 && (run[0]?.isMarked ? areMarksCounting : isFromOne && areCounting)
    if (isNumbering)
      for (const { position, ...itemNumber } of run)
        numbered.set(position, { ...itemNumber, isFromOne, runLength: run.length })
  }
  return numbered
}

/** Cuts numbers in runs that count up by one, marked like the first of the run. */
function countingRuns<Opening extends Pick<ItemNumber, 'number' | 'isMarked'>>(openings: readonly Opening[]) {
  const runs: Opening[][] = []
  for (const opening of openings) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (last && opening.number === last.number + 1 && opening.isMarked === last.isMarked) run?.push(opening)
    else runs.push([opening])
  }
  return runs
}

/** A line of a pasted text in plain characters, without the prefix of a messenger. */
export interface TextLine {
  /** The number of the line, from 1, as the visitor counts. */
  number: number
  text: string
  /** What the line is of instead of the order, if anything; in a signature whole codes count all the same. */
  aside?: 'older' | 'head' | 'notice' | 'struck' | 'signature'
}

/** Marks in a mail after which an older message begins, on normalised lines. */
const olderMessageMarks: readonly RegExp[] = [
  // '-----Mensagem original-----', '---------- Forwarded message ---------'
  /^-{2,} ?(?:mensagem (?:original|anterior|encaminhada)|(?:original|forwarded) message) ?-*$/,
  // 'Em qui., 26 de nov. de 2026 às 09:14, Vendas <vendas@loja.example> escreveu:'
  /^(?:em|on|le) .{5,200}(?:escreveu|wrote|a ecrit) ?:$/,
]
/** Matches 'De: Vendas' at the head of a mail, where the lines below tell when it was sent and to whom. */
const mailFrom = /^(?:de|from) ?: ?\S/
const mailHead = /^(?:de|from|para|to|cc|cco|assunto|subject|enviad[ao](?: em)?|sent|data|date|anexos?) ?:/
const ruleLine = /^[_-]{8,}$/

/** Words that close a mail or a message; what follows in it is a signature. */
const closingWords =
  /^(?:--|att?e?|atenciosamente|cordialmente|respeitosamente|grat[oa]|(?:muito )?obrigad[oa]+|abracos?|abs|sds|saudacoes)[\s.,!;-]*$/

/** What messengers write by themselves: notices of deleted or hidden messages, attachments, encryption, edits. */
const notices: readonly RegExp[] = [
  /^(?:esta )?mensagem (?:foi )?apagada\.?$|^voce apagou esta mensagem\.?$|^mensagem apagada por .{1,40}$/,
  /^<?(?:midia|imagem|audio|video|figurinha|documento|gif|contato) (?:ocult|omitid)[ao]s?>?$|documento omitid[oa]$/,
  /^<anexado: .*>$|\(arquivo anexado\)$/,
  /mensagens e (?:as )?ligacoes sao protegidas com a criptografia/,
  /^(?:chamada de (?:voz|video)|ligacao) (?:perdida|nao atendida)/,
]
/** Matches what every notice has at least; tested first, because most lines are none. */
const mayBeNotice = /apag|ocult|omitid|anexad|criptografia|perdida|atendida/
const editedMark = /(?<!\s)\s*<(?:Esta )?mensagem (?:foi )?editada>\s*$/i
/** What a messenger strikes out: '~2 BAT01~'. */
const struckOut = /(?<![\p{L}\d])~(?=\S)[^~\n]*[^\s~]~(?![\p{L}\d])/gu
/** Marks of bold, slanted and fixed letters around words. */
const emphasis = /(?<![\p{L}\d])(\*|_|```)(?=\S)([^*_`\n]*[^\s*_`])\1(?![\p{L}\d])/gu

/** Cuts a pasted mail, chat or list in lines, empty ones included, and marks those that stand around the order. */
export function layoutOf(text: string): TextLine[] {
  const lines = text.split('\n').map((line) => splitSender(line))
  const plain = lines.map((line) => normalize(line.text))
  const olderStart = olderMessageStart(plain)
  const headLength = mailHeadLength(plain)
  let isSigned = false
  return lines.map(({ text: lineText, sender }, position): TextLine => {
    const number = position + 1
    if (sender !== undefined) isSigned = false
    const plainLine = plain[position] ?? ''
    if (position >= olderStart || plainLine.startsWith('>'))
      return { number, text: lineText.replace(/^[>\s]+/, ''), aside: 'older' }
    if (position < headLength) return { number, text: lineText, aside: 'head' }
    if (mayBeNotice.test(plainLine) && notices.some((notice) => notice.test(plainLine)))
      return { number, text: lineText, aside: 'notice' }
    const rest = /[~*_`<]/.test(lineText) ? withoutMarks(lineText) : lineText
    if (rest === '' && lineText !== '') return { number, text: lineText, aside: 'struck' }
    const line: TextLine = { number, text: rest, ...(isSigned && { aside: 'signature' }) }
    if (closingWords.test(plainLine)) isSigned = true
    return line
  })
}

function withoutMarks(text: string): string {
  return text.replace(editedMark, '').replaceAll(struckOut, ' ').replaceAll(emphasis, '$2').trim()
}

/** The place at which an older message begins that is not marked line by line; the end if there is none. */
function olderMessageStart(plain: readonly string[]): number {
  const position = plain.findIndex((line, place) => {
    if (!/^(?:-{2}|em |on |le |de|from)/.test(line)) return false
    // A mail program may break the line before 'escreveu:'.
    const both = `${line} ${plain[place + 1] ?? ''}`
    const isMarked = olderMessageMarks.some((mark) => mark.test(line) || (/^(?:em|on) /.test(line) && mark.test(both)))
    // Replies stand below lines in angles as well as above them.
    if (isMarked) return !plain.slice(place + 1, place + 5).some((next) => next.startsWith('>'))
    const isHead =
      mailFrom.test(line) && plain.slice(place + 1, place + 4).filter((next) => mailHead.test(next)).length > 0
    return isHead && place > 0 && (ruleLine.test(plain[place - 1] ?? '') || plain.slice(0, place).some(isBody))
  })
  return position < 0 ? plain.length : position
}

const isBody = (line: string): boolean => line !== '' && !mailHead.test(line) && !ruleLine.test(line)

/** How many lines at the top are the head of a mail: at least two of them. */
function mailHeadLength(plain: readonly string[]): number {
  const end = plain.findIndex((line) => !mailHead.test(line))
  const count = end < 0 ? plain.length : end
  return count >= 2 ? count : 0
}
