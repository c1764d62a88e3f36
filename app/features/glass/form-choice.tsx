import type { GlassFace } from '#domain/true-size/glass.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { plugFormLabel, type PlugForm } from '#domain/true-size/plug-forms.ts'
import { classNames } from '#app/ui/class-names.ts'

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const

/** Pictures of the forms, so that nobody has to know their names. */
const silhouettes: Readonly<Record<PlugForm, React.ReactNode>> = {
  redondo: <circle cx="24" cy="16" r="12" {...line} />,
  'tipo-d': <path d="M8 6h32l3 4-5 16H10L5 10z" strokeLinejoin="round" {...line} />,
  retangular: <rect x="6" y="7" width="36" height="18" rx="2" {...line} />,
  pinos: (
    <>
      <rect x="4" y="8" width="18" height="16" rx="2" {...line} />
      <path d="M22 12h20M22 20h20" {...line} />
    </>
  ),
  ar: (
    <>
      <circle cx="24" cy="16" r="12" {...line} />
      <circle cx="24" cy="16" r="5" {...line} />
    </>
  ),
}

interface FormChoiceProps {
  faces: readonly GlassFace[]
  form: PlugForm | undefined
  contacts: number | undefined
  onForm: (form: PlugForm | undefined) => void
  onContacts: (contacts: number | undefined) => void
}

const choiceClass = classNames(
  'cursor-pointer rounded border border-rule-strong bg-sheet px-2 text-small transition-colors hover:border-petrol',
  'aria-pressed:border-petrol aria-pressed:bg-petrol aria-pressed:font-medium aria-pressed:text-on-petrol',
)

/** Asks for what is seen at first sight: form, then number of contacts. Pressing an answer again removes it. */
export function FormChoice({ faces, form, contacts, onForm, onContacts }: FormChoiceProps) {
  const inForm = faces.filter((face) => form === undefined || face.form === form)
  const counts = [...new Set(inForm.flatMap((face) => face.contacts ?? []))].toSorted((a, b) => a - b)
  return (
    <div className="grid gap-4">
      <div role="group" aria-label="Forma" className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {keysOf(plugFormLabel).map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === form}
            onClick={() => onForm(key === form ? undefined : key)}
            className={classNames(choiceClass, 'grid min-h-20 content-center justify-items-center gap-1 py-2')}
          >
            <svg aria-hidden viewBox="0 0 48 32" width="48" height="32">
              {silhouettes[key]}
            </svg>
            <span className="text-label leading-tight">
              {plugFormLabel[key]} ({faces.filter((face) => face.form === key).length})
            </span>
          </button>
        ))}
      </div>
      <div role="group" aria-label="Contatos ou vias" className="flex flex-wrap items-center gap-2">
        <span aria-hidden className="text-small font-medium">
          Contatos ou vias
        </span>
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === contacts}
            aria-label={`${count} (${inForm.filter((face) => face.contacts === count).length} faces)`}
            onClick={() => onContacts(count === contacts ? undefined : count)}
            className={classNames(choiceClass, 'min-h-11 min-w-11')}
          >
            {count}
          </button>
        ))}
      </div>
    </div>
  )
}
