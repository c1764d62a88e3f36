import { QueryLink } from '#app/features/catalogue/list/query-link.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'
import { EmptyResult } from '#app/features/catalogue/results/empty-result.tsx'
import { useSite } from '#app/site.tsx'
import { buttonClass, WhatsappButton } from '#app/ui/button.tsx'
import { withChange, withoutFilters } from '#domain/list/list-query-changes.ts'
import type { ListQuery } from '#domain/list/list-query.ts'
import { searchRemedies, understoodParts } from '#domain/list/search-advice.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { searchHelpText } from '#domain/quote/site-messages.ts'

/** Shown when nothing was found: how the query was read, which filters to drop, similar codes, and whom to ask. */
export function EmptyAccessories({ list }: { list: CatalogueListControl }) {
  const { brand } = useSite()
  const { query, advice } = list.page
  const isCode = advice?.kind === 'code'
  return (
    <EmptyResult
      list={list}
      title={isCode ? `Não temos o código “${query.search}”` : 'Nenhum produto encontrado'}
      actions={
        <>
          <WhatsappButton href={whatsappUrl(brand.whatsapp.main, searchHelpText(query.search))}>
            Perguntar no WhatsApp
          </WhatsappButton>
          <QueryLink list={list} query={withoutFilters(query)} className={buttonClass({})}>
            Ver todos os produtos
          </QueryLink>
        </>
      }
    >
      {isCode && (
        <p>
          Confira o código na etiqueta da peça: um caractere a mais ou a menos é outra peça. Também podemos conferir por
          foto.
        </p>
      )}
      <SimilarCodes list={list} />
      <SearchAdviceText list={list} />
    </EmptyResult>
  )
}

function SimilarCodes({ list }: { list: CatalogueListControl }) {
  const { query, advice } = list.page
  const codes = advice?.similarCodes ?? []
  if (codes.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-small">Códigos parecidos:</p>
      {codes.map((code) => (
        <QueryButton key={code} list={list} query={withChange(query, { search: code })} label={code} />
      ))}
    </div>
  )
}

/** How the query was read, which filters to drop, and other searches that find something. */
function SearchAdviceText({ list }: { list: CatalogueListControl }) {
  const { query, advice } = list.page
  const hasNearTypes = advice !== undefined && advice.near.length > 0
  const parts = advice?.kind === 'text' && !hasNearTypes ? understoodParts(advice.understood) : []
  const remedies = searchRemedies(query, advice)
  return (
    <>
      {parts.length > 0 && (
        <p>
          {advice?.understood.parts.length === 0 ? 'Na busca, ' : 'Entendemos como '}
          <span className="text-ink">{parts.join(' · ')}</span>.
        </p>
      )}
      {!advice && <p>Nenhuma peça reúne todos os filtros escolhidos. Retire filtros para ampliar a lista.</p>}
      {remedies.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-small">{hasNearTypes ? 'Não vendemos isso. Perto disso:' : 'Tente:'}</p>
          {remedies.map(({ label, query: remedy }) => (
            <QueryButton key={label} list={list} query={remedy} label={label} />
          ))}
        </div>
      )}
    </>
  )
}

function QueryButton({ list, query, label }: { list: CatalogueListControl; query: ListQuery; label: string }) {
  return (
    <QueryLink list={list} query={query} className={buttonClass({ size: 'small' })}>
      {label}
    </QueryLink>
  )
}
