import { TextField } from '#app/ui/form/field.tsx'
import type { FieldWords } from '#domain/catalogue-edit/form/field-words.ts'
import { contrastLine, isColour, contrastPairs } from '#domain/shop/contrast.ts'
import type { FormView } from '#desk/screens/catalogue/product-view.ts'

/**
 * A colour's field with a patch of the colour and its contrast, both updated while it is typed
 * (desk/browser/colours.ts).
 */
export function ColourInput({ name, view, words }: { name: string; view: FormView; words: FieldWords }) {
  const value = view.typed[name] ?? ''
  const [sheet = '', colour = ''] = name.split('.').slice(-2)
  const colours = Object.fromEntries(
    Object.entries(view.typed).flatMap(([field, text]): [string, string][] =>
      field.startsWith(`colours.${sheet}.`) ? [[field.slice(`colours.${sheet}.`.length), text]] : [],
    ),
  )
  const line = contrastLine(contrastPairs(colours).filter((pair) => pair.name === colour))
  return (
    <div className="flex items-start gap-2">
      <svg viewBox="0 0 10 10" aria-hidden className="mt-7 size-11 shrink-0 rounded border border-rule-strong">
        <rect data-patch={name} width="10" height="10" fill={isColour(value) ? value : 'none'} />
      </svg>
      <div className="min-w-0 grow">
        <TextField
          label={words.label}
          name={name}
          defaultValue={value}
          error={view.faults[name]}
          data-colour={sheet}
          autoComplete="off"
          spellCheck={false}
        />
        <p
          data-contrast={name}
          data-weak={line.isWeak || undefined}
          className="mt-1 text-label text-muted data-weak:text-signal"
        >
          {line.text}
        </p>
      </div>
    </div>
  )
}
