import { Search } from 'lucide'
import type { ReactNode } from 'react'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface MissingProductProps {
  picture: string
  /** The words of the address, as a search. */
  words: string
  /** Parts of the same kind. */
  children: ReactNode
}

/** Shown for a product that does not exist: a search, 'Não sei o código', and parts of the same kind (spec §8). */
export function MissingProductPage({ picture, words, children }: MissingProductProps) {
  return (
    <div className="page-width grid gap-8 py-8">
      <div className="grid items-center gap-x-12 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid gap-4">
          <h1 className="text-head">Produto não encontrado</h1>
          <p className="max-w-prose text-muted">
            Este endereço não leva mais a um produto. Procure pelo código da etiqueta, pelo equipamento ou pelo nome da
            peça.
          </p>
          <form role="search" action={paths.accessories} className="flex max-w-prose gap-2">
            <input
              type="search"
              name="search"
              aria-label="Buscar no catálogo"
              placeholder="Código, equipamento ou peça"
              defaultValue={words}
              className={controlClass}
            />
            <Button type="submit" look="primary">
              <Icon node={Search} size={18} />
              <span className="max-sm:sr-only">Buscar</span>
            </Button>
          </form>
          <p className="flex flex-wrap gap-3">
            <ButtonLink look="primary" to={paths.accessories}>
              Voltar ao Catálogo
            </ButtonLink>
            <ButtonLink look="plain" to={paths.identifyWith({ busca: words })}>
              {tools.identify.name}
            </ButtonLink>
          </p>
        </div>
        <img
          src={picture}
          alt=""
          width={480}
          height={300}
          className="w-full max-w-sm max-md:order-first max-md:max-w-60 forced-colors:bg-[white] forced-colors:forced-color-adjust-none"
        />
      </div>
      {children}
    </div>
  )
}
