import { type ReactNode, type ComponentProps, createContext, use } from 'react'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/field.tsx'
import { reminderChoices } from '#domain/desk/calendar/reminder.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { counted } from '#domain/text/number-text.ts'

interface CheckFieldProps {
  name: string
  value: string
  /** Whether it is one of several with the same name, of which only one can be chosen. */
  isRadio?: boolean
  isRequired?: boolean
  isChecked?: boolean
  /** Whether it selects rows of a list; the list then shows its bar of actions. */
  selectsRows?: boolean
  /** The value sent when not ticked. By default the field is left out, which leaves the setting unchanged. */
  untickedValue?: string
  label?: string
  children?: ReactNode
}

export function CheckField({
  name,
  value,
  isRadio = false,
  isRequired = false,
  isChecked = false,
  selectsRows = false,
  untickedValue,
  label,
  children = label,
}: CheckFieldProps) {
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-small">
      {untickedValue !== undefined && <input type="hidden" name={name} value={untickedValue} />}
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        required={isRequired}
        defaultChecked={isChecked}
        data-check={selectsRows || undefined}
        className="size-5 shrink-0 accent-brand"
      />
      <span>{children}</span>
    </label>
  )
}

export interface OptionsProps {
  of: Readonly<Record<string, string>>
  none?: string | undefined
  required?: boolean | undefined
}

export function Options({ of, none, required }: OptionsProps) {
  return (
    <>
      {none !== undefined && (
        <option value="" disabled={required}>
          {none}
        </option>
      )}
      {Object.entries(of).map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </>
  )
}

export const namedByThemselves = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]))
export const namesByKey = (all: readonly { key: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(all.map(({ key, name }) => [key, name]))

export function ChoiceField({ of, none, ...rest }: ComponentProps<typeof SelectField> & OptionsProps) {
  return (
    <SelectField {...rest}>
      <Options of={of} none={none} required={rest.required} />
    </SelectField>
  )
}

export const FormTokenContext = createContext('')

type Fields = Readonly<Record<string, string | number>>

interface PostFormProps extends Omit<ComponentProps<'form'>, 'hidden'> {
  /** The version of the item that the person sees, so that later changes are not overwritten. */
  version?: number | undefined
  hidden?: Fields | undefined
}

export function PostForm({ version, hidden, children, ...rest }: PostFormProps) {
  return (
    <form method="post" {...rest}>
      <HiddenFields of={{ ficha: use(FormTokenContext), ...(version && { versao: version }), ...hidden }} />
      {children}
    </form>
  )
}

export function HiddenFields({ of }: { of: Fields }) {
  return Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

type SubmitProps = Omit<ComponentProps<typeof Button>, 'hidden'> & { label?: string }

/** The size of a button or link that names none: what looks plain is as low as the text beside it. */
export const usualSize = (look: ButtonLook['look']) => (look === 'plain' ? 'inline' : 'medium')

/** The button that sends a form; with an icon, the words stand beside it as children. */
export function Submit({ label, children = label, look, size = usualSize(look), ...rest }: SubmitProps) {
  return (
    <Button type="submit" look={look} size={size} {...rest}>
      {children}
    </Button>
  )
}

type PostButtonProps = SubmitProps & Pick<PostFormProps, 'action' | 'version' | 'hidden'>

export function PostButton({ action, version, hidden, ...button }: PostButtonProps) {
  return (
    <PostForm action={action} version={version} hidden={hidden}>
      <Submit {...button} />
    </PostForm>
  )
}

/** The sentence that says why a form is shown again. In: how many of its fields are wrong. */
export const faultCountText = (count: number) =>
  `Nada foi salvo: ${counted(count, 'campo precisa', 'campos precisam')} de correção. O que você digitou está aqui.`

/** The class of a form in a box, and the encoding of one that sends files. */
export const formBoxClass = 'grid gap-3 rounded border border-rule p-4'
export const fileFormEncoding = 'multipart/form-data'

/** Texts by field name: what was typed into a form, or what is wrong with it. */
export type Texts = Readonly<Record<string, string>>

/** The props that the text fields of one form have in common: what was typed, and what is wrong with it. */
export function typedField(typed: Texts, faults: Texts) {
  return (name: string) => ({ name, defaultValue: typed[name] ?? '', error: faults[name], autoComplete: 'off' })
}

interface ReminderFormProps {
  action: string
  version: number
  /** The day of the present reminder (ISO 8601); null without one. */
  remindOn: string | null
}

export function ReminderForm({ action, version, remindOn }: ReminderFormProps) {
  return (
    <PostForm action={action} className="flex flex-wrap items-center gap-2" version={version}>
      <input type="hidden" name="ato" value="lembrar" />
      <span className="text-label text-muted">
        {remindOn === null ? 'Lembrar' : `Lembrete em ${brazilianDay(remindOn)}`}
      </span>
      {reminderChoices.map(({ days, name }) => (
        <Submit label={name} key={days} size="small" name="dias" value={days} />
      ))}
      {remindOn !== null && <Submit label="Tirar lembrete" size="small" name="dias" value="0" />}
    </PostForm>
  )
}
