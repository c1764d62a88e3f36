import { Copy } from 'lucide'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { fetchJson } from '#app/browser/fetch-json.ts'
import { useSite } from '#app/site.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { Button, WhatsappButton, MailButton } from '#app/ui/button.tsx'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { textsOf } from '#app/ui/form/use-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { copyText, showToast } from '#app/ui/toast.ts'
import { paths, parameters, withParameters } from '#domain/pages/paths.ts'
import {
  inquiryFields,
  type PartInquiry,
  inquiryLinks,
  inquiryNeeds,
  inquiryText,
  isAnswerable,
  inquirySearch,
  parseInquiry,
} from '#domain/quote/part-inquiry.ts'
import type { Suggestion } from '#domain/search/suggest.ts'
import { HiddenAnswers, useAnswers } from './answers.tsx'

const strokeStyle = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const

const photoInstructions = [
  {
    title: '1. O conector, de frente',
    text: 'Contatos nítidos, com a chaveta ou trava aparecendo.',
    drawing: (
      <>
        <circle cx="60" cy="40" r="28" {...strokeStyle} />
        <path d="M54 12h12v6H54z" {...strokeStyle} />
        {[0, 60, 120, 180, 240, 300].map((angle) => (
          <circle key={angle} cx="60" cy="24" r="3" transform={`rotate(${angle} 60 40)`} fill="currentColor" />
        ))}
        <circle cx="60" cy="40" r="3" fill="currentColor" />
      </>
    ),
  },
  {
    title: '2. A etiqueta',
    text: 'Todo o texto legível, mesmo gasto: código, lote, marca.',
    drawing: (
      <>
        <path d="M4 32h20M96 32h20M4 48h20M96 48h20" {...strokeStyle} />
        <rect x="24" y="18" width="72" height="44" rx="3" {...strokeStyle} />
        <path d="M32 30h36M32 40h56M32 50h24" {...strokeStyle} />
        <path d="M76 48v8M80 48v8M84 48v8M88 48v8" {...strokeStyle} />
      </>
    ),
  },
  {
    title: '3. O cabo inteiro, com régua',
    text: 'Do plugue às pontas, com uma régua ao lado para a medida.',
    drawing: (
      <>
        <path d="M10 22h14v12H10zM24 28c30-24 30 24 60 0m0 0 22-12M84 28h22M84 28l22 12" {...strokeStyle} />
        <rect x="10" y="56" width="100" height="14" {...strokeStyle} />
        <path d="M20 56v6M30 56v8M40 56v6M50 56v8M60 56v6M70 56v8M80 56v6M90 56v8M100 56v6" {...strokeStyle} />
      </>
    ),
  },
]

