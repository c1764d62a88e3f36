import { classNames } from '#app/ui/class-names.ts'

export function Steps({ steps }: { steps: readonly { title: string; description: string }[] }) {
  return (
    <ol
      className={classNames(
        'grid gap-x-10 sm:grid-cols-2',
        steps.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {steps.map(({ title, description }, index) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-2.5 sm:py-4">
          <span aria-hidden className="text-lead font-semibold text-brand">
            {index + 1}
          </span>
          <div>
            <h3 className="text-body">{title}</h3>
            <p className="text-small text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
