import { discountText } from '#domain/proposal/discount.ts'
import { centsText } from '#domain/money.ts'
import { alternativeLetter, offerFacts, type OfferLine, type ProposalLine } from '#domain/proposal/proposal-line.ts'
import { lineTotal, pixTotal, proposalTotals, totalLetters } from '#domain/proposal/totals.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'

const number = 'py-2 pl-3 text-right whitespace-nowrap tabular-nums'

/** The lines of a proposal, as in its document. */
export function ProposalLines({ lines }: { lines: readonly ProposalLine[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls sideways must be focusable
    <div role="region" aria-label="Itens" tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-t border-ink text-small">
        <caption className="sr-only">Itens da proposta</caption>
        <thead>
          <tr className="border-b border-ink text-left text-label">
            <th scope="col" className="py-1.5 pr-3 font-medium">
              Item
            </th>
            <th scope="col" className="w-full py-1.5 font-medium">
              Código e descrição
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium max-sm:hidden">
              Quantidade
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium max-sm:hidden">
              Unitário
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.id} className="border-b border-rule align-top">
              <td className="py-2 pr-3 tabular-nums">{line.customerItem || index + 1}</td>
              {line.kind === 'offer' ? (
                <Offer lines={lines} line={line} />
              ) : (
                <td colSpan={4} className="py-2">
                  <span className="block break-words">{line.asked || 'Item'}</span>
                  <span className="font-medium">
                    {line.kind === 'declined' ? 'Não trabalhamos com este item.' : 'A confirmar.'}
                  </span>{' '}
                  {line.note}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Offer({ lines, line }: { lines: readonly ProposalLine[]; line: OfferLine }) {
  const { code, description, quantity, unit, unitPrice, discount, note } = line
  const total = lineTotal(line)
  const amount = `${quantity} ${unit}`
  const price = unitPrice === undefined ? 'a confirmar' : centsText(unitPrice)
  const letter = alternativeLetter(lines, line)
  return (
    <>
      <td className="py-2">
        <span className="grid min-w-0 break-words">
          <span>
            {letter !== '' && <strong>Opção {letter}: </strong>}
            {code !== '' && <span className="font-semibold">{code} </span>}
            {description}
          </span>
          <span className="text-label text-muted">{offerFacts(line)}</span>
          {/* A phone has no room for separate columns of quantity and price. */}
          <span className="text-label tabular-nums sm:hidden">
            {amount} × {price}
          </span>
          {note !== '' && <span className="text-label whitespace-pre-wrap">{note}</span>}
        </span>
      </td>
      <td className={`${number} max-sm:hidden`}>{amount}</td>
      <td className={`${number} max-sm:hidden`}>{price}</td>
      <td className={number}>
        {total === undefined ? '' : centsText(total)}
        {discount && <span className="block text-label text-muted">desconto de {discountText(discount)}</span>}
      </td>
    </>
  )
}

/** The totals of a proposal, for each choice among its alternatives. */
export function TotalsList({ proposal }: { proposal: Proposal }) {
  const { pixDiscount } = proposal
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
          <dl key={letter} className="grid grid-cols-[auto_auto] gap-x-6 text-small tabular-nums">
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
