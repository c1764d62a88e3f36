import type { SchemeColours } from '#domain/shop/colours.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { MailShop } from './mail-shop.ts'

/** An e-mail before it is formatted. All fields but `html` are plain text. */
export interface Letter {
  subject: string
  /** The address for replies; with null they go to the sender's address. */
  replyTo: string | null
  title: string
  /** The warning that the message may be spam. */
  warning?: string
  picture?: { src: string; alt: string; href: string }
  paragraphs?: readonly string[]
  fields?: readonly Field[]
  lines?: readonly string[]
  quotation?: string
  actions?: readonly Action[]
  /** The HTML that replaces the one made of the other fields. */
  html?: string
  attachment?: { name: string; content: Buffer }
  notes: readonly string[]
}

type Field = { label: string; value: string; href?: string }

type Action = { label: string; href: string; isWhatsapp?: boolean }

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
  return `${blocks.filter(Boolean).join('\n\n')}\n\n-- \n${notes.join('\n')}\n`
}

/** The e-mail as HTML with one style sheet in the site's colours, dark where the mail program is dark. */
export function letterHtml(letter: Letter, { brand, siteUrl, colours }: MailShop): string {
  const { warning, title, picture, paragraphs = [], fields = [], lines = [], quotation, actions = [], notes } = letter
  const rows = fields.map(
    ({ label, value, href }) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${href === undefined ? escapeHtml(value) : linkTo(href, escapeHtml(value))}</td></tr>`,
  )
  const body = [
    `<p class="brand">${linkTo(siteUrl, escapeHtml(brand.name))}</p>`,
    warning && `<p class="warning">${escapeHtml(warning)}</p>`,
    `<h1>${escapeHtml(title)}</h1>`,
    picture &&
      `<p>${linkTo(picture.href, `<img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}" width="550">`)}</p>`,
    ...paragraphs.map((text) => `<p>${withLineBreaks(text)}</p>`),
    rows.length > 0 && `<table>\n${rows.join('\n')}\n</table>`,
    lines.length > 0 && `<ul>\n${lines.map((text) => `<li>${escapeHtml(text)}</li>`).join('\n')}\n</ul>`,
    quotation !== undefined && `<blockquote>${withLineBreaks(quotation)}</blockquote>`,
    ...actions.map(
      ({ label, href, isWhatsapp = false }) =>
        `<p>${linkTo(href, escapeHtml(label), isWhatsapp ? 'button whatsapp' : 'button')}</p>`,
    ),
    `<div class="notes">\n${notes.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}\n</div>`,
  ]
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${layoutRules}${colourRules(colours.light)}
@media (prefers-color-scheme: dark) {${colourRules(colours.dark)}
}
</style>
</head>
<body>
<div class="sheet">
${body.filter(Boolean).join('\n')}
</div>
</body>
</html>
`
}

const layoutRules = `
body { margin: 0; padding: 16px 8px 24px; font: 16px/1.5 Arial, Helvetica, sans-serif; }
.sheet { max-width: 550px; margin: 0 auto; padding: 8px 24px 16px; border: 1px solid; overflow-wrap: anywhere; }
.brand { padding-bottom: 8px; border-bottom: 2px solid; font-weight: bold; }
.brand a { text-decoration: none; }
h1 { margin: 16px 0; font-size: 22px; line-height: 28px; }
.warning { padding: 12px 16px; font-weight: bold; }
img { display: block; box-sizing: border-box; width: 100%; max-width: 550px; height: auto; border: 1px solid; }
th { padding: 4px 12px 4px 0; font-size: 14px; font-weight: normal; text-align: left; vertical-align: top; }
td { padding: 4px 0; }
blockquote { margin: 16px 0; padding: 12px 16px; border-left: 3px solid; }
.button { display: inline-block; padding: 12px 20px; border-radius: 4px; font-weight: bold; text-decoration: none; }
.notes { margin-top: 24px; border-top: 1px solid; font-size: 13px; }`

const colourRules = (colour: SchemeColours): string => `
body { background: ${colour.paper}; color: ${colour.ink}; }
.sheet { background: ${colour.sheet}; }
.sheet, img, .notes { border-color: ${colour.rule}; }
.brand { border-color: ${colour['brand-deep']}; }
a, .brand a { color: ${colour['brand-deep']}; }
.warning { background: ${colour['signal-tint']}; color: ${colour.signal}; }
th, .notes { color: ${colour.muted}; }
blockquote { background: ${colour.tint}; border-color: ${colour.brand}; }
.button { background: ${colour.brand}; color: ${colour['on-brand']}; }
.whatsapp { background: ${colour.whatsapp}; color: ${colour['on-whatsapp']}; }`

const linkTo = (href: string, html: string, className = ''): string =>
  `<a${className && ` class="${className}"`} href="${escapeHtml(href)}">${html}</a>`

/** A text as HTML: its line breaks are tags, because Outlook does not support `white-space`. */
export const withLineBreaks = (text: string) => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br>\n')
