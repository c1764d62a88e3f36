import { Search } from 'lucide'
import { Form } from 'react-router'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { ProductCard } from '#app/features/catalogue/product-card.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { containsTerm } from '#domain/search/normalize.ts'
import { summaryOf } from '#server/site/catalogue.ts'
import { site } from '#server/site/site.ts'
import type { Route } from './+types/accessories.ts'
import { Icon } from '#app/ui/icon.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const term = new URL(request.url).searchParams.get('search')?.slice(0, 100) ?? ''
  const { products } = await site()
  const found = products.filter(
    (product) => product.category === 'acessorios-componentes' && containsTerm(JSON.stringify(product), term),
  )
  return { term, total: found.length, products: found.slice(0, 20).map(summaryOf) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Acessórios e componentes médicos',
    description:
      'Cabos, sensores, braçadeiras, células de oxigênio e peças de reposição para monitores e ventiladores.',
    path: paths.accessories,
    isHidden: Boolean(loaderData?.term),
  })

export default function AccessoriesRoute({ loaderData: { term, total, products } }: Route.ComponentProps) {
  return (
    <div className="page-width py-8">
      <h1 className="text-head">Acessórios e componentes</h1>
      <Form role="search" className="mt-6 flex max-w-xl gap-2">
        <input
          type="search"
          name="search"
          aria-label="Buscar acessórios"
          placeholder="Código, equipamento ou peça"
          defaultValue={term}
          className="min-h-11 flex-1 rounded border border-rule-strong bg-sheet px-3"
        />
        <Button type="submit" look="primary">
          <Icon node={Search} size={18} />
          Buscar
        </Button>
      </Form>
      <p className="my-4 text-small text-muted">{total === 1 ? '1 produto' : `${total} produtos`}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
        {products.map((product, index) => (
          <li key={product.id} className="row-span-4 grid grid-rows-subgrid">
            <ProductCard
              product={product}
              action={<AddToCart product={product} size="small" />}
              isPriority={index === 0}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
