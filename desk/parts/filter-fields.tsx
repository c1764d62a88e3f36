import { Search } from 'lucide'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { controlClass } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface FilterSearchProps {
  label?: string
  value: string
  placeholder?: string
  className?: string
}

/** The search field of a list's filters, `busca` in the address; `/` leads to it. */
export function FilterSearch({ label = 'Buscar', value, placeholder, className = 'sm:max-w-96' }: FilterSearchProps) {
  return (
    <label className={classNames('grid grow basis-48 gap-1 text-label text-muted', className)}>
      {label}
      <input
        type="search"
        name="busca"
        defaultValue={value}
        data-key="/"
        placeholder={placeholder}
        className={controlClass}
      />
    </label>
  )
}

/**
 * The button that shows what the filters find. In a form with `data-answers-typing` the list follows by itself
 * (desk/browser/desk.ts), and what it found is told to screen readers.
 */
export function FilterSubmit() {
  return (
    <>
      <Button type="submit">
        <Icon node={Search} size={16} /> Mostrar
      </Button>
      <span aria-live="polite" data-found className="sr-only" />
    </>
  )
}
