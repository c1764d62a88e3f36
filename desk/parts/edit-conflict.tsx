import type { ReactNode } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { PostForm } from './post-form.tsx'

interface EditConflictProps {
  /** What there is now. */
  children: ReactNode
  /** The form's address and fields, with the version that there is now. */
  action: string
  fields: Record<string, string>
  /** What this person typed, to be changed before it is sent again. */
  text?: { label: string; value: string } | undefined
  /** What sending does: 'Gravar o meu também'. */
  keepLabel: string
  /** The page's address, for the link that discards this person's change. */
  leavePath: string
}

/** Shown when two persons changed the same item: the other person's changes, and the change that was not saved. */
export function EditConflict({ children, action, fields, text, keepLabel, leavePath }: EditConflictProps) {
  return (
    <div className="grid gap-6">
      <p className="max-w-prose">
        Outra pessoa mexeu aqui enquanto a página estava aberta. Nada seu se perdeu, e nada foi gravado ainda: compare e
        decida.
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <section className="grid content-start gap-3" aria-label="O que há agora">
          <h2 className="text-lead font-semibold">O que há agora</h2>
          {children}
        </section>
        <section className="grid content-start gap-3" aria-label="O seu">
          <h2 className="text-lead font-semibold">O seu</h2>
          <PostForm action={action} className="grid justify-items-start gap-4">
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {text && (
              <TextAreaField label={text.label} name="texto" rows={9} defaultValue={text.value} className="w-full" />
            )}
            <span className="flex flex-wrap gap-3">
              <Button type="submit" look="primary">
                {keepLabel}
              </Button>
              <a href={leavePath} className={buttonClass({})}>
                Deixar como está
              </a>
            </span>
          </PostForm>
        </section>
      </div>
    </div>
  )
}
