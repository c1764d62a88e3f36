const none: readonly string[] = []
const link = 'button checkbox menuitem menuitemcheckbox menuitemradio option radio switch tab treeitem'.split(' ')
const button =
  'checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator slider switch tab treeitem'.split(
    ' ',
  )

/**
 * Roles that W3C's 'ARIA in HTML' lets an element take besides its own; an element that is not named here is not
 * judged.
 */
const permitted: Readonly<Record<string, readonly string[]>> = {
  a: link,
  button,
  dialog: ['alertdialog'],
  fieldset: ['none', 'presentation', 'radiogroup'],
  form: ['none', 'presentation', 'search'],
  h1: ['none', 'presentation', 'tab'],
  h2: ['none', 'presentation', 'tab'],
  h3: ['none', 'presentation', 'tab'],
  'input text': ['combobox', 'searchbox', 'spinbutton'],
  'input checkbox': ['menuitemcheckbox', 'option', 'switch'],
  'input radio': ['menuitemradio'],
  label: none,
  // An item is an option where its list has the role of a list box.
  li: ['option'],
  main: none,
  select: ['menu'],
  summary: none,
  textarea: none,
}

const openingTag = /<(a|button|dialog|fieldset|form|h[123]|input|label|li|main|select|summary|textarea)\b([^>]*)>/g

/** The opening tags of a page whose role their element may not take. */
export function forbiddenRoles(html: string): string[] {
  return Array.from(html.matchAll(openingTag)).flatMap(([tag, element = '', attributes = '']) => {
    const role = / role="([^"]*)"/.exec(attributes)?.[1]
    if (role === undefined) return []
    const type = / type="([^"]*)"/.exec(attributes)?.[1] ?? 'text'
    const roles = permitted[element === 'input' ? `input ${type}` : element] ?? none
    return roles.includes(role) ? [] : [tag]
  })
}
