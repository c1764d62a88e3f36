import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { termsLimit, type RequestTerms } from '#domain/quote/request.ts'

interface TermsFormProps {
  terms: RequestTerms
  onTerms: (terms: RequestTerms) => void
}

/** Terms of this request alone: how urgent it is, and whether it replaces an earlier one. */
export function TermsForm({ terms, onTerms }: TermsFormProps) {
  return (
    <section aria-labelledby="condicoes" className="grid grid-cols-1 content-start gap-x-3 gap-y-4 sm:grid-cols-2">
      <h2 id="condicoes" className="col-span-full text-lead">
        Este pedido
      </h2>
      <label className="col-span-full flex min-h-11 items-center gap-2 text-small">
        <input
          type="checkbox"
          checked={terms.isStopped}
          onChange={({ target }) => onTerms({ ...terms, isStopped: target.checked })}
          className="size-5 accent-petrol"
        />
        Equipamento parado
      </label>
      <TextField
        label="Revisão nº"
        hint="A partir de 2; vazio no primeiro envio."
        inputMode="numeric"
        maxLength={termsLimit.revision}
        value={terms.revision}
        onChange={({ target }) => onTerms({ ...terms, revision: target.value.replaceAll(/\D/g, '') })}
      />
      <TextField
        label="Substitui a solicitação"
        hint="O número do primeiro envio."
        maxLength={termsLimit.revisionOf}
        value={terms.revisionOf}
        onChange={({ target }) => onTerms({ ...terms, revisionOf: target.value })}
      />
      <TextAreaField
        className="col-span-full"
        label="O que mudou"
        rows={2}
        maxLength={termsLimit.changes}
        value={terms.changes}
        onChange={({ target }) => onTerms({ ...terms, changes: target.value })}
      />
    </section>
  )
}
