import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema, type Options as SafeSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/**
 * What an article may contain: text, headings, lists, tables, figures and links, but no script, style, frame or form.
 * Other elements are removed; their text stays, except that of scripts, styles, templates and titles. A picture of
 * another site stays, and check-post-pictures.ts refuses it.
 */
const safe: SafeSchema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== 'input'),
    'abbr',
    'caption',
    'figcaption',
    'figure',
    'mark',
    'small',
    'time',
    'u',
  ],
  strip: ['script', 'style', 'template', 'title'],
  required: {},
  attributes: {
    '*': ['align', 'alt', 'colSpan', 'dir', 'headers', 'height', 'id', 'lang', 'rowSpan', 'scope', 'title', 'width'],
    a: ['href', 'ariaLabel', 'ariaDescribedBy', 'dataFootnoteRef', 'dataFootnoteBackref'],
    img: ['src'],
    ol: ['start', 'type'],
    details: ['open'],
    section: ['dataFootnotes'],
    time: ['dateTime'],
    // A list of tasks, whose boxes the style sheet draws.
    ul: [['className', 'contains-task-list']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['figura', 'http', 'https'] },
  // Ids stay unprefixed, so that links within the article work; renderPost removes those that are not plain words.
  clobber: [],
}

const fromMarkdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, {
  allowDangerousHtml: true,
  clobberPrefix: '',
  footnoteLabel: 'Notas',
  footnoteLabelProperties: {},
  footnoteBackLabel: 'Voltar ao texto',
})
const madeSafe = unified().use(rehypeRaw).use(rehypeSanitize, safe)

/** An article's body as a tree of safe HTML; HTML inside Markdown is parsed too. */
export function safeTree(format: 'markdown' | 'html', body: string): Root {
  if (format === 'html') return madeSafe.runSync({ type: 'root', children: [{ type: 'raw', value: body }] })
  return madeSafe.runSync(fromMarkdown.runSync(fromMarkdown.parse(body)))
}
