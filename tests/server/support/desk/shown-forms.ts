/** What a person types into the fields of a form, by the field's type. */
export interface Typed {
  text: string
  email: string
  tel: string
}

export interface ShownForm {
  path: string
  fields: URLSearchParams
}

/**
 * The forms of a page that post, each once for every button, as a browser sends them after somebody typed into the text
 * fields: into all of them, or only into the empty ones.
 */
export function shownForms(
  html: string,
  { at, typed, into }: { at: string; typed: Typed; into: 'all' | 'empty' },
): ShownForm[] {
  const forms = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].filter(([, head = '']) =>
    /method="post"/i.test(head),
  )
  return forms.flatMap(([, head = '', body = '']) => {
    const action = attribute(head, 'action') ?? at
    const entries = [...inputs(body), ...textareas(body), ...choices(body)]
    const fill = ({ name, type, value }: Field): [string, string] => {
      const isText = type === 'text' || type === 'email' || type === 'tel'
      return [name, isText && (into === 'all' || value === '') ? typed[type] : value]
    }
    const buttons = [...body.matchAll(/<button\b([^>]*)>/g)].map(([, button = '']) => button)
    return (buttons.length > 0 ? buttons : ['']).map((button) => {
      const fields = new URLSearchParams(entries.map(fill))
      const name = attribute(button, 'name')
      if (name !== undefined) fields.set(name, attribute(button, 'value') ?? '')
      return { path: attribute(button, 'formaction') ?? action, fields }
    })
  })
}

interface Field {
  name: string
  type: string
  value: string
}

function inputs(body: string): Field[] {
  return [...body.matchAll(/<input\b([^>]*)>/g)].flatMap(([, head = '']) => {
    const [name, type = 'text', value = ''] = ['name', 'type', 'value'].map((what) => attribute(head, what))
    const isLeftOut = (type === 'checkbox' || type === 'radio') && !/\schecked\b/.test(head)
    return name === undefined || isLeftOut || type === 'file' ? [] : [{ name, type, value }]
  })
}

function textareas(body: string): Field[] {
  return [...body.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)].flatMap(([, head = '', value = '']) => {
    const name = attribute(head, 'name')
    return name === undefined ? [] : [{ name, type: 'text', value: plain(value) }]
  })
}

/** The selects, each with its chosen option, or else with its first one. */
function choices(body: string): Field[] {
  return [...body.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].flatMap(([, head = '', list = '']) => {
    const options = [...list.matchAll(/<option\b([^>]*)>/g)].map(([, option = '']) => option)
    const isChoice = (option: string) => (attribute(option, 'value') ?? '') !== ''
    const chosen =
      options.find((option) => /\sselected\b/.test(option) && isChoice(option)) ?? options.find(isChoice) ?? ''
    const name = attribute(head, 'name')
    return name === undefined ? [] : [{ name, type: 'select', value: attribute(chosen, 'value') ?? '' }]
  })
}

function attribute(head: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(head) ?? []
  return value === undefined ? undefined : plain(value)
}

const entities: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' }

function plain(html: string): string {
  return html.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (_all, entity: string) => entities[entity] ?? '')
}
