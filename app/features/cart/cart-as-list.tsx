import { useSite } from '#app/site.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { copyText, showToast } from '#app/ui/toast.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { paths } from '#domain/pages/paths.ts'
import { cartFragment } from '#domain/quote/links.ts'

/** What can be made of a cart: a document for the buyer, a link for a colleague, a saved list. */
export function CartAsList({ cart }: { cart: Cart }) {
  const { siteUrl } = useSite()

  async function copy() {
    const fragment = cartFragment(cart)
    if (fragment === undefined)
      showToast('Longo demais para um link', { text: 'Um link leva até 200 linhas. Use a solicitação.' })
    else if (await copyText(`${siteUrl}${paths.list(fragment)}`)) showToast('Link da lista copiado')
  }

  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <ButtonLink look="plain" size="inline" to={paths.request}>
        Solicitação de orçamento
      </ButtonLink>
      <Button look="plain" size="inline" onClick={() => void copy()}>
        Copiar link
      </Button>
      <ButtonLink look="plain" size="inline" to={`${paths.lists}#salvar`}>
        Salvar lista
      </ButtonLink>
    </p>
  )
}
