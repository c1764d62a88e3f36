import type { FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { paths } from '#domain/pages/paths.ts'
import { inquiryFields, type PartInquiry } from '#domain/quote/part-inquiry.ts'

/** A connector to choose by its face. */
export interface FaceChoice {
  name: string
  face: { src: string; width: number; height: number }
}

interface InquiryFormProps {
  /** The id of the part of the page with the message. */
  messageId: string
  inquiry: PartInquiry
  faces: readonly FaceChoice[]
  onChange: (form: HTMLFormElement) => void
  onSend: () => void
}

/**
 * Asks what is known of the part. A plain form: before the scripts are there, and without them, the server answers with
 * the message, and the page opens at it.
 */
export function InquiryForm({ messageId, inquiry, faces, onChange, onSend }: InquiryFormProps) {
  return (
    <form
      action={`${paths.identify}#${messageId}`}
      aria-label="Identificar peça"
      onInput={(event: FormEvent<HTMLFormElement>) => onChange(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(event.currentTarget)
        onSend()
      }}
      className="grid content-start gap-6"
    >
      <fieldset className={groupClass}>
        <legend className="mb-2 text-body font-semibold">Diga ao menos um destes</legend>
        <TextField
          label="Modelo do equipamento"
          {...field('modelo')}
          defaultValue={inquiry.model}
          placeholder="Ex.: DX 2020"
        />
        <TextField
          label="O que diz a etiqueta"
          {...field('rotulo')}
          defaultValue={inquiry.label}
          hint="Mesmo incompleto: código, número, marca gravada."
        />
        <TextAreaField
          label="Descrição"
          className="sm:col-span-2"
          rows={2}
          {...field('descricao')}
          defaultValue={inquiry.description}
          hint="Para que serve, cor, comprimento, o que quebrou."
        />
      </fieldset>
      <More inquiry={inquiry} faces={faces} />
      <p>
        <Button type="submit" name="montar" value="sim" look="primary">
          Montar mensagem
        </Button>
      </p>
    </form>
  )
}

const groupClass = 'grid min-w-0 gap-4 sm:grid-cols-2'

/** Optional fields that help to identify the part. */
function More({ inquiry, faces }: Pick<InquiryFormProps, 'inquiry' | 'faces'>) {
  return (
    <fieldset className={groupClass}>
      <legend className="mb-2 text-body font-semibold">Se souber</legend>
      <TextField label="Marca do equipamento" {...field('marca')} defaultValue={inquiry.maker} />
      <SelectField label="Tipo de peça" name="peca" defaultValue={inquiry.type}>
        <option value="">Não sei</option>
        {keysOf(productTypeLabel).map((key) => (
          <option key={key} value={key}>
            {productTypeLabel[key]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Vias ou contatos"
        {...field('vias')}
        defaultValue={inquiry.ways}
        hint="Quantos pinos, fios ou tubos."
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 self-center text-small">
        <input
          type="checkbox"
          name="parado"
          value="sim"
          defaultChecked={inquiry.isStopped}
          className="size-5 accent-petrol"
        />
        O equipamento está parado
      </label>
      <Faces faces={faces} chosen={inquiry.connector} />
    </fieldset>
  )
}

function field(name: keyof typeof inquiryFields) {
  return { name, maxLength: inquiryFields[name], autoComplete: 'off' }
}

function Faces({ faces, chosen }: { faces: readonly FaceChoice[]; chosen: string }) {
  return (
    <details className="rounded border border-rule sm:col-span-2" open={chosen !== ''}>
      <summary className="min-h-11 px-3 py-2.5 text-small font-medium">Escolher o conector pela face</summary>
      <fieldset className="grid max-h-96 grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2 overflow-y-auto border-t border-rule p-3">
        <legend className="sr-only">Conector</legend>
        <Face name="" label="Não sei" isChosen={chosen === ''} />
        {faces.map(({ name, face }) => (
          <Face key={name} name={name} label={name} face={face} isChosen={chosen === name} />
        ))}
      </fieldset>
    </details>
  )
}

interface FaceProps {
  name: string
  label: string
  face?: FaceChoice['face']
  isChosen: boolean
}

function Face({ name, label, face, isChosen }: FaceProps) {
  return (
    <label className="grid cursor-pointer content-end justify-items-center gap-1 rounded border border-rule bg-sheet p-2 text-center text-label has-checked:border-petrol has-checked:outline-2 has-checked:outline-petrol">
      {face && (
        <svg aria-hidden width={face.width} height={face.height} viewBox={`0 0 ${face.width} ${face.height}`}>
          <use href={face.src} width={face.width} height={face.height} />
        </svg>
      )}
      <span>
        <input type="radio" name="conector" value={name} defaultChecked={isChosen} className="accent-petrol" /> {label}
      </span>
    </label>
  )
}
