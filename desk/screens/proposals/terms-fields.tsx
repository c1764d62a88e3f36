import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import type { ProposalView } from './proposal-view.ts'

export function TermsFields({ view: { typed, faults } }: { view: ProposalView }) {
  const field = (name: string) => ({
    name,
    defaultValue: typed[name] ?? '',
    error: faults[name],
    autoComplete: 'off',
  })
  return (
    <section id="condicoes" aria-label="Condições" className="grid scroll-mt-4 gap-3">
      <h2 className="text-lead font-semibold">Condições</h2>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <TextField label="Válida até" type="date" {...field('validade')} required />
        <TextField label="Desconto no total" {...field('desconto')} placeholder="5% ou 20,00" />
        <SelectField label="Frete" {...field('frete')}>
          <option value="customer">Por conta do cliente</option>
          <option value="included">Incluso</option>
          <option value="charged">Cobrado à parte</option>
        </SelectField>
        <TextField label="Valor do frete" {...field('freteValor')} inputMode="decimal" hint="Se for cobrado à parte." />
        <TextField label="Pagamento" {...field('pagamento')} maxLength={300} placeholder="28 dias, boleto" />
        <TextField label="Parcelas" {...field('parcelas')} inputMode="numeric" />
        <TextField label="Prazo de entrega" {...field('prazo')} maxLength={120} />
        <TextField label="Garantia" {...field('garantia')} maxLength={300} />
        <TextField
          label="Impostos"
          {...field('impostos')}
          maxLength={300}
          placeholder="Simples Nacional"
          className="sm:col-span-2"
        />
        <TextAreaField
          label="Observações"
          {...field('observacoes')}
          rows={3}
          maxLength={2000}
          className="sm:col-span-2"
        />
      </div>
    </section>
  )
}
