import type { BuyerLine } from '#domain/buyer/buyer-line.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { CodeFinder } from '#domain/words/codes-in-line.ts'
import type { OrderItem, OrderedItem } from './order-item.ts'

/** Why a line is asked although its code is known. */
export type Doubt =
  /** The words beside the code name another maker, type, size, patient or number of leads: 'mindray C5VGA2' is GE's. */
  | { kind: 'words'; written: string; partName: string }
  /** The line states another content of a box than the code has: '2 cx c/ 10' of one with 25. */
  | { kind: 'pack'; written: number; packSize: number }
  /** The line counts single things that whole packs hold: 'FIL01C25 50 un' of boxes with 25. */
  | { kind: 'single-pieces'; packSize: number }
  /** One quantity for several codes: 'CP07/CP08 – 6 pares'. */
  | { kind: 'shared-quantity' }
  /** The number may be that of the line: '5- CEL08'. */
  | { kind: 'numbering' }
  /** Columns of quantities differ, and no heading says which is asked for. */
  | { kind: 'columns' }
  /** The line takes something back: 'esquece a BAT01, já chegou'. */
  | { kind: 'cancelled' }
  /** The line replaces an earlier one: 'SCD03 7 em vez de 4'. */
  | { kind: 'replaced' }

/** The result of resolving a line, or one of its codes. `isAssumed`: the list states no quantity, and 1 was taken. */
export type Outcome =
  | { kind: 'certain'; item: OrderItem; quantity: number; isAssumed: boolean }
  /** Two readings or more, or one that is in doubt: nothing is ordered until the visitor chooses. */
  | { kind: 'confirm'; readings: OrderedItem[]; doubt?: Doubt }
  /** The code is known, but the variant is not. */
  | { kind: 'variant'; choices: OrderItem[]; quantity: number; isAssumed?: boolean }
  /** A code that the catalogue does not have, with known codes near it. */
  | { kind: 'unknown'; similarItems: OrderItem[]; quantity: number; isAssumed?: boolean }
  /** Words, with the three best results of the search. */
  | { kind: 'text'; choices: OrderItem[]; quantity: number; isAssumed?: boolean }
  /** '2,5', '1.000', '#N/D', more than 999: the visitor has to correct it. */
  | { kind: 'quantity'; item: OrderItem; written: string }
  /** A quantity of 0: the item is not wanted. */
  | { kind: 'skipped'; item: OrderItem }
  /** A greeting, a title: nothing is ordered here. */
  | { kind: 'remark' }

export interface OrderEntry {
  /** Distinguishes the entries of one answer, because two lines may be equal. */
  id: number
  /** Line of the text, from 1. */
  line: number
  /** The written text of the entry, as it is shown to the visitor. */
  written: string
  /** The line's whole text if not `written`: it goes back into the text box while it is unresolved. */
  source?: string
  outcome: Outcome
  /** The known code, where the written one lacks a zero, has letters of another alphabet or is worn. */
  readAs?: string
  /** The options and the note from the columns of a table. */
  options?: OrderedItem['options']
  note?: string
  /** What the buyer's own list says of the line. */
  buyerLine?: BuyerLine
}

/** An entry before it is numbered. */
export type UnnumberedEntry = Omit<OrderEntry, 'id'>

/** The sources from which a line is resolved. Codes are given in compact form. */
export interface OrderSources extends CodeFinder<OrderItem> {
  /** The products of exactly this name. */
  findNamed: (name: string) => OrderItem[]
  findSimilar: (compact: string) => OrderItem[]
  /** The best answers of the search to words. */
  searchWords: (text: string) => OrderItem[]
  /** Whether catalogue or vocabulary know a word: 'MX40' is a monitor, and no unknown code. */
  isWord: (word: string) => boolean
  /** Whether a compact word is a model's name, of which a number may be a part: 'umec12'. */
  isModel?: (word: string) => boolean
  /** The key of the maker that a normalised word names, if the catalogue has parts of it: 'nihon' → 'nihon-kohden'. */
  makerOf?: (word: string) => string | undefined
  /** The types of parts that a text names, none where it only hints at one. */
  typesOf?: (text: string) => readonly ProductType[]
}

/** The questions of doubts that name nothing. */
const fixedQuestions = {
  'shared-quantity': 'Há um número só para mais de um código. É a quantidade de cada um?',
  numbering: 'O número no começo pode ser a numeração da lista. Qual é a quantidade?',
  columns: 'As colunas de quantidade não concordam. Qual é a pedida?',
  cancelled: 'A mensagem parece desistir deste item. Pedir mesmo assim?',
  replaced: 'A mensagem troca uma quantidade por outra. Qual vale? Confira também a linha anterior.',
} as const

/** A doubt in words for the person who decides; for makers, sizes and packs it names both sides. */
export function doubtText(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'words':
      return `Está escrito “${doubt.written}”, e o código é de: ${doubt.partName}. Qual dos dois vale?`
    case 'pack':
      return `Está escrito caixa com ${doubt.written}, e esta tem ${doubt.packSize}. Confira a quantidade.`
    case 'single-pieces':
      return `Cada embalagem tem ${doubt.packSize}. A quantidade é de embalagens ou de unidades soltas?`
    default:
      return fixedQuestions[doubt.kind]
  }
}

/** The items that an outcome orders or offers to choose from; none for a greeting. */
export function outcomeItems(outcome: Outcome): readonly OrderItem[] {
  switch (outcome.kind) {
    case 'confirm':
      return outcome.readings.map(({ item }) => item)
    case 'unknown':
      return outcome.similarItems
    case 'variant':
    case 'text':
      return outcome.choices
    case 'remark':
      return []
    default:
      return [outcome.item]
  }
}

/** What is to be decided about a line, or became of it, in words; '' for a certain one whose quantity is written. */
export function questionText(outcome: Outcome): string {
  const assumed = 'isAssumed' in outcome && outcome.isAssumed ? ' Sem quantidade na lista: 1, confira.' : ''
  switch (outcome.kind) {
    case 'certain':
      return assumed.trim()
    case 'confirm':
      return outcome.doubt ? doubtText(outcome.doubt) : 'Pode ser lida de mais de uma forma. Qual é a certa?'
    case 'variant':
      return `Escolha a variação.${assumed}`
    case 'unknown':
      return outcome.similarItems.length > 0
        ? `Código não encontrado. É um destes? Confira na etiqueta da peça.${assumed}`
        : `Não encontrado no catálogo.${assumed}`
    case 'text':
      return `Sem código. O mais próximo no catálogo:${assumed}`
    case 'quantity':
      return `${outcome.item.code}, ${outcome.item.product.name}: a quantidade “${outcome.written}” não é um número inteiro de 1 a 999. Corrija-a.`
    default:
      return outcome.kind === 'skipped' ? 'Quantidade 0: fica de fora.' : 'Sem código nem produto: fica de fora.'
  }
}
