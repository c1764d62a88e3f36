/** The content of an e-mail, before it is formatted as text and as HTML. All fields but `html` are plain text. */
export interface Letter {
  subject: string
  /** The address for replies, the visitor's or the shop's; with null they go to the sender's address. */
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
   * HTML that replaces the one made of the other fields: a document below the person's text. The paragraphs contain
   * both as plain text.
   */
  html?: string
  /** Notes at the end, such as a command to type, or who sends the e-mail. */
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
