import { Button, buttonClass } from '#app/ui/button.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { BulkFields } from './bulk-bar.tsx'
import { withDraft } from '#desk/screens/parts/with-draft.ts'

/** The effect of a bulk change on one product. */
export interface PlannedProduct {
  id: string
  name: string
  changes: readonly string[]
  /** Why the product stays as it is. */
  stays?: string
  /** The file to be stored. */
  file?: { path: string; seen: string; text: string }
}

export interface BulkPreviewProps {
  /** The draft's id. */
  draft: number | undefined
  ids: readonly string[]
  typed: Readonly<Record<string, string>>
  faults: Readonly<Record<string, string>>
  plan: readonly PlannedProduct[]
  /** A digest of the plan: only what was shown can be stored. */
  seen: string
  back: string
  /** The plan has changed since it was shown. */
  isChanged: boolean
}

/** Every change in a sentence, before anything is stored. */
export function BulkPreview({ draft, ids, typed, faults, plan, seen, back, isChanged }: BulkPreviewProps) {
  const changing = plan.filter(({ file }) => file)
  const staying = plan.filter(({ stays }) => stays !== undefined)
  return (
    <PostForm action={withDraft('/catalogo/varios', draft)} className="grid max-w-4xl gap-6">
      <input type="hidden" name="volta" value={back} />
      <input type="hidden" name="visto" value={seen} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="produto" value={id} />
      ))}
      {isChanged && (
        <p role="alert" className="rounded border border-signal bg-signal-tint px-4 py-2 text-small">
          Nada foi guardado: algum produto mudou desde que você olhou, ou o pedido é outro. Veja de novo.
        </p>
      )}
      <fieldset className="grid gap-3 rounded border border-rule p-4">
        <legend className="px-1 text-small font-medium">
          {ids.length === 1 ? '1 produto marcado' : `${ids.length} produtos marcados`}
        </legend>
        <BulkFields typed={typed} faults={faults} />
        <Button type="submit" name="ato" value="ver" className="justify-self-start">
          Ver de novo
        </Button>
      </fieldset>
      {changing.length > 0 && (
        <section aria-label="O que muda" className="grid gap-2">
          <h2 className="text-lead font-semibold">
            {changing.length === 1 ? '1 produto muda' : `${changing.length} produtos mudam`}
          </h2>
          <ul className="grid border-t border-rule text-small">
            {changing.map(({ id, name, changes }) => (
              <li key={id} className="grid gap-0.5 border-b border-rule py-2">
                <span className="font-medium">{name}</span>
                {changes.map((change) => (
                  <span key={change} className="tabular-nums">
                    {change}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {staying.length > 0 && <Staying products={staying} />}
      <span className="flex flex-wrap items-center gap-4">
        {changing.length > 0 && (
          <Button type="submit" name="ato" value="aplicar" look="primary">
            Guardar no rascunho
          </Button>
        )}
        <a href={back} className={buttonClass({ look: 'plain', size: 'inline' })}>
          Voltar sem mudar
        </a>
      </span>
    </PostForm>
  )
}

function Staying({ products }: { products: readonly PlannedProduct[] }) {
  return (
    <section aria-label="O que fica" className="grid gap-2">
      <h2 className="text-lead font-semibold">
        {products.length === 1 ? '1 produto fica como está' : `${products.length} produtos ficam como estão`}
      </h2>
      <ul className="grid gap-1 text-small text-muted">
        {products.map(({ id, name, stays }) => (
          <li key={id}>
            {name}: {stays}
          </li>
        ))}
      </ul>
    </section>
  )
}
