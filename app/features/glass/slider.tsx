interface SliderProps {
  label: string
  /** The value as it is shown. */
  text: string
  /** The value as screen readers say it, where the shown one would be unclear. */
  spokenText?: string
  min: number
  max: number
  step: number
  value: number
  onValue: (value: number) => void
}

/** A value that is set by sliding, with its label and its text above. */
export function Slider({ label, text, spokenText = text, onValue, ...range }: SliderProps) {
  return (
    <label className="grid min-h-11 content-center text-small">
      <span className="flex justify-between gap-2">
        {label} <span className="text-muted">{text}</span>
      </span>
      <input
        type="range"
        aria-valuetext={spokenText}
        onChange={(event) => onValue(Number(event.target.value))}
        className="min-h-8 accent-brand touch:min-h-11"
        {...range}
      />
    </label>
  )
}
