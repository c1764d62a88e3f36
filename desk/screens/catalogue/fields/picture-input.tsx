import { pictureFile } from '#domain/content-edit/kinds/brand.ts'
import type { FieldWords } from '#domain/catalogue-edit/form/field-words.ts'
import type { FormView } from '#desk/screens/catalogue/product-view.ts'
import { withDraft } from '#desk/screens/parts/with-draft.ts'

interface PictureInputProps {
  name: string
  view: FormView
  words: FieldWords
}

/** A picture of the brand on the background that it is made for, and the choice of another file. */
export function PictureInput({ name, view, words }: PictureInputProps) {
  const fault = view.faults[name]
  return (
    <div className="grid gap-1.5 text-small">
      <input type="hidden" name={name} value={view.typed[name] ?? ''} />
      <label htmlFor={name} className="font-medium">
        {words.label}
      </label>
      <div className="flex items-center gap-3">
        <img
          src={withDraft(`/conteudo/marca/imagens/${name}`, view.draft)}
          alt="Como está"
          className={`h-14 max-w-40 shrink-0 rounded border border-rule object-contain p-2 ${words.picture === 'dark' ? 'bg-black' : 'bg-white'}`}
        />
        <input
          id={name}
          type="file"
          name={pictureFile(name)}
          accept="image/svg+xml,image/png,image/jpeg,image/webp"
          aria-describedby={`${name}-dica`}
          aria-invalid={fault !== undefined || undefined}
          className="min-h-11 w-full min-w-0 rounded border border-rule-strong bg-sheet px-3 py-2"
        />
      </div>
      <p id={`${name}-dica`} className={fault === undefined ? 'text-label text-muted' : 'text-small text-signal'}>
        {fault ?? words.hint}
      </p>
    </div>
  )
}
