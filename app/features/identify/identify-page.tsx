import { useState } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { inquirySearch, parseInquiry, type PartInquiry } from '#domain/quote/part-inquiry.ts'
import { InquiryForm, type FaceChoice, PhotoGuide } from './inquiry-form.tsx'
import { InquiryResult } from './inquiry-result.tsx'
import { usePossibleProducts, type PossibleProduct } from './use-possible-products.ts'

interface IdentifyPageProps {
  inquiry: PartInquiry
  isAsked: boolean
  faces: readonly FaceChoice[]
  maybe: readonly PossibleProduct[]
}

const messageId = 'mensagem'

/**
 * 'Identificar peça', for a visitor who has no code, only a broken plug: what is known becomes a message to the shop.
 */
export function IdentifyPage(props: IdentifyPageProps) {
  const [inquiry, setInquiry] = useState(props.inquiry)
  const [isAsked, setIsAsked] = useState(props.isAsked)
  const maybe = usePossibleProducts(inquirySearch(inquiry), props.maybe)

  function send() {
    setIsAsked(true)
    document.getElementById(messageId)?.focus()
  }

  return (
    <div className="page-width grid gap-8 py-6 lg:py-8">
      <div>
        <Breadcrumb crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: tools.identify.name }]} />
        <h1 className="mt-4 text-head">{tools.identify.name}</h1>
        <p className="mt-3 max-w-prose text-muted">
          Sem código, só com a peça na mão? Diga o que sabe: o que pode ser aparece na hora, e a mensagem para o
          orçamento fica pronta.
        </p>
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded border border-rule-strong bg-sheet p-4">
        <span className="max-w-prose flex-1 basis-72 text-small">
          <strong className="font-semibold">Com o conector na mão, comece pela tela.</strong> As faces aparecem no
          tamanho real; a que coincide preenche o conector e a medida aqui.
        </span>
        <ButtonLink look="primary" to={paths.glass}>
          {tools.glass.name}
        </ButtonLink>
      </p>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <InquiryForm
          messageId={messageId}
          inquiry={props.inquiry}
          faces={props.faces}
          onChange={(form) => setInquiry(parseInquiry(new FormDataText(form)))}
          onSend={send}
        />
        <InquiryResult id={messageId} inquiry={inquiry} isAsked={isAsked} maybe={maybe} />
      </div>
      <PhotoGuide />
    </div>
  )
}

/** A form's fields with the interface of an address's parameters, so that one function reads both. */
class FormDataText {
  readonly #data: FormData

  constructor(form: HTMLFormElement) {
    this.#data = new FormData(form)
  }

  get(name: string): string | null {
    const value = this.#data.get(name)
    return typeof value === 'string' ? value : null
  }
}
