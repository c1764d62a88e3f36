import { X } from 'lucide'
import {
  AvailabilityBadge,
  CardLink,
  CardReason,
  CardArmSize,
  type CardProps,
} from '#app/features/catalogue/cards/product-card.tsx'
import { QueryLink, type CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { useSite } from '#app/site.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { ButtonLink, buttonClass, MailButton, WhatsappButton } from '#app/ui/button.tsx'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { discountPercent, hasPrice, isOnSale } from '#domain/catalogue/price.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import type { ListPage } from '#domain/list/answer-list.ts'
import type { NearestProducts } from '#domain/list/browse.ts'
import { type FacetName, facetLabel } from '#domain/list/list-kinds.ts'
import { withoutFilter, withChange, wholeList } from '#domain/list/list-query-changes.ts'
import type { ListQuery } from '#domain/list/list-query.ts'
import { searchRemedies, understoodParts } from '#domain/list/search-advice.ts'
import { pageAmount } from '#domain/money.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { equipmentInterestMail, searchHelpText } from '#domain/quote/site-messages.ts'
import { counted } from '#domain/text/number-text.ts'

/** One of the nearest products: availability only when it is not 'em estoque', a price only when there is one. */
function NearestProduct({ isPriority = false, ...card }: CardProps) {
  const { product, variantId, quantity, reason } = card
  const code = labelCode(product, variantId)
  return (
    <article className="group relative grid min-h-17 grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 bg-sheet px-2 py-1.5 sm:h-17 sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:py-0">
      <Picture src={product.picture.src} alt="" isPriority={isPriority} />
      <div className="grid min-w-0 gap-0.5">
        <h3 className="text-small sm:line-clamp-2 leading-[1.15] font-medium">
          <CardLink {...card} />
        </h3>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-label text-muted sm:flex-nowrap">
          {quantity !== undefined && <span className="font-semibold text-ink">{quantity} ×</span>}
          {code && <CodeLabel code={code} />}
          <CardReason reason={reason} />
          {variantId !== undefined && <CardArmSize product={product} variantId={variantId} />}
          <span className="sm:truncate">{product.fits}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label max-sm:col-start-2 sm:grid sm:justify-items-end">
        {product.availability !== 'em-estoque' && <AvailabilityBadge availability={product.availability} />}
        {hasPrice(product) && (
          <span className="font-semibold whitespace-nowrap">
            {isOnSale(product) && <span className="text-signal">-{discountPercent(product)}% </span>}
            {pageAmount(product.currentPrice)}
          </span>
        )}
      </div>
    </article>
  )
}

/** The address of 'Não sei o código' with the search, and with type, brand and model where only one is chosen. */
function inquiryPath({ query, facets }: ListPage): string {
  const onlyValue = (facet: FacetName) => {
    const [value = '', ...others] = query.selected[facet] ?? []
    return others.length === 0 ? value : ''
  }
  const onlyLabel = (facet: FacetName) =>
    facets.find(({ name }) => name === facet)?.options.find(({ value }) => value === onlyValue(facet))?.label ?? ''
  const [marca, modelo] = [onlyLabel('marca'), onlyLabel('modelo')]
  return paths.identifyWith({ busca: query.search, peca: onlyValue('tipo'), marca, modelo })
}

/** The texts of an empty list by its kind: what it says, and the labels of its buttons (spec §2, §8). */
const emptyListTexts: Record<ListPage['kind'], { title: string; text?: string; askLabel: string; allLabel: string }> = {
  acessorios: {
    title: 'Nenhum produto encontrado',
    askLabel: 'Perguntar no WhatsApp',
    allLabel: 'Ver todos os produtos',
  },
  categoria: {
    title: 'Nenhum produto encontrado',
    text: 'Não encontramos produtos que atendam aos seus critérios de busca. Que tal tentar uma busca mais ampla?',
    askLabel: 'Falar com Especialista',
    allLabel: 'Ver toda a categoria',
  },
  equipamentos: {
    title: 'Equipamentos Disponíveis Sob Consulta',
    text: 'Nenhum equipamento do catálogo reúne estes critérios, mas trabalhamos com mais marcas e modelos. Diga o que procura e enviamos uma proposta.',
    askLabel: 'Consultar por WhatsApp',
    allLabel: 'Ver todos os equipamentos',
  },
}

export function EmptyResult({ list }: { list: CatalogueListControl }) {
  const { whatsapp, email } = useSite().brand
  const { kind, query, advice, nearest } = list.page
  const { title, text, askLabel, allLabel } = emptyListTexts[kind]
  const isCode = advice?.kind === 'code'
  const phone = kind === 'categoria' ? whatsapp.categories : whatsapp.main
  const isEquipment = kind === 'equipamentos'
  return (
    <div className="grid min-w-0 gap-6 border-t border-rule pt-6 pb-10 wrap-anywhere">
      <EmptyState
        title={isCode ? `Não temos o código “${query.search}”` : title}
        actions={
          <>
            <WhatsappButton href={whatsappUrl(phone, searchHelpText(query.search))}>{askLabel}</WhatsappButton>
            {isEquipment && <MailButton href={equipmentInterestMail(email.sales)}>Consultar por e-mail</MailButton>}
            <QueryLink
              list={list}
              query={wholeList(query)}
              className={buttonClass({ look: isEquipment ? 'plain' : 'quiet' })}
            >
              {allLabel}
            </QueryLink>
            <ButtonLink look="plain" to={inquiryPath(list.page)}>
              {tools.identify.name}
            </ButtonLink>
          </>
        }
      >
        {isCode && (
          <p>
            Confira o código na etiqueta da peça: um caractere a mais ou a menos é outra peça. Também podemos conferir
            por foto.
          </p>
        )}
        {kind === 'acessorios' ? <SearchAdvice list={list} /> : <p>{text}</p>}
        {nearest && <FiltersToRemove list={list} filters={nearest.removableFilters} />}
      </EmptyState>
      {nearest && (
        <TitledSection title="Produtos mais próximos" level="h3" headingClass="text-body" className="grid gap-2">
          <ul className="grid border-t border-l border-rule bg-paper lg:grid-cols-[repeat(auto-fit,minmax(21rem,1fr))] print:border-l-0">
            {nearest.products.map((card) => (
              <li key={card.product.id} className="border-r border-b border-rule print:border-r-0">
                <NearestProduct {...card} />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  )
}

type RemovableFilters = NearestProducts['removableFilters']

/** The search and filters that hide products: removing any one of them would show the stated number. */
function FiltersToRemove({ list, filters }: { list: CatalogueListControl; filters: RemovableFilters }) {
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {filters.map(({ filter, total }) => (
        <QueryLink
          key={filter}
          list={list}
          query={withoutFilter(list.page.query, filter)}
          className={buttonClass({ look: 'primary', size: 'small' })}
        >
          <Icon node={X} size={15} />
          Retirar {filterText(list, filter)} · {counted(total, 'produto', 'produtos')}
        </QueryLink>
      ))}
    </div>
  )
}

/** A filter as the visitor chose it: 'marca: Philips'. */
function filterText({ page }: CatalogueListControl, filter: RemovableFilters[number]['filter']): string {
  if (filter === 'search') return 'busca'
  if (filter === 'price') return 'preço'
  if (filter === 'availability') return 'disponibilidade'
  const options = page.facets.find(({ name }) => name === filter)?.options ?? []
  const labels = (page.query.selected[filter] ?? []).map(
    (value) => options.find((option) => option.value === value)?.label ?? value,
  )
  return `${facetLabel[filter].toLowerCase()}: ${labels.join(', ')}`
}

function SearchAdvice({ list }: { list: CatalogueListControl }) {
  const { query, advice } = list.page
  const hasNearTypes = advice !== undefined && advice.nearTypes.length > 0
  const partTexts = advice?.kind === 'text' && !hasNearTypes ? understoodParts(advice.understood) : []
  const remedies = searchRemedies(query, advice)
  const similarCodes = advice?.similarCodes ?? []
  return (
    <>
      {similarCodes.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-small">Códigos parecidos:</p>
          {similarCodes.map((code) => (
            <QueryButton key={code} list={list} query={withChange(query, { search: code })} label={code} />
          ))}
        </div>
      )}
      {partTexts.length > 0 && (
        <p>
          {advice?.understood.parts.length === 0 ? 'Na busca, ' : 'Entendemos como '}
          <span className="text-ink">{partTexts.join(' · ')}</span>.
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
