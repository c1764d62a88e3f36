import { Button } from '#app/ui/button.tsx'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import type { Customer } from '#domain/proposal/customer/customer.ts'
import { PostForm } from '#desk/screens/parts/post-form.tsx'

export interface NewProposalProps {
  text: string
  /** The message that the proposal answers, if any. */
  message: { id: number; name: string } | undefined
  /** The search for customers and its result; undefined before a search. */
  search: string
  found: readonly Customer[] | undefined
  fault: string | undefined
}

/** The form for a proposal from a customer's text, for a known or new customer. */
export function NewProposal({ text, message, search, found, fault }: NewProposalProps) {
  return (
    <PostForm action="/propostas/nova" className="grid max-w-prose gap-5">
      {message && (
        <p className="text-small">
          <input type="hidden" name="mensagem" value={message.id} />
          Da mensagem{' '}
          <a href={`/mensagens/${message.id}`} className="text-petrol-deep underline underline-offset-4">
            nº {message.id}, de {message.name}
          </a>
          : nome, empresa, e-mail e telefone vêm dos campos dela.
        </p>
      )}
      <TextAreaField
        label="O que o cliente escreveu"
        name="texto"
        rows={12}
        maxLength={60_000}
        defaultValue={text}
        error={fault}
        hint="Cole a mensagem, a tabela, a lista ou o link dela, até 200 linhas. O que tem código conhecido vira item; o que não está claro fica em aberto para você escolher. Vazio também serve."
        isOptional
      />
      {!message && (
        <fieldset className="grid gap-3 border-t border-rule pt-4">
          <legend className="float-left mb-1 w-full text-small font-medium">Cliente de antes</legend>
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label="Procurar"
              name="cliente"
              defaultValue={search}
              autoComplete="off"
              hint="instituição, CNPJ, e-mail ou telefone"
              className="grow"
              isOptional
            />
            <Button type="submit" name="ato" value="procurar" className="mb-6.5">
              Procurar cliente
            </Button>
          </div>
          {found && <Found customers={found} />}
        </fieldset>
      )}
      <span>
        <Button type="submit" look="primary" name="ato" value="ler">
          Montar a proposta
        </Button>
      </span>
    </PostForm>
  )
}

function Found({ customers }: { customers: readonly Customer[] }) {
  if (customers.length === 0) return <p className="text-small text-muted">Nenhum cliente assim nas propostas.</p>
  return (
    <ul className="grid gap-1">
      {customers.map((customer, place) => (
        <li key={JSON.stringify(customer)}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
            <input
              type="radio"
              name="escolhido"
              value={JSON.stringify(customer)}
              defaultChecked={place === 0}
              className="size-5 accent-petrol"
            />
            {[customer.institution, customer.contact, customer.cnpj, customer.email, customer.phone]
              .filter(Boolean)
              .join(' · ')}
          </label>
        </li>
      ))}
    </ul>
  )
}
