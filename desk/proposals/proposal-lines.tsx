import { Fragment, type ReactNode } from 'react'
import { Table } from '#desk/parts/list.tsx'
import { messageAmount } from '#domain/money.ts'
import { discountText } from '#domain/proposal/discount.ts'
import type { OfferLine, ProposalLine } from '#domain/proposal/proposal-line.ts'
import { alternativeLetter, offerFacts, unofferedText } from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { alternativesTogether, lineTotal, totalRows } from '#domain/proposal/totals.ts'

export function ProposalLines({ proposal }: { proposal: Proposal }) {
  const lines = alternativesTogether(proposal.lines)
  return (
    <Table
      caption="Itens da proposta"
      rows={lines}
      keyOf={({ id }) => id}
      columns={[
        ['Item', ({ customerItem, id }) => customerItem || lines.findIndex((line) => line.id === id) + 1],
        [
          'Código e descrição',
          (line) => (line.kind === 'offer' ? <OfferWords lines={lines} line={line} /> : <UnofferedWords line={line} />),
        ],
        ['Quantidade', figure(({ quantity, unit }) => `${quantity} ${unit}`)],
        ['Unitário', figure(({ unitPrice }) => (unitPrice === undefined ? 'a confirmar' : messageAmount(unitPrice)))],
        ['Total', figure(totalWords)],
      ]}
    />
  )
}

const figure = (cell: (line: OfferLine) => ReactNode) => (line: ProposalLine) =>
  line.kind === 'offer' && <span className="whitespace-nowrap tabular-nums">{cell(line)}</span>

function totalWords(line: OfferLine) {
  const total = lineTotal(line)
  return (
    <>
      {total !== undefined && messageAmount(total)}
      {line.discount && <span className="block text-label text-muted">desconto de {discountText(line.discount)}</span>}
    </>
  )
}

function OfferWords({ lines, line }: { lines: readonly ProposalLine[]; line: OfferLine }) {
  const { code, description, note } = line
  const letter = alternativeLetter(lines, line)
  return (
    <span className="grid">
      <span>
        {letter !== '' && <strong>Opção {letter}: </strong>}
        {code !== '' && <span className="font-semibold">{code} </span>}
        {description}
      </span>
      <span className="text-label text-muted">{offerFacts(line)}</span>
      {note !== '' && <span className="text-label whitespace-pre-wrap">{note}</span>}
    </span>
  )
}

function UnofferedWords({ line: { asked, kind, note } }: { line: Exclude<ProposalLine, OfferLine> }) {
  return (
    <>
      <span className="block">{asked || 'Item'}</span>
      <span className="font-medium">{unofferedText[kind]}</span> {note}
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
              <dd className={`text-right ${isTotal ? 'text-lead font-semibold' : ''}`}>{messageAmount(sum)}</dd>
            </Fragment>
          ))}
        </dl>
      ))}
    </div>
  )
}
