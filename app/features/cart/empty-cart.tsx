import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/pages/paths.ts'
import { useCart } from './cart-provider.tsx'

/**
 * Served with the page for those of whom the browser keeps no cart, which its first script tells
 * (server/http/pages/start-gate.ts); to others it is shown when their cart was read and has nothing in it.
 */
export function EmptyCart({ picture }: { picture: string }) {
  const { reading, store } = useCart()
  return (
    <section
      data-unless-kept={reading === 'done' ? undefined : store.key}
      className="mt-4 grid justify-items-start gap-4 border-t border-rule py-12"
    >
      <img
        src={picture}
        alt=""
        width={480}
        height={300}
        className="w-full max-w-xs forced-colors:bg-[white] forced-colors:forced-color-adjust-none"
      />
      <h2 className="text-title">Seu carrinho está vazio</h2>
      <p className="max-w-prose text-muted">
        Explore nossos produtos médicos e adicione itens ao seu carrinho para solicitar orçamentos.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="primary" to={paths.equipment}>
          Ver Equipamentos
        </ButtonLink>
        <ButtonLink to={paths.accessories}>Ver Acessórios</ButtonLink>
        <ButtonLink look="plain" to={paths.identify}>
          Identificar peça
        </ButtonLink>
      </div>
      <p className="flex flex-wrap gap-x-4">
        <ButtonLink look="plain" size="inline" to={paths.quickOrder}>
          Colar lista
        </ButtonLink>
        <ButtonLink look="plain" size="inline" to={paths.lists}>
          Repetir pedido
        </ButtonLink>
      </p>
    </section>
  )
}
