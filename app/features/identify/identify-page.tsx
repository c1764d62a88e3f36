import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ConnectorQuery, PlugQuery } from '#domain/catalogue/registry/connector-guide.ts'
import type { Parameter } from '#domain/catalogue/registry/parameters.ts'
import { paths } from '#domain/pages/paths.ts'
import { inquirySearch, parseInquiry, type PartInquiry } from '#domain/quote/part-inquiry.ts'
import {
  ChosenConnector,
  ConnectorList,
  type ChosenConnectorProps,
  type ConnectorListProps,
} from './connector-list.tsx'
import { InquiryForm, PhotoGuide, InquiryResult, usePossibleProducts, type PossibleProduct } from './inquiry.tsx'
import { MakerQuestion, PlugQuestions, UseQuestion } from './questions.tsx'

interface IdentifyPageProps extends ConnectorListProps {
  query: ConnectorQuery
  parameters: readonly Parameter[]
  makers: readonly { key: string; name: string }[]
  plugs: readonly PlugQuery[]
  chosen?: ChosenConnectorProps['connector']
  inquiry: PartInquiry
  isSubmitted: boolean
  possibleProducts: readonly PossibleProduct[]
}

const messageId = 'mensagem'

/**
 * The questions of 'Não sei o código', what they leave of the connectors, and the message for what they do not find.
 */
export function IdentifyPage(props: IdentifyPageProps) {
  const { query, parameters, makers, plugs, connectors, count, chosen } = props
  useFormerAnchor()
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        {chosen ? (
          <ChosenConnector connector={chosen} />
        ) : (
          <div className="grid content-start gap-6">
            <UseQuestion uses={parameters} chosen={query.parameter} />
            <PlugQuestions plugs={plugs} query={query} />
            <MakerQuestion makers={makers} query={query} />
            <ConnectorList connectors={connectors} count={count} />
          </div>
        )}
        <InquiryTool
          inquiry={props.inquiry}
          isSubmitted={props.isSubmitted}
          possibleProducts={props.possibleProducts}
        />
      </div>
      <PhotoGuide />
    </>
  )
}

/** The form for the rest of what is known, and the message that it becomes while it is typed. */
function InquiryTool(props: Pick<IdentifyPageProps, 'inquiry' | 'isSubmitted' | 'possibleProducts'>) {
  const [typedInquiry, setTypedInquiry] = useState<PartInquiry>()
  const [isSubmitted, setIsSubmitted] = useState(props.isSubmitted)
  // What is typed is not in the address; the questions are, and their answers change beneath it.
  const { maker, type, parameter, ways, connector } = props.inquiry
  const inquiry = { ...(typedInquiry ?? props.inquiry), maker, type, parameter, ways, connector }
  const possibleProducts = usePossibleProducts(inquirySearch(inquiry), props.possibleProducts)

  function send() {
    setIsSubmitted(true)
    document.getElementById(messageId)?.focus()
  }

  return (
    <div className="grid content-start gap-8">
      <InquiryForm
        messageId={messageId}
        inquiry={props.inquiry}
        onChange={(form) => setTypedInquiry(parseInquiry(new FormDataText(form)))}
        onSend={send}
      />
      <InquiryResult id={messageId} inquiry={inquiry} isSubmitted={isSubmitted} possibleProducts={possibleProducts} />
    </div>
  )
}

/** A connector used to be named behind the '#' of an address, which the server does not see. */
function useFormerAnchor() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const key = hash.slice(1)
  useEffect(() => {
    if (key && !document.getElementById(key)) void navigate(paths.connector(key), { replace: true })
  }, [key, navigate])
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
