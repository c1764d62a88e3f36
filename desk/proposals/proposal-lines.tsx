import { Fragment } from 'react'
import { centsText } from '#domain/money.ts'
import { discountText } from '#domain/proposal/discount.ts'
import {
  alternativeLetter,
  offerFacts,
  unofferedText,
  type OfferLine,
  type ProposalLine,
} from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { alternativesTogether, lineTotal, totalRows } from '#domain/proposal/totals.ts'

const numberClass = 'py-2 pl-3 text-right whitespace-nowrap tabular-nums'

/** The lines of a proposal, as in its document. */
export function ProposalLines({ proposal }: { proposal: Proposal }) {
  const lines = alternativesTogether(proposal.lines)
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
            {['Quantidade', 'Unitário', 'Total'].map((name) => (
              <th key={name} scope="col" className="py-1.5 pl-3 text-right font-medium not-last:max-sm:hidden">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.id} className="border-b border-rule align-top">
              <td className="py-2 pr-3 tabular-nums">{line.customerItem || index + 1}</td>
              {line.kind === 'offer' ? (
                <OfferCells lines={lines} line={line} />
              ) : (
                <td colSpan={4} className="py-2">
                  <span className="block break-words">{line.asked || 'Item'}</span>
                  <span className="font-medium">{unofferedText[line.kind]}</span> {line.note}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OfferCells({ lines, line }: { lines: readonly ProposalLine[]; line: OfferLine }) {
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
      <td className={`${numberClass} max-sm:hidden`}>{amount}</td>
      <td className={`${numberClass} max-sm:hidden`}>{price}</td>
      <td className={numberClass}>
        {total === undefined ? '' : centsText(total)}
        {discount && <span className="block text-label text-muted">desconto de {discountText(discount)}</span>}
      </td>
    </>
  )
}

export function TotalsList({ proposal }: { proposal: Proposal }) {
  return (
    <div className="flex flex-wrap justify-end gap-x-10 gap-y-3">
      {totalRows(proposal).map(({ letter, rows }) => (
        <dl key={letter} className="grid grid-cols-[auto_auto] gap-x-6 text-small tabular-nums">
          {rows.map(({ name, sum, isTotal }) => (
            <Fragment key={name}>
              <dt className={isTotal ? 'font-semibold' : 'text-muted'}>{name}</dt>
              <dd className={`text-right ${isTotal ? 'text-lead font-semibold' : ''}`}>{centsText(sum)}</dd>
            </Fragment>
          ))}
        </dl>
      ))}
    </div>
  )
}
