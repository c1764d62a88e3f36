import { paths } from '#domain/pages/paths.ts'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { LatePlace, latePart } from '#app/ui/late.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { tools } from '#domain/pages/tools.ts'

const SavedLists = latePart(async () => (await import('./saved-lists.tsx')).SavedLists)

/** The page of lists that the visitor keeps on the device. */
export function SavedListsPage({ cart }: { cart: Cart }) {
  const isRunning = useIsHydrated()
  return (
    <div className="page-width page-top grid gap-6">
      <PageHead
        title={tools.lists.name}
        crumbs={[{ label: 'Carrinho', to: paths.cart }, { label: tools.lists.name }]}
        lead="Listas de peças salvas só neste aparelho. Nomes e preços vêm sempre do catálogo de hoje."
      />
      <noscript>
        <p>As listas precisam de JavaScript.</p>
      </noscript>
      {/* Keeps room for the lists, which are rendered late, so that nothing moves. */}
      <div className="min-h-dvh has-[section]:min-h-0">
        {isRunning && (
          <LatePlace>
            <SavedLists cart={cart} />
          </LatePlace>
        )}
      </div>
    </div>
  )
}
