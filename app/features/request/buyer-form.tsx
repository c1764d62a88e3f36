import { useState } from 'react'
import { removeStored, readStored, writeStored } from '#app/browser/storage.ts'
import { useSite } from '#app/site.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { showFailure } from '#app/ui/toast.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { cnpjState } from '#domain/forms/cnpj.ts'
import { termsLimit, type RequestTerms, emptyBuyer, readBuyer, type Buyer, buyerFields } from '#domain/quote/request.ts'

const fieldsClass = 'grid grid-cols-2 content-start gap-x-3 gap-y-4 max-[22.5rem]:grid-cols-1'

export function TermsForm({ terms, onTerms }: { terms: RequestTerms; onTerms: (terms: RequestTerms) => void }) {
  return (
    <TitledSection title="Este pedido" headingClass="col-span-full text-lead" className={fieldsClass}>
      <Checkbox
        className="col-span-full gap-2"
        label="Equipamento parado"
        checked={terms.isStopped}
        onChange={({ target }) => onTerms({ ...terms, isStopped: target.checked })}
      />
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
    </TitledSection>
  )
}

/** The buyer's fields, which the device keeps only if the visitor wants that. */
export function useBuyer() {
  const { brand } = useSite()
  const key = `${brand.slug}-solicitante`
  const [storedBuyer] = useState(() => readBuyer(readStored(key)))
  const [buyer, setBuyer] = useState(storedBuyer ?? emptyBuyer)
  const [isRemembered, setIsRemembered] = useState(storedBuyer !== undefined)

  function storeBuyer(newBuyer: Buyer) {
    if (writeStored(key, JSON.stringify(newBuyer))) return
    // The tab forgets the fields too: the box 'Lembrar neste aparelho' is no longer ticked.
    removeStored(key)
    setIsRemembered(false)
    showFailure('Os dados não foram salvos', 'O navegador está sem espaço ou não permite salvar dados.')
  }

  return {
    buyer,
    isRemembered,
    setField: (name: keyof Buyer, value: string) => {
      const newBuyer = { ...buyer, [name]: value }
      setBuyer(newBuyer)
      if (isRemembered) storeBuyer(newBuyer)
    },
    setRemembered: (shouldRemember: boolean) => {
      setIsRemembered(shouldRemember)
      if (shouldRemember) storeBuyer(buyer)
      else removeStored(key)
    },
    forgetBuyer: () => {
      removeStored(key)
      setBuyer(emptyBuyer)
      setIsRemembered(false)
    },
  }
}

const autoCompletes: Partial<Record<keyof Buyer, string>> = {
  company: 'organization',
  person: 'name',
  email: 'email',
  phone: 'tel',
}

/** Fields with long texts, which take a whole row; the others stand in pairs. */
const wideFields = new Set<keyof Buyer>(['company', 'second', 'delivery'])
const placeholders: Partial<Record<keyof Buyer, string>> = {
  second: 'nome, telefone ou e-mail',
  deadline: 'dd/mm, horário',
  delivery: 'endereço, setor, horário de recebimento',
}

/** The buyer's fields, all optional; a wrong CNPJ is pointed out, and the request can be sent all the same. */
export function BuyerForm(props: ReturnType<typeof useBuyer>) {
  const { buyer, setField, isRemembered, setRemembered, forgetBuyer } = props
  return (
    <section aria-labelledby="dados" className={fieldsClass}>
      <div className="col-span-full">
        <h2 id="dados" className="text-lead">
          Dados da instituição
        </h2>
        <p className="text-small text-muted">Preencha o que quiser; tudo é opcional.</p>
      </div>
      {keysOf(buyerFields).map((name) => {
        const onChange = ({ target }: { target: { value: string } }) => setField(name, target.value)
        const fieldProps = { ...buyerFields[name], value: buyer[name], onChange }
        if (name === 'remarks') return <TextAreaField key={name} {...fieldProps} className="col-span-full" rows={3} />
        return (
          <TextField
            key={name}
            {...fieldProps}
            className={wideFields.has(name) ? 'col-span-full' : undefined}
            placeholder={placeholders[name]}
            autoComplete={autoCompletes[name] ?? 'off'}
            hint={name === 'cnpj' ? cnpjHint(buyer.cnpj) : undefined}
          />
        )
      })}
      <div className="col-span-full flex flex-wrap items-center gap-3">
        <Checkbox
          className="gap-2"
          label="Lembrar neste aparelho"
          checked={isRemembered}
          onChange={({ target }) => setRemembered(target.checked)}
        />
        <Button look="plain" size="small" onClick={forgetBuyer}>
          Apagar
        </Button>
      </div>
    </section>
  )
}

function cnpjHint(typedCnpj: string): string | undefined {
  const state = cnpjState(typedCnpj)
  if (state === 'wrong') return 'Confira o CNPJ: os dígitos verificadores não combinam.'
  return state === 'incomplete' ? 'O CNPJ tem 14 caracteres.' : undefined
}
