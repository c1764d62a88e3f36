import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ModelPage } from '#domain/compatibility/page-data.ts'
import { paths } from '#domain/pages/paths.ts'
import { chosenParts, type ChosenPart } from './chosen-parts.ts'
import { MoreActions, PartsActions } from './parts-actions.tsx'

interface PartsFormProps {
  page: ModelPage
  /** Puts parts into the cart. */
  onAdd: (parts: readonly ChosenPart[]) => void
  /** The tables. */
  children: ReactNode
}

/** The tables of a model's page, as a form whose buttons act on the chosen parts. */
export function PartsForm({ page, onAdd, children }: PartsFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<readonly ChosenPart[]>([])
  const request = { machine: page.name, parts: chosen }
  const read = () => (form.current ? chosenOf(form.current, page) : [])

  // Takes over what was chosen before hydration.
  useEffect(() => {
    const before = form.current ? chosenOf(form.current, page) : []
    if (before.length > 0) setChosen(before)
  }, [page])

  return (
    <form
      ref={form}
      action={paths.quickOrder}
      aria-label={`Pedir peças para ${page.name}`}
      onChange={() => setChosen(read())}
      onSubmit={(event) => {
        event.preventDefault()
        const lines = read().map(({ code, quantity }) => ['lista', `${code} x ${quantity}`])
        void navigate(`${paths.quickOrder}?${new URLSearchParams(lines)}`)
      }}
      className="print-keep grid gap-5 print:block"
    >
      {children}
      <MoreActions request={request} />
      <PartsActions request={request} onAdd={() => onAdd(read())} />
    </form>
  )
}

function chosenOf(form: HTMLFormElement, { cited, ofBrand }: ModelPage): ChosenPart[] {
  return chosenParts(
    form,
    [...cited, ...ofBrand].flatMap(({ rows }) => rows.map(({ product }) => product)),
  )
}
