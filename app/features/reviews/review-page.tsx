import { useState } from 'react'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { FormState } from '#app/ui/form/use-form.ts'
import { paths } from '#domain/pages/paths.ts'
import { ReviewForm } from './review-form.tsx'

/** The dialog 'Avalie este produto' as a page, for whoever follows its link without scripts. */
export function ReviewPage(props: { id: string; name: string; wasSent: boolean; initial: FormState | undefined }) {
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
