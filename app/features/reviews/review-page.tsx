import { useState } from 'react'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { FormState } from '#app/ui/form/use-form.ts'
import { paths } from '#domain/pages/paths.ts'
import { ReviewForm } from './review-form.tsx'

interface ReviewPageProps {
  productId: string
  productName: string
  initial: FormState | undefined
  /** Whether a review was sent without scripts, and stored. */
  wasSent: boolean
}

/** The dialog 'Avalie este produto' as a page, for whoever follows its link without scripts. */
export function ReviewPage({ productId, productName, initial, wasSent }: ReviewPageProps) {
  const [isSent, setIsSent] = useState(wasSent)
  const productAddress = paths.product(productId)
  return (
    <div className="page-width page-top">
      <PageHead
        title="Avalie este produto"
        crumbs={[
          { label: 'Catálogo', to: paths.accessories },
          { label: productName, to: productAddress },
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
          <ReviewForm
            productId={productId}
            productName={productName}
            initial={initial}
            onSent={() => setIsSent(true)}
          />
        )}
      </div>
    </div>
  )
}
