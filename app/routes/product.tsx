import { memo } from 'react'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { MachineParts, RelatedProducts } from '#app/features/catalogue/cards/related-products.tsx'
import { GoesWith } from '#app/features/product/goes-with.tsx'
import { ProductPage } from '#app/features/product/product-page.tsx'
import { ReviewList, Reviews } from '#app/features/reviews/reviews.tsx'
import { SiteSearch } from '#app/features/search/site-search.tsx'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { hiddenPageMeta, pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { paths } from '#domain/pages/paths.ts'
import { metaDescription } from '#domain/seo/page-head.ts'
import { productPageData } from '#domain/seo/product-data.ts'
import { matesOf, partsFor, productById, productWithSheet, relatedTo, summaryOf } from '#server/shop/catalogue.ts'
import { comparedWith } from '#server/shop/compare.ts'
import { missingProduct } from '#server/shop/missing.ts'
import { sheetFacesOf } from '#server/shop/product-faces.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import { socialPicture } from '#server/shop/site-facts.ts'
import type { Route } from './+types/product.ts'

export const handle = { parameters: ['opcao'] }

export function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const product = productById(shop, params.id)
  if (!product) return missingProduct(shop, params.id, request)
  const related = relatedTo(shop, product)
  const alternatives = related.alternatives.map((relation) => relation.product)
  return {
    ...productWithSheet(shop, product),
    summary: summaryOf(product),
    related,
    compared: comparedWith(shop, product, alternatives),
    machineParts: product.category === 'equipamentos' ? partsFor(shop, product) : undefined,
    picture: socialPicture(shop, paths.product(product.id), product.name),
    paper: sheetFacesOf(shop, product),
    mates: matesOf(shop, product),
  }
}

/** Loads only another product: a choice changes the address, not the product. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.product) return hiddenPageMeta(matches, 'Produto não encontrado')
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
  if (!loaderData.product) {
    const { picture, searchText, products } = loaderData.missing
    return (
      <NotFound
        picture={picture}
        title="Produto não encontrado"
        text="Este endereço não leva mais a um produto. Procure pelo código da etiqueta, pelo equipamento ou pelo nome da peça."
        search={<SiteSearch term={searchText} />}
        identifyPath={paths.identifyWith({ busca: searchText })}
      >
        <RelatedProducts title="Peças parecidas" relations={products} />
      </NotFound>
    )
  }
  return <ProductView key={loaderData.product.id} data={loaderData} />
}

type ProductData = Exclude<Route.ComponentProps['loaderData'], { product?: undefined }>

/** The page, memoised: the router renders a route anew at each step of a navigation, which changes nothing here. */
const ProductView = memo(function ProductView({ data }: { data: ProductData }) {
  const facts = useSite()
  const { product, sheet, summary, paper, related, compared, machineParts, mates } = data
  return (
    <ProductPage
      product={product}
      sheet={sheet}
      paper={paper}
      renderCartButton={({ selection, variantId }) => (
        <AddToCart product={summary} initialSelection={selection} variantId={variantId} asksQuantity />
      )}
      rating={<Reviews productId={product.id} productName={product.name} />}
    >
      <JsonLd data={import.meta.env.SSR ? productPageData(product, facts) : []} />
      <GoesWith ends={mates} faces={paper.faces} />
      <ReviewList productId={product.id} />
      {machineParts && <MachineParts {...machineParts} name={product.name} />}
      <RelatedProducts title="Peças para os mesmos equipamentos" relations={related.sameEquipment} />
      <RelatedProducts
        title="Alternativas para o mesmo uso"
        relations={related.alternatives}
        moreLink={compared.length > 0 ? { to: paths.compare(compared), label: 'Comparar estas' } : undefined}
      />
    </ProductPage>
  )
})
