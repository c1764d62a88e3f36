import { Star } from 'lucide'
import { useId, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'

interface StarInputProps {
  value: number
  onChange: (value: number) => void
  error?: string | undefined
}

/** One to five stars: five radio buttons with a preview under the pointer (spec §4 'Review dialog'). */
export function StarInput({ value, onChange, error }: StarInputProps) {
  const id = useId()
  const [preview, setPreview] = useState(0)
  const shown = preview || value
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-small font-medium">Sua nota</legend>
      <div className="flex" onPointerLeave={() => setPreview(0)}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            onPointerEnter={() => setPreview(star)}
            className="cursor-pointer rounded p-1.5 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rating"
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              className="sr-only"
              aria-label={star === 1 ? '1 estrela' : `${star} estrelas`}
            />
            <Icon
              node={Star}
              size={26}

              fill={star <= shown ? 'currentColor' : 'none'}
              className={classNames(star <= shown ? 'text-petrol' : 'text-rule-strong')}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-small text-signal">
          {error}
        </p>
      )}
    </fieldset>
  )
}
