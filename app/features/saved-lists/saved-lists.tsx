import { Link } from 'react-router'
import { useSite } from '#app/site.tsx'
import { ToolLinks } from '#app/tool-links.tsx'
import type { Cart } from '#domain/cart/cart.ts'
import { paths } from '#domain/pages/paths.ts'
import { SavedListEntry } from './saved-list-entry.tsx'
import { SavedListFiles } from './saved-list-files.tsx'
import { OwnMachines } from './own-machines.tsx'
import { SaveCart } from './save-cart.tsx'
import { useShelf } from './use-shelf.ts'

/** The saved lists, the last requests, and the ways in and out. */
export function SavedLists({ cart }: { cart: Cart }) {
  const { brand } = useSite()
  const saved = useShelf(brand.slug, 'listas')
  const requests = useShelf(brand.slug, 'pedidos')
  return (
    <div className="grid gap-8">
      {cart.items.length > 0 && <SaveCart cart={cart} change={saved.change} />}
      <section aria-labelledby="listas-salvas" className="grid gap-3">
        <h2 id="listas-salvas" className="text-title">
          Listas salvas
        </h2>
        {saved.lists.length === 0 && (
          <p className="text-muted">
            Nenhuma lista ainda. Monte um carrinho, ou{' '}
            <Link to={paths.quickOrder} className="underline underline-offset-4">
              cole uma lista de códigos
            </Link>
            , e guarde-o aqui.
          </p>
        )}
        <ul className="border-t border-rule empty:hidden">
          {saved.lists.map((list) => (
            <SavedListEntry
              key={list.id}
              list={list}
              onDelete={() => saved.change((lists) => lists.filter(({ id }) => id !== list.id))}
            />
          ))}
        </ul>
        <SavedListFiles lists={saved.lists} change={saved.change} />
      </section>
      <OwnMachines />
      {requests.lists.length > 0 && (
        <section aria-labelledby="ultimos-pedidos" className="grid gap-3">
          <h2 id="ultimos-pedidos" className="text-title">
            Últimos pedidos
          </h2>
          <p className="text-small text-muted">
            Os cinco últimos abertos no WhatsApp ou no e-mail a partir deste aparelho.
          </p>
          <ul className="border-t border-rule">
            {requests.lists.map((list) => (
              <SavedListEntry
                key={list.id}
                list={list}
                remark="não sabemos se foi enviado"
                onDelete={() => requests.change((lists) => lists.filter(({ id }) => id !== list.id))}
              />
            ))}
          </ul>
        </section>
      )}
      {saved.lists.length + requests.lists.length === 0 && <ToolLinks />}
    </div>
  )
}
