import { memo } from 'react'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { MachineParts } from '#app/features/catalogue/cards/machine-parts.tsx'
import { RelatedProducts } from '#app/features/catalogue/cards/related-products.tsx'
import { LatePlace, latePart } from '#app/ui/late.tsx'
import { GoesWith } from '#app/features/product/fits/goes-with.tsx'
import { ProductPage } from '#app/features/product/product-page.tsx'
import { UncitedMachine } from '#app/features/product/fits/uncited-machine.tsx'
import { ReviewList } from '#app/features/reviews/review-list.tsx'
import { Reviews } from '#app/features/reviews/reviews.tsx'
import { missingMeta, pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { paths } from '#domain/pages/paths.ts'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { metaDescription } from '#domain/seo/meta-description.ts'
import { productPageData } from '#domain/seo/product-page-data.ts'
import { partsFor, productById, productWithSheet, relatedTo, summaryOf } from '#server/site/catalogue.ts'
import { comparedWith } from '#server/site/compare.ts'
import { missingProduct } from '#server/site/former.ts'
import { matesOf } from '#server/site/mates.ts'
import { paperOf } from '#server/site/product-paper.ts'
import { socialPicture } from '#server/site/social.ts'
import type { Route } from './+types/product.ts'

const MissingProductPage = latePart(
  async () => (await import('#app/features/product/missing-product.tsx')).MissingProductPage,
)

export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

export async function loader({ params, request }: Route.LoaderArgs) {
  const product = await productById(params.id)
  if (!product) return missingProduct({ name: params.id, request })
  const [related, machine, shown, picture, paper, mates] = await Promise.all([
    relatedTo(product),
    product.category === 'equipamentos' ? partsFor(product) : undefined,
    productWithSheet(product),
    socialPicture(paths.product(product.id), product.name),
    paperOf(product),
    matesOf(product),
  ])
  const compared = await comparedWith(
    product,
    related.alternatives.map((relation) => relation.product),
  )
  return { ...shown, summary: summaryOf(product), related, compared, machine, picture, paper, mates }
}

/** A choice changes the address, not the product. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.product) return missingMeta(matches, 'Produto não encontrado')
  const { product, picture } = loaderData
  return pageMeta(matches, {
    title: product.name,
    description: metaDescription(product.description),
    path: paths.product(product.id),
    type: 'product',
    picture,
  })
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const facts = useSite()
  if (!loaderData.product) {
    const { products, ...missing } = loaderData.missing
    return (
      <LatePlace>
        <MissingProductPage {...missing}>
          <RelatedProducts title="Peças parecidas" relations={products} />
        </MissingProductPage>
      </LatePlace>
    )
  }
  const { product, sheet, summary, related, compared, machine, paper, mates } = loaderData
  return (
    <ProductPage
      key={product.id}
      product={product}
      sheet={sheet}
      paper={paper}
      cartButton={({ selection, variantId }) => (
        <AddToCart product={summary} chosen={selection} variantId={variantId} asksQuantity />
      )}
      rating={<Reviews productId={product.id} productName={product.name} />}
    >
      <JsonLd data={import.meta.env.SSR ? productPageData(product, facts) : []} />
      <BelowSheet {...{ product, related, compared, machine, mates, faces: paper.faces }} />
    </ProductPage>
  )
}

type Shown = Exclude<Route.ComponentProps['loaderData'], { product?: undefined }>
type Below = Pick<Shown, 'product' | 'related' | 'compared' | 'machine' | 'mates'> & Pick<Shown['paper'], 'faces'>

/** The part of the page that does not depend on the choice, so that a choice does not render it again. */
const BelowSheet = memo(function BelowSheet({ product, related, compared, machine, mates, faces }: Below) {
  return (
    <>
      <GoesWith ends={mates} faces={faces} />
      <ReviewList productId={product.id} />
      {machine && (
        <MachineParts {...machine} uncited={(page) => <UncitedMachine name={product.name} modelPath={page} />} />
      )}
      <RelatedProducts title="Peças para os mesmos equipamentos" relations={related.sameEquipment} />
      <RelatedProducts
        title="Alternativas para o mesmo uso"
        relations={related.alternatives}
        more={compared.length > 0 ? { to: paths.compare(compared), label: 'Comparar estas' } : undefined}
      />
    </>
  )
})
