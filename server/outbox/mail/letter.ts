/** What an e-mail says, before it is written as text and as HTML. All texts are plain. */
export interface Letter {
  subject: string
  /** Whom an answer goes to, if they left an address. */
  replyTo: string | null
  title: string
  /** Above everything else: that it may be spam. */
  warning?: string
  picture?: { src: string; alt: string; href: string }
  /** In the shop's own words. */
  paragraphs?: readonly string[]
  fields?: readonly Field[]
  /** Many short lines, each about one thing. */
  lines?: readonly string[]
  /** What a visitor wrote, line breaks kept. */
  quotation?: string
  actions?: readonly Action[]
  /** In place of the HTML that is made of the rest: a document that goes along. Its words stand in the paragraphs as well. */
  html?: string
  /** At the end: what to type, or whom it comes from. */
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

/** `command`: what is typed as it stands. */
interface Note {
  text: string
  command?: string
}

/** The letter for mail programs that show text only, and for those who prefer it. */
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
