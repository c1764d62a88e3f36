import { data } from 'react-router'
import { ReviewPage } from '#app/features/reviews/review-page.tsx'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { hiddenPageMeta } from '#app/page-meta.ts'
import { formStateOf } from '#domain/forms/checked-form.ts'
import { reviewOf, reviewSchema } from '#domain/forms/review.ts'
import { productById } from '#server/shop/catalogue.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/review.ts'

export const handle = { parameters: ['enviado'] }

export function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const product = productById(shop, params.id)
  if (!product) return data({ notFoundPicture: shop.scenes.notFound }, { status: 404 })
  const { id, name } = product
  return { notFoundPicture: undefined, id, name, wasSent: new URL(request.url).searchParams.has('enviado') }
}

/** Gives a form back that was sent without scripts and not stored (server/http/forms.ts). */
export async function action({ params, request }: Route.ActionArgs) {
  const row = (texts: Record<string, string>) => reviewOf(texts, params.id)
  return data(formStateOf(reviewSchema, await request.formData(), row), { status: 422 })
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Avalie este produto')

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.notFoundPicture !== undefined)
    return (
      <NotFound
        picture={loaderData.notFoundPicture}
        title="Produto não encontrado"
        text="Este endereço não leva a um produto que possa ser avaliado."
      />
    )
  return <ReviewPage {...loaderData} initial={actionData} />
}
