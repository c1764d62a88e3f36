import { Link } from 'react-router'
import { useSite } from '#app/site.tsx'
import { ToolLinks } from '#app/tool-links.tsx'
import type { Cart } from '#domain/cart/cart.ts'
import { paths } from '#domain/pages/paths.ts'
import { SavedListEntry } from './saved-list-entry.tsx'
import { SavedListFiles } from './saved-list-files.tsx'
import { OwnMachines } from './own-machines.tsx'
import { SaveCart } from './save-cart.tsx'
import { useStoredLists } from './use-stored-lists.ts'

type StoredLists = ReturnType<typeof useStoredLists>

/** The saved lists and the last requests; beside them, where there is room, the visitor's machines. */
export function SavedLists({ cart }: { cart: Cart }) {
  const { brand } = useSite()
  const saved = useStoredLists(brand.slug, 'listas')
  const requests = useStoredLists(brand.slug, 'pedidos')
  return (
    <div className="grid gap-8">
      {cart.items.length > 0 && <SaveCart cart={cart} change={saved.change} />}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-8">
          <Saved {...saved} />
          {requests.lists.length > 0 && <Requests {...requests} />}
        </div>
        <OwnMachines />
      </div>
      {saved.lists.length + requests.lists.length === 0 && <ToolLinks />}
    </div>
  )
}

function Saved({ lists, change }: StoredLists) {
  return (
    <section aria-labelledby="listas-salvas" className="grid gap-3">
      <h2 id="listas-salvas" className="text-title">
        Listas salvas
      </h2>
      {lists.length === 0 && (
        <p className="text-muted">
          Nenhuma lista ainda. Monte um carrinho, ou{' '}
          <Link to={paths.quickOrder} className="underline underline-offset-4">
            cole uma lista de códigos
          </Link>
          , e guarde-o aqui.
        </p>
      )}
      <ul className="border-t border-rule empty:hidden">
        {lists.map((list) => (
          <SavedListEntry
            key={list.id}
            list={list}
            onDelete={() => change((before) => before.filter(({ id }) => id !== list.id))}
          />
        ))}
      </ul>
      <SavedListFiles lists={lists} change={change} />
    </section>
  )
}

function Requests({ lists, change }: StoredLists) {
  return (
    <section aria-labelledby="ultimos-pedidos" className="grid gap-3">
      <h2 id="ultimos-pedidos" className="text-title">
        Últimos pedidos
      </h2>
      <p className="text-small text-muted">
        Os cinco últimos abertos no WhatsApp ou no e-mail a partir deste aparelho.
      </p>
      <ul className="border-t border-rule">
        {lists.map((list) => (
          <SavedListEntry
            key={list.id}
            list={list}
            remark="não sabemos se foi enviado"
            onDelete={() => change((before) => before.filter(({ id }) => id !== list.id))}
          />
        ))}
      </ul>
    </section>
  )
}
