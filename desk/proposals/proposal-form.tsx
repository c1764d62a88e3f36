import { TextField, SelectField, TextAreaField } from '#app/ui/form/field.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { customerFields } from '#domain/proposal/customer.ts'
import type { ProposalView } from './proposal-view.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { CheckField } from '#desk/parts/check-field.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { typedField } from '#desk/parts/typed-field.ts'
import { finderList, LineFields } from './line-fields.tsx'
import { TotalsList } from './proposal-lines.tsx'

function CustomerFields({ view: { typed, faults } }: { view: ProposalView }) {
  const field = typedField(typed, faults)
  return (
    <section id="cliente" aria-label="Cliente" className="grid scroll-mt-4 gap-3">
      <h2 className="text-lead font-semibold">Cliente</h2>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {keysOf(customerFields).map((name) => (
          <TextField
            key={name}
            label={customerFields[name].label}
            {...field(name)}
            maxLength={customerFields[name].most}
            className={name === 'institution' ? 'xl:col-span-2' : ''}
          />
        ))}
      </div>
    </section>
  )
}

function TermsFields({ view: { typed, faults, pixShare } }: { view: ProposalView }) {
  const field = typedField(typed, faults)
  return (
    <section id="condicoes" aria-label="Condições" className="grid scroll-mt-4 gap-3">
      <h2 className="text-lead font-semibold">Condições</h2>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <TextField label="Válida até" type="date" {...field('validUntil')} required />
        <TextField label="Desconto no total" {...field('discount')} placeholder="5% ou 20,00" />
        <SelectField label="Frete" {...field('freight')}>
          <option value="customer">Por conta do cliente</option>
          <option value="included">Incluso</option>
          <option value="charged">Cobrado à parte</option>
        </SelectField>
        <TextField
          label="Valor do frete"
          {...field('freightPrice')}
          inputMode="decimal"
          hint="Se for cobrado à parte."
        />
        <fieldset className="grid content-start gap-1">
          <legend className="sr-only">Pix</legend>
          <CheckField name="comPix" value="sim" isChecked={typed.comPix === 'sim'}>
            Preço menor no Pix
          </CheckField>
          <TextField
            label="Desconto no Pix (%)"
            {...field('pixDiscount')}
            defaultValue={typed.pixDiscount || pixShare}
            inputMode="decimal"
            hint="Só com a marca acima, e sobre o total já negociado."
          />
        </fieldset>
        <TextField label="Pagamento" {...field('payment')} maxLength={300} placeholder="28 dias, boleto" />
        <TextField label="Parcelas" {...field('instalments')} inputMode="numeric" />
        <TextField label="Prazo de entrega" {...field('delivery')} maxLength={120} />
        <TextField label="Garantia" {...field('warranty')} maxLength={300} />
        <TextField
          label="Impostos"
          {...field('taxes')}
          maxLength={300}
          placeholder="Simples Nacional"
          className="sm:col-span-2"
        />
        <TextField label="Processo do comprador" {...field('process')} maxLength={80} placeholder="Pregão 12/2026" />
        <TextField label="Vendedor" {...field('seller')} maxLength={80} />
        <TextField label="Telefone direto" {...field('sellerPhone')} maxLength={40} />
        <TextAreaField label="Observações" {...field('remarks')} rows={3} maxLength={2000} className="sm:col-span-2" />
      </div>
    </section>
  )
}

/** The page of a draft: one form for all of it, so that no button loses what was typed. */
export function ProposalForm({ view }: { view: ProposalView }) {
  const { file, lines, faults, typed } = view
  const { id, version } = file.proposal
  const count = Object.keys(faults).length
  return (
    <PostForm action={`/propostas/${id}`} className="grid gap-8" version={version}>
      <input type="hidden" name="linhas" value={lines.map((line) => line.id).join(',')} />
      <Actions view={view} />
      {count > 0 && (
        <p role="alert" className="rounded border border-signal bg-signal-tint px-4 py-2 text-small">
          Nada foi salvo: {count === 1 ? 'um campo precisa' : `${count} campos precisam`} de correção. O que você
          digitou está aqui.
        </p>
      )}
      <datalist id="anvisa">
        <option>isento</option>
        <option>enviado com a proposta</option>
      </datalist>
      <datalist id={finderList}>
        {view.finder.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <CustomerFields view={view} />
      <section id="itens" aria-label="Itens" className="grid scroll-mt-4 gap-3">
        <h2 className="text-lead font-semibold">Itens</h2>
        {lines.length > 0 && (
          <ol className="grid gap-3">
            {lines.map((line, index) => (
              <LineFields key={line.id} view={view} line={line} place={index} />
            ))}
          </ol>
        )}
        <div id="novo" className="grid scroll-mt-4 gap-3 rounded border border-rule p-4">
          <TextAreaField
            label="Acrescentar itens"
            name="novo"
            rows={2}
            defaultValue={typed.novo ?? ''}
            error={faults.novo}
            hint="Códigos com quantidades, um por linha, ou o texto de um serviço."
          />
          <span className="flex flex-wrap gap-3">
            <Button type="submit" name="ato" value="acrescentar">
              Acrescentar
            </Button>
            <Button type="submit" name="ato" value="livre" look="plain" size="inline">
              Acrescentar como texto livre
            </Button>
          </span>
        </div>
        <TotalsList proposal={file.content} />
      </section>
      <TermsFields view={view} />
      <Actions view={view} />
    </PostForm>
  )
}

/** Buttons above and below the form. The first one saves, because Enter presses it. */
function Actions({ view: { file, unsettled } }: { view: ProposalView }) {
  const { id } = file.proposal
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" look="primary" name="ato" value="salvar">
        Salvar
      </Button>
      <Button type="submit" name="ato" value="enviar">
        Salvar e marcar como enviada
      </Button>
      <a href={`/propostas/${id}.pdf`} download className={buttonClass({ look: 'plain', size: 'inline' })}>
        Baixar PDF
      </a>
      {unsettled.length > 0 && <span className="text-small text-muted">{missing(unsettled.length)}</span>}
    </div>
  )
}

const missing = (count: number) => (count === 1 ? 'Falta 1 coisa para enviar.' : `Faltam ${count} coisas para enviar.`)
