import type { ReactNode } from 'react'
import type { FieldGroup } from '#domain/catalogue-edit/form/field-groups.ts'
import type { FormView } from '#desk/screens/catalogue/product-view.ts'
import { FieldInput } from './field-input.tsx'

interface FormPartsProps {
  groups: readonly FieldGroup[]
  view: FormView
  /** Contents below a part's fields, by the part's anchor. */
  after?: Readonly<Record<string, ReactNode>>
}

/** A form's fields in titled parts, below links to each part. */
export function FormParts({ groups, view, after }: FormPartsProps) {
  return (
    <>
      {groups.length > 1 && (
        <nav aria-label="Partes do formulário" className="flex flex-wrap gap-x-4 text-small">
          {groups.map(({ title, anchor }) => (
            <a
              key={anchor}
              href={`#${anchor}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {title}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ title, anchor, fields }) => (
        <section
          key={anchor}
          id={anchor}
          aria-label={title}
          className="grid scroll-mt-4 gap-4 border-t border-rule pt-4"
        >
          <h2 className="text-lead font-semibold">{title}</h2>
          <div className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-3">
            {fields.map((field) => (
              <FieldInput key={field.name} field={field} name={field.name} view={view} />
            ))}
          </div>
          {after?.[anchor]}
        </section>
      ))}
    </>
  )
}
