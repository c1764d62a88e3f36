import { escapeHtml } from '#domain/text/escape-html.ts'
import type { ColourName } from '#domain/shop/colours.ts'
import type { MailShop } from './mail-shop.ts'

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
  /** A PDF that goes with it. */
  attachment?: { name: string; content: Buffer }
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

/**
 * The e-mail in the site's style: tables and inline styles, which Outlook supports, and dark colours where the reader
 * uses them.
 */
export function letterHtml(letter: Letter, { brand, siteUrl, colours }: MailShop): string {
  const light = colours.light
  const style = styles(light)
  const rows = [warning, title, picture, paragraphs, fields, lines, quotation, actions, notes].map((part) =>
    part(letter, style),
  )
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
${darkRules(colours.dark)}}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background-color:${light.paper};">
<tr><td align="center" style="padding:16px 8px 24px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.sheet}" style="max-width:600px;background-color:${light.sheet};border:1px solid ${light.rule};">
<tr><td class="head" bgcolor="${light['petrol-deep']}" style="padding:14px 24px;background-color:${light['petrol-deep']};${font(16)}font-weight:bold;"><a class="on-head" href="${escapeHtml(siteUrl)}" style="color:${light['on-petrol']};text-decoration:none;">${escapeHtml(brand.name)}</a></td></tr>
${rows.filter(Boolean).join('\n')}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

type Styles = ReturnType<typeof styles>
type Part = (letter: Letter, style: Styles) => string

const font = (size: number) =>
  `font-family:Arial,Helvetica,sans-serif;font-size:${size}px;line-height:${Math.round(size * 1.5)}px;`

/** Inline styles by purpose; those with colours also have classes, for darkRules. */
function styles(colour: Readonly<Record<ColourName, string>>) {
  const of = (name: string, css: string) => `class="${name}" style="${css}"`
  return {
    row: 'style="padding:16px 24px 0;"',
    title: of('ink', `margin:0;${font(22)}line-height:28px;font-weight:bold;color:${colour.ink};`),
    text: of('ink', `margin:0 0 8px;${font(16)}color:${colour.ink};`),
    label: of('muted', `padding:4px 12px 4px 0;${font(14)}color:${colour.muted};`),
    value: of('ink', `padding:4px 0;${font(16)}color:${colour.ink};word-break:break-word;overflow-wrap:anywhere;`),
    link: of('petrol', `color:${colour.petrol};`),
    line: of('ink rule', `padding:8px 0;border-bottom:1px solid ${colour.rule};${font(14)}color:${colour.ink};`),
    warning: of(
      'warning',
      `padding:12px 24px;${font(14)}font-weight:bold;background-color:${colour['signal-tint']};color:${colour.signal};`,
    ),
    quotation: of(
      'quotation ink',
      `padding:12px 16px;${font(16)}background-color:${colour.tint};border-left:3px solid ${colour.petrol};color:${colour.ink};word-break:break-word;overflow-wrap:anywhere;`,
    ),
    picture: of(
      'rule',
      `display:block;box-sizing:border-box;width:100%;max-width:550px;height:auto;border:1px solid ${colour.rule};`,
    ),
    notes: of(
      'muted rule',
      `padding:12px 0 16px;border-top:1px solid ${colour.rule};${font(13)}color:${colour.muted};`,
    ),
    command: of('ink', `font-family:Consolas,Menlo,monospace;color:${colour.ink};white-space:nowrap;`),
    button: (isWhatsapp: boolean) =>
      isWhatsapp
        ? { name: 'whatsapp', ground: colour.whatsapp, text: colour['on-whatsapp'] }
        : { name: 'button', ground: colour.petrol, text: colour['on-petrol'] },
  }
}

/**
 * The dark colours, for mail programs that support classes and rules; others show the light colours, or invert them.
 */
