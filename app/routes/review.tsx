import { useState } from 'react'
import { data } from 'react-router'
import { ReviewForm } from '#app/features/reviews/review-form.tsx'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { missingMeta } from '#app/page-meta.ts'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { FormState } from '#app/ui/form/use-form.ts'
import { formStateOf } from '#domain/forms/checked-form.ts'
import { reviewOf, reviewSchema } from '#domain/forms/review.ts'
import { paths } from '#domain/pages/paths.ts'
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

export const meta: Route.MetaFunction = ({ matches }) => missingMeta(matches, 'Avalie este produto')

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

/** The dialog 'Avalie este produto' as a page, for whoever follows its link without scripts. */
function ReviewPage(props: { id: string; name: string; wasSent: boolean; initial: FormState | undefined }) {
  const { id, name, wasSent, initial } = props
  const [isSent, setIsSent] = useState(wasSent)
  const productAddress = paths.product(id)
  return (
    <div className="page-width page-top">
      <PageHead
        title="Avalie este produto"
        crumbs={[
          { label: 'Catálogo', to: paths.accessories },
          { label: name, to: productAddress },
          { label: 'Avaliação' },
        ]}
      />
      <div className="mt-5 grid max-w-prose gap-4">
        {isSent ? (
          <>
            <p role="status" className="border-l-4 border-brand bg-tint px-5 py-4">
              Avaliação enviada! Obrigado pela sua avaliação. Ela será exibida em breve.
            </p>
            <ButtonLink to={productAddress} className="justify-self-start">
              Voltar ao produto
            </ButtonLink>
          </>
        ) : (
          <ReviewForm productId={id} productName={name} initial={initial} onSent={() => setIsSent(true)} />
        )}
      </div>
    </div>
  )
}