export function PhotoGuide() {
  return (
    <TitledSection title="Três fotos que identificam a peça" className="border-t border-rule pt-6">
      <ul className="mt-4 grid gap-4 sm:grid-cols-3">
        {photoInstructions.map(({ title, text, drawing }) => (
          <li key={title} className="grid content-start gap-1 rounded border border-rule bg-sheet p-3">
            <svg aria-hidden viewBox="0 0 120 80" className="h-28 w-full text-brand">
              {drawing}
            </svg>
            <h3 className="text-small">{title}</h3>
            <p className="text-label text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose border-l-4 border-signal bg-signal-tint px-4 py-2 text-small">
        Não mostre dados de pacientes: cubra nomes, prontuários e telas com curvas identificadas antes de fotografar.
      </p>
    </TitledSection>
  )
}

/** The id of the part of the page at which the answer opens without scripts. */
const messageId = 'mensagem'

export function InquiryTool(props: InquiryResultProps) {
  const [typedInquiry, setTypedInquiry] = useState<PartInquiry>()
  const [isSubmitted, setIsSubmitted] = useState(props.isSubmitted)
  // Typed texts are not in the address, but the questions' answers are, which may change while somebody types.
  const { maker, type, parameter, ways, connector } = props.inquiry
  const inquiry = { ...(typedInquiry ?? props.inquiry), maker, type, parameter, ways, connector }
  const possibleProducts = usePossibleProducts(inquirySearch(inquiry), props.possibleProducts)

  function showMessage() {
    setIsSubmitted(true)
    document.getElementById(messageId)?.focus()
  }

  return (
    <div className="grid content-start gap-8">
      <InquiryForm
        inquiry={props.inquiry}
        onChange={(form) => setTypedInquiry(parseInquiry(new URLSearchParams(textsOf(form))))}
        onSubmit={showMessage}
      />
      <InquiryResult inquiry={inquiry} isSubmitted={isSubmitted} possibleProducts={possibleProducts} />
    </div>
  )
}

/** The form that asks what is known of the part; without scripts the server answers with the message. */
function InquiryForm(props: { inquiry: PartInquiry; onChange: (form: HTMLFormElement) => void; onSubmit: () => void }) {
  const { inquiry, onChange, onSubmit } = props
  const { maker, model, label, description, isStopped, connector } = inquiry
  const answers = useAnswers()
  // Left out of the hidden fields: the form's own ones, and answers that the inquiry has more exactly.
  const ownFields = { modelo: '', rotulo: '', descricao: '', busca: '', parado: '' }
  return (
    <form
      action={`${paths.identify}#${messageId}`}
      aria-label="O que mais você sabe"
      onInput={(event: FormEvent<HTMLFormElement>) => onChange(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(event.currentTarget)
        onSubmit()
      }}
      className="grid content-start gap-4"
    >
      <h2 className="text-body font-semibold">O que mais você sabe</h2>
      <HiddenAnswers answers={{ ...answers, ...ownFields, marca: maker, conector: connector }} />
      <TextField label="Modelo do equipamento" {...control('modelo')} defaultValue={model} placeholder="Ex.: DX 2020" />
      <TextField
        label="O que diz a etiqueta"
        {...control('rotulo')}
        defaultValue={label}
        hint="Mesmo incompleto: código, número, marca gravada."
      />
      <TextAreaField
        label="Descrição"
        rows={2}
        {...control('descricao')}
        defaultValue={description}
        hint="Para que serve, cor, comprimento, o que quebrou."
      />
      <Checkbox
        className="gap-3"
        label="O equipamento está parado"
        name="parado"
        value="sim"
        defaultChecked={isStopped}
      />
      <p>
        <Button type="submit" name="montar" value="sim">
          Montar mensagem
        </Button>
      </p>
    </form>
  )
}

const control = (name: keyof typeof inquiryFields) => ({ name, maxLength: inquiryFields[name], autoComplete: 'off' })

type PossibleProduct = Extract<Suggestion, { kind: 'product' }>

const typingPauseMilliseconds = 400

/** The products among the server's suggestions; when the server does not answer, the former products stay. */
function usePossibleProducts(term: string, initialProducts: readonly PossibleProduct[]): readonly PossibleProduct[] {
  const [answer, setAnswer] = useState({ term, products: initialProducts })
  useEffect(() => {
    if (term === answer.term) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchPossibleProducts(term, controller.signal).then(
        (products) => setAnswer({ term, products }),
        () => undefined,
      )
    }, typingPauseMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [term, answer.term])
  return term === '' ? [] : answer.products
}

async function fetchPossibleProducts(term: string, signal: AbortSignal): Promise<PossibleProduct[]> {
  if (term === '') return []
  const suggestions = await fetchJson<Suggestion[]>(paths.suggestions(term), signal)
  return suggestions.filter((suggestion) => suggestion.kind === 'product')
}

interface InquiryResultProps {
  inquiry: PartInquiry
  /** Whether the form was sent: from then on, what is missing is shown as an alert. */
  isSubmitted: boolean
  possibleProducts: readonly PossibleProduct[]
}

function InquiryResult({ inquiry, isSubmitted, possibleProducts }: InquiryResultProps) {
  const { maker, model } = inquiry
  const machine = [maker, model].filter(Boolean).join(' ')
  return (
    <section
      id={messageId}
      tabIndex={-1}
      aria-labelledby="mensagem-titulo"
      className="grid scroll-mt-24 content-start gap-4 outline-none lg:sticky lg:top-24 lg:self-start"
    >
      <PossibleProducts possibleProducts={possibleProducts} />
      {model && (
        <Link
          to={withParameters(paths.compatibility, parameters(Object.entries({ busca: machine, ir: '1' })))}
          className="inline-flex min-h-11 items-center text-small text-brand-deep underline underline-offset-4"
        >
          Ver as peças compatíveis com {machine}
        </Link>
      )}
      <h2 id="mensagem-titulo" className="text-title">
        Sua mensagem
      </h2>
      {isAnswerable(inquiry) ? (
        <InquiryMessage inquiry={inquiry} />
      ) : (
        <p
          role={isSubmitted ? 'alert' : undefined}
          className={isSubmitted ? 'text-small text-signal' : 'text-small text-muted'}
        >
          {inquiryNeeds}
        </p>
      )}
    </section>
  )
}

const maximumPossibleProducts = 5

function PossibleProducts({ possibleProducts }: Pick<InquiryResultProps, 'possibleProducts'>) {
  if (possibleProducts.length === 0) return null
  return (
    <div className="grid gap-1 border-b border-rule pb-4">
      <h2 className="text-title">Talvez seja</h2>
      <ul>
        {possibleProducts.slice(0, maximumPossibleProducts).map(({ id, variantId, name, code, picture }) => (
          <li
            key={`${id} ${variantId ?? ''}`}
            className="relative flex items-center gap-3 border-b border-rule py-1.5 last:border-0 hover:bg-tint"
          >
            <span className="aspect-drawing w-16 shrink-0">
              <Picture src={picture} alt="" />
            </span>
            <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <Link
                to={paths.product(id, variantId)}
                className="text-small leading-snug font-medium after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>
              {code && <CodeLabel code={code} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function InquiryMessage({ inquiry }: Pick<InquiryResultProps, 'inquiry'>) {
  const { brand } = useSite()
  const text = inquiryText(inquiry)
  const { whatsapp, mail } = inquiryLinks(inquiry, brand)

  async function copyMessage() {
    if (await copyText(text)) showToast('Mensagem copiada')
  }

  return (
    <>
      <p className="rounded border border-rule bg-sheet p-4 text-small whitespace-pre-line wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-2">
        <WhatsappButton href={whatsapp.url}>Enviar por WhatsApp</WhatsappButton>
        <MailButton href={mail.url}>Enviar por e-mail</MailButton>
        <Button className="needs-script" onClick={() => void copyMessage()}>
          <Icon node={Copy} size={18} />
          Copiar
        </Button>
      </div>
      <p className="text-small text-muted">Anexe as fotos na conversa: o link leva só o texto.</p>
    </>
  )
}
