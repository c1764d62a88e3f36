import type { FormField } from '#domain/catalogue-edit/form/form-field.ts'
import { rowCount, tidyForm } from '#domain/catalogue-edit/form/tidy-form.ts'
import { countName, type TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import type { ProductAct } from './product-act.ts'

/**
 * A submitted form, tidied. Keys chosen beside a list are added to it; the pressed button adds, removes or moves a row,
 * or adds an end with a connector.
 */
export function productFormOf(fields: readonly FormField[], sent: TypedForm, act: ProductAct): TypedForm {
  const more = Object.entries(sent).flatMap(([name, key]): [string, string][] => {
    const list = name.startsWith('mais.') && key.trim() !== '' ? name.slice('mais.'.length) : undefined
    return list === undefined ? [] : [[list, `${sent[list] ?? ''}\n${key.trim()}`]]
  })
  const whole = { ...sent, ...Object.fromEntries(more) }
  if (act.kind !== 'end') return tidyForm(fields, whole, act.kind === 'rows' ? act.act : undefined)
  const count = rowCount(whole[countName('ends')])
  const end = {
    'ends.linhas': String(count + 1),
    [`ends.${count}.side`]: 'equipamento',
    [`ends.${count}.connector`]: act.connector,
  }
  return tidyForm(fields, { ...whole, ...end })
}