function darkRules(dark: Readonly<Record<ColourName, string>>): string {
  const rules = {
    '.paper': `background-color:${dark.paper}`,
    '.sheet': `background-color:${dark.sheet} !important; border-color:${dark.rule}`,
    '.head': `background-color:${dark.tint}`,
    '.on-head, .ink': `color:${dark.ink}`,
    '.muted': `color:${dark.muted}`,
    '.petrol': `color:${dark.petrol}`,
    '.rule': `border-color:${dark.rule}`,
    '.quotation': `background-color:${dark.tint} !important; border-color:${dark.petrol}`,
    '.warning': `background-color:${dark['signal-tint']} !important; color:${dark.signal}`,
    '.button': `background-color:${dark.petrol} !important; color:${dark['on-petrol']}`,
    '.whatsapp': `background-color:${dark.whatsapp} !important; color:${dark['on-whatsapp']}`,
  }
  return Object.entries(rules)
    .map(([selector, declarations]) => `  ${selector} { ${declarations} !important; }\n`)
    .join('')
}

/** A text as HTML, its line breaks as tags, because Outlook does not support `white-space`. */
const withLineBreaks = (text: string) => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br>\n')

const row = (content: string, style: string) => `<tr><td ${style}>\n${content}\n</td></tr>`

const innerTable = (content: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">\n${content}\n</table>`

const warning: Part = ({ warning: text }, style) => (text === undefined ? '' : row(escapeHtml(text), style.warning))

const title: Part = (letter, style) => row(`<h1 ${style.title}>${escapeHtml(letter.title)}</h1>`, style.row)

const picture: Part = ({ picture: source }, style) => {
  if (!source) return ''
  const image = `<img src="${escapeHtml(source.src)}" alt="${escapeHtml(source.alt)}" width="550" ${style.picture}>`
  return row(`<a ${style.link} href="${escapeHtml(source.href)}">${image}</a>`, style.row)
}

const paragraphs: Part = ({ paragraphs: texts = [] }, style) =>
  texts.length === 0
    ? ''
    : row(texts.map((text) => `<p ${style.text}>${withLineBreaks(text)}</p>`).join('\n'), style.row)

const fields: Part = ({ fields: all = [] }, style) => {
  if (all.length === 0) return ''
  const cells = all.map(({ label, value, href }) => {
    const valueHtml =
      href === undefined ? escapeHtml(value) : `<a ${style.link} href="${escapeHtml(href)}">${escapeHtml(value)}</a>`
    return `<tr valign="top"><td width="120" ${style.label}>${escapeHtml(label)}</td><td ${style.value}>${valueHtml}</td></tr>`
  })
  return row(innerTable(cells.join('\n')), style.row)
}

const lines: Part = ({ lines: all = [] }, style) =>
  all.length === 0
    ? ''
    : row(innerTable(all.map((text) => `<tr><td ${style.line}>${escapeHtml(text)}</td></tr>`).join('\n')), style.row)

const quotation: Part = ({ quotation: text }, style) =>
  text === undefined ? '' : row(innerTable(`<tr><td ${style.quotation}>${withLineBreaks(text)}</td></tr>`), style.row)

const actions: Part = ({ actions: all = [] }, style) => {
  const buttons = all.map(({ label, href, isWhatsapp = false }) => {
    const { name, ground, text } = style.button(isWhatsapp)
    const link = `<a class="${name}" href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;${font(16)}font-weight:bold;background-color:${ground};color:${text};text-decoration:none;border-radius:4px;">${escapeHtml(label)}</a>`
    return `<tr><td style="padding:0 0 8px;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="${name}" bgcolor="${ground}" style="border-radius:4px;">${link}</td></tr></table></td></tr>`
  })
  return buttons.length === 0 ? '' : row(innerTable(buttons.join('\n')), style.row)
}

const notes: Part = ({ notes: all }, style) => {
  const texts = all.map(({ text, command }) =>
    command === undefined
      ? escapeHtml(text)
      : `${escapeHtml(text)} <span ${style.command}>${escapeHtml(command)}</span>`,
  )
  return row(
    innerTable(
      `<tr><td ${style.notes}>${texts.map((text) => `<p style="margin:0 0 8px;">${text}</p>`).join('\n')}</td></tr>`,
    ),
    style.row,
  )
}
