import { TextField } from '#app/ui/form/field.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { customerFields } from '#domain/proposal/customer/customer.ts'
import type { ProposalView } from './proposal-view.ts'

export function CustomerFields({ view: { typed, faults } }: { view: ProposalView }) {
  return (
    <section id="cliente" aria-label="Cliente" className="grid scroll-mt-4 gap-3">
      <h2 className="text-lead font-semibold">Cliente</h2>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {keysOf(customerFields).map((name) => (
          <TextField
            key={name}
            label={customerFields[name].label}
            name={name}
            maxLength={customerFields[name].most}
            defaultValue={typed[name] ?? ''}
            error={faults[name]}
            autoComplete="off"
            className={name === 'institution' ? 'xl:col-span-2' : ''}
          />
        ))}
      </div>
    </section>
  )
}
