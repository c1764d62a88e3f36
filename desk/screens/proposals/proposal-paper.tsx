import type { PublicBrand } from '#domain/brand.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import { freightText } from '#domain/proposal/changes.ts'
import { formatCnpj } from '#domain/forms/cnpj.ts'
import { discountText } from '#domain/proposal/discount.ts'
import type { OfferLine } from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { ProposalLines } from './proposal-lines.tsx'
import { TotalsList } from './totals-list.tsx'

interface Mark {
  src: string
  width: number
  height: number
}

export interface ProposalPaperProps {
  brand: PublicBrand
  logo: { light: Mark; dark: Mark }
  proposal: Proposal
  /** '2026-0001 rev. B', or 'Rascunho 12'. */
  name: string
  /** The day on which it went out; undefined for a draft. */
  day: string | undefined
  pictureOf: (line: OfferLine) => string | undefined
}

/** The proposal on paper, A4: the browser breaks and numbers its pages. */
export function ProposalPaper({ brand, logo, proposal, name, day, pictureOf }: ProposalPaperProps) {
  return (
    <main className="paper mx-auto grid max-w-[52rem] gap-5 bg-sheet p-6 text-small text-ink print:max-w-none print:p-0">
      <header className="flex items-start justify-between gap-6 border-b-2 border-petrol pb-4">
        <div className="grid gap-2">
          <p className="flex items-center gap-3 text-lead font-semibold">
            <picture>
              <source media="screen and (prefers-color-scheme: dark)" srcSet={logo.dark.src} />
              <img
                src={logo.light.src}
                alt=""
                width={logo.light.width}
                height={logo.light.height}
                className="h-10 w-auto"
              />
            </picture>
            {brand.name}
          </p>
          <p className="text-label">
            {brand.legalLine}
            <br />
            CNPJ {brand.cnpj} · {brand.address.street}, {brand.address.district}, {brand.address.city}/
            {brand.address.state}
            <br />
            {brand.phone} · {brand.email.sales}
          </p>
        </div>
        <div className="shrink-0 text-right">
          <h1 className="text-title">Proposta</h1>
          <p className="text-lead font-semibold whitespace-nowrap tabular-nums">{name}</p>
          {day === undefined ? <p>Rascunho, ainda não enviado</p> : <p>de {brazilianDay(day)}</p>}
          <p>
            Válida até <strong>{brazilianDay(proposal.validUntil)}</strong>
          </p>
        </div>
      </header>
      <CustomerFacts customer={proposal.customer} />
      <ProposalLines lines={proposal.lines} pictureOf={pictureOf} />
      <TotalsList proposal={proposal} pixDiscount={brand.offers.pixDiscount} />
      {/* Signatures alone on a page would sign nothing. */}
      <div className="break-inside-avoid">
        <Terms proposal={proposal} />
        <footer className="mt-10 grid grid-cols-2 gap-10 break-inside-avoid">
          <p className="border-t border-ink pt-1">{brand.name}: nome, assinatura e data</p>
          <p className="border-t border-ink pt-1">Cliente, de acordo: nome, assinatura e data</p>
        </footer>
      </div>
    </main>
  )
}

function CustomerFacts({ customer }: { customer: Proposal['customer'] }) {
  const { institution, cnpj, stateRegistration, city, contact, email, phone } = customer
  const facts: [string, string][] = [
    ['Para', institution],
    ['CNPJ', formatCnpj(cnpj)],
    ['Inscrição estadual', stateRegistration],
    ['Município/UF', city],
    ['A/c', contact],
    ['E-mail', email],
    ['Telefone', phone],
  ]
  return <Facts facts={facts} />
}

function Terms({ proposal }: { proposal: Proposal }) {
  const { discount, freight, payment, instalments, delivery, warranty, taxes, remarks } = proposal
  const facts: [string, string][] = [
    ['Desconto', discount ? `${discountText(discount)}, já no total` : ''],
    ['Frete', freightText(freight)],
    ['Pagamento', payment],
    ['Parcelas', instalments > 1 ? String(instalments) : ''],
    ['Prazo de entrega', delivery],
    ['Garantia', warranty],
    ['Impostos', taxes],
  ]
  return (
    <section aria-label="Condições" className="grid gap-2 break-inside-avoid">
      <Facts facts={facts} />
      {remarks !== '' && <p className="break-words whitespace-pre-wrap">{remarks}</p>}
    </section>
  )
}

/** Names and values in two columns; what is empty is left out. */
function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-2 print:grid-cols-2">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="shrink-0 text-muted">{name}:</dt>
            <dd className="min-w-0 font-medium break-words">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
