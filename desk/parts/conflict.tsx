import type { ReactNode } from 'react'
import { TextAreaField } from '#app/ui/form/field.tsx'
import type { DeskContext, RouteOptions } from '#desk/http/routes.ts'
import { Submit, PostForm } from './form.tsx'
import { ButtonLink } from './links.tsx'
import { Section } from './section.tsx'

export interface ConflictProps {
  fields: Readonly<Record<string, string | number>>
  /** The text that this person typed, to be changed before it is sent again. */
  text?: { label: string; value: string } | undefined
  /** The label of the button that sends: 'Gravar o meu também'. */
  keepLabel: string
  /** The page's address, for the link that discards this person's change. */
  leavePath: string
  children: ReactNode
}

/** The answer where two persons changed one item: the other's changes, and this person's, which were not saved. */
export function conflictAnswer(context: DeskContext, { show }: RouteOptions, props: ConflictProps): Promise<Response> {
  const { fields, text, keepLabel, leavePath, children } = props
  const screen = (
    <div className="grid gap-6">
      <p className="max-w-prose">
        Outra pessoa mexeu aqui enquanto a página estava aberta. Nada seu se perdeu, e nada foi gravado ainda: compare e
        decida.
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <Section title="O que há agora" className="content-start">
          {children}
        </Section>
        <Section title="O seu" className="content-start">
          <PostForm action={context.req.path} hidden={fields} className="grid justify-items-start gap-4">
            {text && (
              <TextAreaField label={text.label} name="texto" rows={9} defaultValue={text.value} className="w-full" />
            )}
            <span className="flex flex-wrap gap-3">
              <Submit label={keepLabel} look="primary" />
              <ButtonLink label="Deixar como está" href={leavePath} />
            </span>
          </PostForm>
        </Section>
      </div>
    </div>
  )
  return show(context, { title: 'Duas pessoas ao mesmo tempo', screen, status: 409 })
}

interface VersionChoiceProps {
  label: string
  /** The radio buttons' name, and the form's id if they are outside the form. */
  name: string
  form?: string
  /** Both versions; the first is chosen at the beginning. */
  sides: readonly { value: string; name: string; text: string }[]
}

export function VersionChoice({ label, name, form, sides }: VersionChoiceProps) {
  return (
    <fieldset className="rounded border border-rule bg-sheet p-3">
      <legend className="float-left w-full font-medium">{label}</legend>
      <div className="clear-both grid gap-x-4 sm:grid-cols-2">
        {sides.map((side, index) => (
          <label key={side.value} className="grid min-w-0 cursor-pointer content-start gap-1 py-1">
            <span className="flex min-h-11 items-center gap-2 text-muted">
              <input
                type="radio"
                name={name}
                form={form}
                value={side.value}
                defaultChecked={index === 0}
                className="size-5 shrink-0 accent-brand"
              />
              {side.name}
            </span>
            <span className="wrap-anywhere whitespace-pre-wrap">{side.text || '(vazio)'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
