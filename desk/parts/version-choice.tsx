interface VersionChoiceProps {
  label: string
  /** The radio buttons' name, and the form's id if they are outside the form. */
  name: string
  form?: string
  /** Both versions; the first is chosen at the beginning. */
  sides: readonly { value: string; name: string; text: string }[]
}

/** A field that two persons changed: both versions side by side, one to be chosen. */
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
                className="size-5 shrink-0 accent-petrol"
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
