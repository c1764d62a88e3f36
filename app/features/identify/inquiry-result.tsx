import { Copy, Mail } from 'lucide'
import { Link } from 'react-router'
import { useSite } from '#app/site.tsx'
import { Button, ExternalButton, WhatsappButton } from '#app/ui/button.tsx'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { copyText, showToast } from '#app/ui/toast.ts'
import { parameters, paths, withParameters } from '#domain/pages/paths.ts'
import { inquiryLinks, inquiryNeeds, inquiryText, isAnswerable, type PartInquiry } from '#domain/quote/part-inquiry.ts'
import type { PossibleProduct } from './use-possible-products.ts'

interface InquiryResultProps {
  id: string
  inquiry: PartInquiry
  /** Whether the form was sent: from then on, what is missing is shown as an alert. */
  isSubmitted: boolean
  possibleProducts: readonly PossibleProduct[]
}

/** The message as it will be sent, the ways to send it, and parts that it may be about. */
export function InquiryResult({ id, inquiry, isSubmitted, possibleProducts }: InquiryResultProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby="mensagem-titulo"
      className="grid scroll-mt-24 content-start gap-4 outline-none lg:sticky lg:top-24 lg:self-start"
    >
      <PossibleProducts possibleProducts={possibleProducts} />
      <MachineLink inquiry={inquiry} />
      <h2 id="mensagem-titulo" className="text-title">
        Sua mensagem
      </h2>
      {isAnswerable(inquiry) ? (
        <Message inquiry={inquiry} />
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

/** Products that fit the answers so far. */
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

/** A link to the machine's page, which lists its parts. */
function MachineLink({ inquiry: { maker, model } }: Pick<InquiryResultProps, 'inquiry'>) {
  if (!model) return null
  const name = [maker, model].filter(Boolean).join(' ')
  return (
    <Link
      to={withParameters(
        paths.compatibility,
        parameters([
          ['busca', name],
          ['ir', '1'],
        ]),
      )}
      className="inline-flex min-h-11 items-center text-small text-brand-deep underline underline-offset-4"
    >
      Ver as peças compatíveis com {name}
    </Link>
  )
}

function Message({ inquiry }: Pick<InquiryResultProps, 'inquiry'>) {
  const { brand } = useSite()
  const text = inquiryText(inquiry)
  const { whatsapp, mail } = inquiryLinks(inquiry, brand)

  async function copy() {
    if (await copyText(text)) showToast('Mensagem copiada')
  }

  return (
    <>
      <p className="rounded border border-rule bg-sheet p-4 text-small whitespace-pre-line wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-2">
        <WhatsappButton href={whatsapp.url}>Enviar por WhatsApp</WhatsappButton>
        <ExternalButton href={mail.url}>
          <Icon node={Mail} size={18} />
          Enviar por e-mail
        </ExternalButton>
        <Button className="needs-script" onClick={() => void copy()}>
          <Icon node={Copy} size={18} />
          Copiar
        </Button>
      </div>
      <p className="text-small text-muted">Anexe as fotos na conversa: o link leva só o texto.</p>
    </>
  )
}
