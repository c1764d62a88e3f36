import type { FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { paths } from '#domain/pages/paths.ts'
import { inquiryFields, type PartInquiry } from '#domain/quote/part-inquiry.ts'
import { HiddenAnswers, useAnswers } from './answers.tsx'

const strokeStyle = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const

const photos = [
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

/** The three photographs that identify a part, each with a drawing, and what they must not show. */
export function PhotoGuide() {
  return (
    <section aria-labelledby="fotos" className="border-t border-rule pt-6">
      <h2 id="fotos" className="text-title">
        Três fotos que identificam a peça
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-3">
        {photos.map(({ title, text, drawing }) => (
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
    </section>
  )
}

interface InquiryFormProps {
  /** The id of the part of the page with the message. */
  messageId: string
  inquiry: PartInquiry
  onChange: (form: HTMLFormElement) => void
  onSend: () => void
}

/**
 * Asks what is known of the part. A plain form: before the scripts are there, and without them, the server answers with
 * the message, and the page opens at it.
 */
export function InquiryForm({ messageId, inquiry, onChange, onSend }: InquiryFormProps) {
  const { maker, model, label, description, isStopped, connector } = inquiry
  const answers = useAnswers()
  // Not hidden as well: what the form's own fields ask for, and what the inquiry has more exactly than the address.
  const shownFields = {
    marca: maker,
    modelo: '',
    rotulo: '',
    descricao: '',
    busca: '',
    parado: '',
    conector: connector,
  }
  return (
    <form
      action={`${paths.identify}#${messageId}`}
      aria-label="O que mais você sabe"
      onInput={(event: FormEvent<HTMLFormElement>) => onChange(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(event.currentTarget)
        onSend()
      }}
      className="grid content-start gap-4"
    >
      <h2 className="text-body font-semibold">O que mais você sabe</h2>
      <HiddenAnswers answers={{ ...answers, ...shownFields }} />
      <TextField label="Modelo do equipamento" {...field('modelo')} defaultValue={model} placeholder="Ex.: DX 2020" />
      <TextField
        label="O que diz a etiqueta"
        {...field('rotulo')}
        defaultValue={label}
        hint="Mesmo incompleto: código, número, marca gravada."
      />
      <TextAreaField
        label="Descrição"
        rows={2}
        {...field('descricao')}
        defaultValue={description}
        hint="Para que serve, cor, comprimento, o que quebrou."
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
        <input type="checkbox" name="parado" value="sim" defaultChecked={isStopped} className="size-5 accent-brand" />
        O equipamento está parado
      </label>
      <p>
        <Button type="submit" name="montar" value="sim">
          Montar mensagem
        </Button>
      </p>
    </form>
  )
}

function field(name: keyof typeof inquiryFields) {
  return { name, maxLength: inquiryFields[name], autoComplete: 'off' }
}
