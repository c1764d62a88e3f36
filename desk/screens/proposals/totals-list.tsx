import { centsText } from '#domain/money.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { pixTotal, proposalTotals, totalLetters } from '#domain/proposal/totals.ts'

/** The totals of a proposal, for each choice among its alternatives. In: percent off by Pix. */
export function TotalsList({ proposal, pixDiscount }: { proposal: Proposal; pixDiscount: number }) {
  const letters = totalLetters(proposal)
  return (
    <div className="flex flex-wrap justify-end gap-x-10 gap-y-3">
      {letters.map((letter) => {
        const { lines, discount, freight, total } = proposalTotals(proposal, letter)
        const facts: [string, string][] = [
          ['Itens', centsText(lines)],
          ...(discount > 0 ? [['Desconto', centsText(-discount)] satisfies [string, string]] : []),
          ...(freight > 0 ? [['Frete', centsText(freight)] satisfies [string, string]] : []),
        ]
        return (
          <dl key={letter} className="grid grid-cols-[auto_auto] gap-x-6 text-small tabular-nums break-inside-avoid">
            {facts.map(([name, value]) => (
              <Fact key={name} name={name} value={value} />
            ))}
            <dt className="font-semibold">{letters.length > 1 ? `Total com a opção ${letter}` : 'Total'}</dt>
            <dd className="text-right text-lead font-semibold">{centsText(total)}</dd>
            {pixDiscount > 0 && total > 0 && <Fact name="No Pix" value={centsText(pixTotal(total, pixDiscount))} />}
          </dl>
        )
      })}
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="text-right">{value}</dd>
    </>
  )
}
