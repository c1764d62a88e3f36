import { data } from 'react-router'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { RelatedProducts } from '#app/features/catalogue/related-products.tsx'
import { ProductPage } from '#app/features/product/product-page.tsx'
import { ReviewList } from '#app/features/reviews/review-list.tsx'
import { Reviews } from '#app/features/reviews/reviews.tsx'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { missingMeta, pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { metaDescription } from '#domain/seo/meta-description.ts'
import { productPageData } from '#domain/seo/product-page-data.ts'
import { productById, relatedTo, summaryOf } from '#server/site/catalogue.ts'
import { socialPicture } from '#server/site/social.ts'
import type { Route } from './+types/product.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const product = await productById(params.id)
  if (!product) return data(null, { status: 404 })
  const [related, picture] = await Promise.all([
    relatedTo(product),
    socialPicture(paths.product(product.id), product.name),
  ])
  return { product, summary: summaryOf(product), related, picture }
}

/** A choice changes the address, not the product. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const product = loaderData?.product
  if (!product) return missingMeta(matches, 'Produto não encontrado')
  return pageMeta(matches, {
    title: product.name,
    description: metaDescription(product.description),
    path: paths.product(product.id),
    type: 'product',
    picture: loaderData.picture,
  })
}

export default function ProductRoute({ loaderData, matches }: Route.ComponentProps) {
  if (!loaderData) {
    return <NotFound title="Produto não encontrado" back={{ label: 'Voltar ao Catálogo', to: paths.accessories }} />
  }
  const { product, summary, related } = loaderData
  return (
    <ProductPage
      key={product.id}
      product={product}
      cartButton={(selection) => <AddToCart product={summary} chosen={selection} />}
      rating={<Reviews productId={product.id} productName={product.name} />}
    >
      <JsonLd data={import.meta.env.SSR ? productPageData(product, matches[0].loaderData) : []} />
      <ReviewList productId={product.id} />
      <RelatedProducts title="Peças para os mesmos equipamentos" relations={related.sameEquipment} />
      <RelatedProducts title="Alternativas para o mesmo uso" relations={related.alternatives} />
    </ProductPage>
  )
}
