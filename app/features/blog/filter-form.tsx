import { Search } from 'lucide'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { blogAddress, blogFilterOf, type BlogFilter } from './blog-filter.ts'

interface FilterFormProps {
  filter: BlogFilter
  categories: readonly { name: string; slug: string }[]
}

/** Search and category of the list (spec §4 Blog). Two plain forms, which work without scripts. */
export function FilterForm({ filter, categories }: FilterFormProps) {
  const navigate = useNavigate()

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const data = new FormData(event.currentTarget)
    if (submitter instanceof HTMLButtonElement && submitter.name) data.set(submitter.name, submitter.value)
    const parameters = new URLSearchParams()
    for (const [name, value] of data) if (typeof value === 'string') parameters.set(name, value)
    void navigate(blogAddress(blogFilterOf(parameters)), { replace: true, preventScrollReset: true })
  }

  return (
    <div className="no-print grid gap-4 border-y border-rule py-5 lg:grid-cols-[1fr_auto] lg:items-center">
      <form action={paths.blog} role="search" onSubmit={apply} className="flex flex-wrap gap-2 lg:order-2">
        {filter.category && <input type="hidden" name="categoria" value={filter.category} />}
        <input
          key={filter.term}
          type="search"
          name="search"
          aria-label="Pesquisar artigos"
          placeholder="Pesquisar artigos..."
          maxLength={100}
          defaultValue={filter.term}
          className="peer min-h-11 w-full min-w-0 flex-1 rounded border border-rule-strong bg-sheet px-3 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        <Link
          to={blogAddress({ ...filter, term: '' })}
          replace
          preventScrollReset
          onClick={(event) => event.currentTarget.closest('form')?.reset()}
          className={buttonClass({ look: 'plain' }, filter.term ? '' : 'peer-placeholder-shown:hidden')}
        >
          Limpar
        </Link>
        <Button type="submit" look="primary">
          <Icon node={Search} size={18} />
          Pesquisar
        </Button>
      </form>
      <form action={paths.blog} onSubmit={apply} aria-label="Categorias" className="flex flex-wrap gap-x-1 gap-y-2">
        {filter.term && <input type="hidden" name="search" value={filter.term} />}
        {[{ name: 'Todas as categorias', slug: '' }, ...categories].map(({ name, slug }) => (
          <button
            key={slug}
            type="submit"
            {...(slug && { name: 'categoria', value: slug })}
            aria-pressed={slug === filter.category}
            className={classNames(
              'min-h-11 cursor-pointer rounded px-3 text-small text-muted transition-colors hover:bg-tint hover:text-ink',
              'aria-pressed:bg-petrol aria-pressed:font-medium aria-pressed:text-on-petrol',
            )}
          >
            {name}
          </button>
        ))}
      </form>
    </div>
  )
}
