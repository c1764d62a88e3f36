import { Button } from '#app/ui/button.tsx'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { cnpjState } from '#domain/forms/cnpj.ts'
import { buyerLabel, buyerLimit, type Buyer } from '#domain/quote/request.ts'

interface BuyerFormProps {
  buyer: Buyer
  set: (name: keyof Buyer, value: string) => void
  isRemembered: boolean
  remember: (isRemembered: boolean) => void
  forget: () => void
}

const completion: Partial<Record<keyof Buyer, string>> = {
  company: 'organization',
  person: 'name',
  email: 'email',
  phone: 'tel',
}

/** Fields with long texts, which take a whole row; the others stand in pairs. */
const wide = new Set<keyof Buyer>(['company', 'second', 'delivery'])
const example: Partial<Record<keyof Buyer, string>> = {
  second: 'nome, telefone ou e-mail',
  deadline: 'dd/mm, horário',
  delivery: 'endereço, setor, horário de recebimento',
}

/** The buyer's fields, all optional; a wrong CNPJ is pointed out, and the request can be sent all the same. */
export function BuyerForm({ buyer, set, isRemembered, remember, forget }: BuyerFormProps) {
  return (
    <section aria-labelledby="dados" className="grid grid-cols-1 content-start gap-x-3 gap-y-4 sm:grid-cols-2">
      <div className="col-span-full">
        <h2 id="dados" className="text-lead">
          Dados da instituição
        </h2>
        <p className="text-small text-muted">Preencha o que quiser; tudo é opcional.</p>
      </div>
      {keysOf(buyerLabel).map((name) => {
        const shared = { label: buyerLabel[name], value: buyer[name], maxLength: buyerLimit[name] }
        if (name === 'remarks')
          return (
            <div key={name} className="col-span-full">
              <TextAreaField {...shared} rows={3} onChange={({ target }) => set(name, target.value)} />
            </div>
          )
        return (
          <TextField
            key={name}
            {...shared}
            className={wide.has(name) ? 'col-span-full' : undefined}
            placeholder={example[name]}
            autoComplete={completion[name] ?? 'off'}
            hint={name === 'cnpj' ? cnpjHint(buyer.cnpj) : undefined}
            onChange={({ target }) => set(name, target.value)}
          />
        )
      })}
      <div className="col-span-full flex flex-wrap items-center gap-3">
        <label className="flex min-h-11 items-center gap-2 text-small">
          <input
            type="checkbox"
            checked={isRemembered}
            onChange={({ target }) => remember(target.checked)}
            className="size-5 accent-petrol"
          />
          Lembrar neste aparelho
        </label>
        <Button look="plain" size="small" onClick={forget}>
          Apagar
        </Button>
      </div>
    </section>
  )
}

function cnpjHint(typed: string): string | undefined {
  const state = cnpjState(typed)
  if (state === 'wrong') return 'Confira o CNPJ: os dígitos verificadores não combinam.'
  return state === 'incomplete' ? 'O CNPJ tem 14 caracteres.' : undefined
}
