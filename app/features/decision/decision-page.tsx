import { Fragment, useState } from 'react'
import { Link } from 'react-router'
import { localDay } from '#app/browser/local-time.ts'
import { useSite } from '#app/site.tsx'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConnectorFace, type NamedFace } from '#app/ui/connector-face.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { DecisionColumn, DecisionSheet as DecisionFacts } from '#domain/decision/decision-sheet.ts'
import { paths } from '#domain/pages/paths.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'

interface DecisionSheetView extends DecisionFacts {
  /** The columns of the sheet: the part first, then its alternatives. */
  columns: readonly [DecisionColumn, ...DecisionColumn[]]
  faces: readonly NamedFace[]
}

function DecisionSheet({ sheet, today }: { sheet: DecisionSheetView; today: string }) {
  const { brand, siteUrl } = useSite()
  const [part] = sheet.columns
  return (
    <article
      aria-label={`Ficha de ${part.name}`}
      className="document decision min-w-0 overflow-x-auto rounded border border-rule bg-sheet p-4 text-small text-ink sm:p-6 print:overflow-visible print:border-0 print:p-0 print:text-label print:leading-tight"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-2">
        <h2 className="text-title print:text-lead">Ficha de decisão de compra</h2>
        <p>
          <strong>{brand.name}</strong> · CNPJ {brand.cnpj} · {brand.phone}
          {today && ` · ${longDate(today)}`}
        </p>
      </header>
      {sheet.columns.length > 1 && (
        <p className="pt-1.5 text-label text-muted sm:hidden print:hidden">
          As alternativas estão à direita: deslize a ficha para o lado.
        </p>
      )}
      <ComparisonTable sheet={sheet} />
      {sheet.columns.length === 1 && (
        <p className="mt-2">O catálogo não tem outra peça compatível com os mesmos equipamentos.</p>
      )}
      <div className="mt-3 grid gap-x-6 gap-y-3 print:mt-1 md:grid-cols-2 print:grid-cols-2">
        <CheckList sheet={sheet} />
        <ShopTerms />
      </div>
      <section className="mt-3 break-inside-avoid border-t border-ink pt-2 print:mt-1 print:pt-1">
        <h3 className="font-semibold">Decisão e justificativa</h3>
        <div aria-hidden className="mt-6 border-b border-rule-strong" />
        <div aria-hidden className="mt-6 border-b border-rule-strong print:mt-5" />
        <div className="mt-10 grid grid-cols-2 gap-10 print:mt-8">
          <p className="border-t border-ink pt-1">Engenharia clínica: nome, assinatura e data</p>
          <p className="border-t border-ink pt-1">Compras: nome, assinatura e data</p>
        </div>
      </section>
      <p className="mt-2 text-muted print:mt-1">
        Entre parênteses, a fonte de cada dado; sem ela, o dado é o declarado no catálogo da loja
        {today && ` em ${longDate(today)}`}:{' '}
        <span className="break-all">{`${siteUrl}${paths.product(part.id, part.variantId)}`}</span>
      </p>
    </article>
  )
}

function ComparisonTable({ sheet: { columns, groups } }: { sheet: DecisionSheetView }) {
  return (
    <table className={`w-full table-fixed border-collapse text-left ${columns.length > 1 ? 'max-sm:min-w-160' : ''}`}>
      <thead>
        <tr className="border-b border-rule-strong align-top">
          <th scope="col" className="w-36 py-1.5 pr-2 font-normal text-muted max-sm:w-28 print:w-28">
            Peça
          </th>
          {columns.map(({ id, variantId, code, name, choice, ncm, relation }) => (
            <th key={id} scope="col" className="py-1.5 pr-2 font-medium">
              <span className="block font-semibold">{code}</span>
              <Link to={paths.product(id, variantId)} className="hover:underline">
                {name}
              </Link>
              {choice && <span className="block font-normal">{choice}</span>}
              {ncm && <span className="block font-normal">NCM {ncm}</span>}
              {relation && <span className="block font-normal text-muted">Alternativa: {relation}</span>}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.title}>
          <tr>
            <th colSpan={columns.length + 1} scope="colgroup" className="pt-2 font-semibold print:pt-1">
              {group.title}
            </th>
          </tr>
          {group.rows.map(({ name, values }) => (
            <tr key={name} className="border-b border-rule align-top">
              <th scope="row" className="py-0.5 pr-2 font-normal text-muted">
                {name}
              </th>
              {values.map((value, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the index identifies the part
                <td key={index} className="py-0.5 pr-2 wrap-anywhere">
                  {value || <span className="text-muted">não informado</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function CheckList({ sheet: { checks, faces } }: { sheet: DecisionSheetView }) {
  const { brand } = useSite()
  return (
    <section>
      <h3 className="font-semibold">Conferir no equipamento antes de pedir</h3>
      <ul>
        {(checks.length > 0 ? checks : [brand.attentionNotice]).map((check) => (
          <li key={check} className="flex gap-2">
            <span aria-hidden>☐</span>
            {check}
          </li>
        ))}
      </ul>
      {faces.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-4">
          {faces.map((face) => (
            <li key={face.key} className="grid max-w-36 justify-items-center gap-1 text-center text-label">
              <ConnectorFace face={face} className="max-h-16" />
              {face.name}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ShopTerms() {
  const { brand } = useSite()
  const { delivery } = brand.offers
  const terms = [
    ['Garantia', brand.warranty],
    ['Entrega', delivery ? `${delivery.term} (${delivery.name}), confirmada no orçamento` : 'informada no orçamento'],
    ['Preço e pagamento', 'os do orçamento, com a sua validade'],
    ['Documentos', 'o que não está dito acima vai com o orçamento'],
  ]
  return (
    <section>
      <h3 className="font-semibold">Condições da loja</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3">
        {terms.map(([name, text]) => (
          <Fragment key={name}>
            <dt className="text-muted">{name}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

export function DecisionPage(props: { sheets: readonly DecisionSheetView[]; missingCodes: readonly string[] }) {
  const { sheets, missingCodes } = props
  const today = useToday()
  return (
    <div className="page-width page-top grid gap-6 print:block print:p-0">
      <PageHead
        className="no-print"
        title={sheets.length === 1 ? 'Ficha de decisão' : `Fichas de decisão: ${sheets.length}`}
        crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: 'Ficha de decisão' }]}
        lead="A peça ao lado das alternativas para os mesmos equipamentos, com o que o catálogo sabe de cada uma e de onde. Uma página por peça, com lugar para as assinaturas."
      >
        {missingCodes.length > 0 && (
          <p role="alert" className="rounded border border-signal bg-signal-tint px-3 py-2 text-small">
            Sem ficha, porque o código não está no catálogo ou pede uma escolha: {missingCodes.join(', ')}.
          </p>
        )}
        <Button look="primary" className="needs-script" onClick={() => print()}>
          Imprimir ou salvar em PDF
        </Button>
      </PageHead>
      {sheets.map((sheet) => (
        <DecisionSheet key={`${sheet.columns[0].code} ${sheet.columns[0].id}`} sheet={sheet} today={today} />
      ))}
    </div>
  )
}

/** The day in the visitor's time zone, ISO; '' before hydration: a cached page would show the day of its rendering. */
function useToday(): string {
  const isHydrated = useIsHydrated()
  const [today] = useState(() => localDay(new Date()))
  return isHydrated ? today : ''
}
