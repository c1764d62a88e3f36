/** The content of an e-mail, before it is formatted as text and as HTML. All fields are plain text. */
export interface Letter {
  subject: string
  /** The address for replies, if the visitor left one. */
  replyTo: string | null
  title: string
  /** A warning at the top that the message may be spam. */
  warning?: string
  picture?: { src: string; alt: string; href: string }
  /** Text in the shop's own words. */
  paragraphs?: readonly string[]
  fields?: readonly Field[]
  /** Short lines, each about one entry. */
  lines?: readonly string[]
  /** The visitor's text, with its line breaks. */
  quotation?: string
  actions?: readonly Action[]
  /**
   * HTML that replaces what would be made of the other fields: an attached document. The paragraphs contain its text
   * too.
   */
  html?: string
  /** Notes at the end: which command to type, or who sends the e-mail. */
  notes: readonly Note[]
}

interface Field {
  label: string
  value: string
  href?: string
}

interface Action {
  label: string
  href: string
  isWhatsapp?: boolean
}

/** `command`: text to be typed literally. */
interface Note {
  text: string
  command?: string
}

/** The e-mail as plain text. */
export function letterText({ warning, paragraphs, fields, lines, quotation, actions, notes }: Letter): string {
  const blocks = [
    warning,
    paragraphs?.join('\n\n'),
    fields?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    lines?.join('\n'),
    quotation,
    actions?.map(({ label, href }) => `${label}: ${href}`).join('\n'),
  ]
  const end = notes.map(({ text, command }) => (command === undefined ? text : `${text} ${command}`))
  return `${blocks.filter(Boolean).join('\n\n')}\n\n-- \n${end.join('\n')}\n`
}
