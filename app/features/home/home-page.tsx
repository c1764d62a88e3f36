import { Pause, Play } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/save-data.ts'
import { useSite } from '#app/site.tsx'
import { FactList } from '#app/ui/blocks/fact-list.tsx'
import { Section } from '#app/ui/blocks/section.tsx'
import { Statistics } from '#app/ui/blocks/statistics.tsx'
import { Steps } from '#app/ui/blocks/steps.tsx'
import { ExternalButton, ButtonLink, WhatsappButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { CategorySummary } from '#domain/catalogue/category.ts'
import type { HomePageContent } from '#domain/pages/marketing-pages.ts'
import { paths } from '#domain/pages/paths.ts'
import { allTools, tools, type Tool } from '#domain/pages/tools.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { counted } from '#domain/text/number-text.ts'

const strokeStyle = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinejoin: 'round' } as const

const categoriesTool: Tool = {
  name: 'Por categoria',
  to: `${paths.home}#categorias`,
  does: 'Cabos, sensores, braçadeiras: comece pelo tipo de peça.',
}

/** The drawings of the entry points, each in a square of 48. */
const machineDrawing = (
  <>
    <rect x="4" y="7" width="40" height="29" rx="3" {...strokeStyle} />
    <path d="M9 12h22v19H9zM35 13h5M35 18h5M35 23h5M16 36v5h16v-5" {...strokeStyle} />
    <path d="M9 21h5l2-5 3 9 2-4h10M9 27h22" {...strokeStyle} strokeWidth={1.25} />
  </>
)

const categoriesDrawing = (
  <>
    <path d="M5 5h17v17H5zM26 5h17v17H26zM5 26h17v17H5zM26 26h17v17H26z" {...strokeStyle} />
    <path d="M8 17c4-9 7-9 11-3M34.5 10v7M31 13.5h7M8 31h11v7H8z" {...strokeStyle} strokeWidth={1.25} />
    <circle cx="34.5" cy="34.5" r="4.5" {...strokeStyle} strokeWidth={1.25} />
  </>
)

const listDrawing = (
  <>
    <path d="M9 4h24l7 7v33H9zM33 4v7h7" {...strokeStyle} />
    {[17, 24, 31, 38].map((y) => (
      <path key={y} d={`M14 ${y}h11M30 ${y}h5`} {...strokeStyle} />
    ))}
  </>
)

const entryPoints = [
  { tool: categoriesTool, drawing: categoriesDrawing },
  { tool: tools.machines, drawing: machineDrawing },
  { tool: tools.quickOrder, drawing: listDrawing },
]
const otherTools: readonly Tool[] = allTools.filter(({ to }) => !entryPoints.some(({ tool }) => tool.to === to))

/** The three ways to a part; the other tools are links beneath, of which a phone shows the first. */
function EntryPoints() {
  return (
    <div className="grid gap-1">
      <ul aria-label="Caminhos" className="grid grid-cols-3 gap-2 sm:gap-3">
        {entryPoints.map(({ tool: { name, to, does }, drawing }) => (
          <li
            key={to}
            className="relative grid content-start items-center max-sm:justify-items-center max-sm:text-center sm:grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-0.5 rounded border border-rule-strong bg-sheet px-2.5 py-2 transition-colors hover:border-brand hover:bg-tint sm:content-start sm:gap-x-4 sm:p-4"
          >
            <svg aria-hidden viewBox="0 0 48 48" className="size-9 text-brand sm:row-span-2 sm:size-12">
              {drawing}
            </svg>
            <Link
              to={to}
              prefetch={linkPrefetch}
              className="text-small leading-snug font-semibold after:absolute after:inset-0 hover:underline sm:text-body"
            >
              {name}
            </Link>
            <p className="text-label text-muted max-sm:hidden">{does}</p>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5 text-small">
        {otherTools.map(({ name, to }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center max-sm:not-first:hidden text-brand-deep underline decoration-rule-strong underline-offset-4 hover:decoration-current"
          >
            {name}
          </Link>
        ))}
      </p>
    </div>
  )
}

export function BrandMarquee({ brands }: { brands: HomePageContent['brands'] }) {
  const { brand } = useSite()
  const [isPaused, setIsPaused] = useState(false)
  return (
    <section aria-labelledby="brands" className="border-t border-rule py-6 lg:py-10">
      <div className="page-width grid gap-4">
        <div className="flex items-center justify-between gap-4">
          <div>
            <h2 id="brands" className="text-lead">
              {brands.title}
            </h2>
            <p className="text-small text-muted">{brands.lead}</p>
          </div>
          <button
            type="button"
            aria-label={isPaused ? brands.playLabel : brands.pauseLabel}
            onClick={() => setIsPaused(!isPaused)}
            className="needs-script grid size-11 shrink-0 cursor-pointer place-items-center rounded text-muted hover:bg-tint motion-reduce:hidden"
          >
            <Icon node={isPaused ? Play : Pause} size={18} />
          </button>
        </div>
        <div className="marquee border-y border-rule py-3 sm:py-4" data-paused={isPaused || undefined}>
          {[undefined, true].map((isCopy) => (
            <ul key={String(isCopy)} className="marquee-track" aria-hidden={isCopy}>
              {brands.names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          ))}
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
          {brands.partnership.lead}
          <ExternalButton look="plain" size="inline" href={whatsappUrl(brand.whatsapp.main, brands.partnership.text)}>
            {brands.partnership.label}
          </ExternalButton>
        </p>
      </div>
    </section>
  )
}

function Categories({ categories }: { categories: readonly CategorySummary[] }) {
  return (
    <section
      id="categorias"
      aria-labelledby="by-kind"
      className="scroll-mt-16 border-t border-rule bg-sheet py-4 lg:py-10"
    >
      <div className="page-width grid gap-4">
        <h2 id="by-kind" className="text-title lg:text-head">
          Por categoria
        </h2>
        <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-8">
          {categories.map(({ slug, title, count, picture }) => (
            <li
              key={slug}
              className="relative grid min-w-0 grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-2.5 border-t border-rule py-1 sm:py-2 hover:bg-tint lg:grid-cols-[5rem_minmax(0,1fr)]"
            >
              <Picture src={picture} alt="" />
              <p className="text-label leading-snug sm:text-small">
                <Link
                  to={paths.category(slug)}
                  prefetch={linkPrefetch}
                  className="font-medium after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </Link>{' '}
                <span className="text-label whitespace-nowrap text-muted sm:block">
                  {counted(count, 'peça', 'peças')}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const chipClass =
  'inline-flex min-h-10 touch:min-h-11 items-center gap-2 rounded border border-rule-strong bg-sheet px-3 text-small hover:border-brand hover:text-brand-deep'

function FeaturedProducts({ page: { featured }, pictures: { cards: pictures } }: HomePageProps) {
  const sellsEquipment = useSellsEquipment()
  const offeredCards = featured.cards.filter(({ to }) => sellsEquipment || to !== paths.equipment)
  // A single card would only repeat the button above, so none is shown.
  const cards = offeredCards.length > 1 ? offeredCards : []
  if (cards.length + featured.chips.length + featured.categories.length === 0) return null
  return (
    <section aria-labelledby="featured" className="border-t border-rule bg-sheet py-5 lg:py-14">
      <div className="page-width grid gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id="featured" className="text-title lg:text-head">
            {featured.title}
          </h2>
          <p className="text-muted">{featured.lead}</p>
        </div>
        {cards.length > 0 && (
          <ul className="grid gap-px overflow-hidden rounded border border-rule bg-sheet grid-cols-2 print:border-0 lg:grid-cols-4">
            {cards.map(({ key, title, description, to }) => (
              <li
                key={key}
                className="relative grid min-w-0 content-start gap-1.5 outline outline-rule p-3 sm:p-4 transition-colors hover:bg-tint print:outline-none"
              >
                <Picture src={pictures[key] ?? ''} alt="" />
                <h3 className="text-small leading-snug sm:text-body">
                  <Link to={to} prefetch={linkPrefetch} className="after:absolute after:inset-0 hover:underline">
                    {title}
                  </Link>
                </h3>
                <p className="text-small text-muted max-sm:hidden">{description}</p>
              </li>
            ))}
          </ul>
        )}
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
          {featured.chips.length > 0 && (
            <div className="grid content-start gap-2">
              <h3 className="text-small">{featured.chipsTitle}</h3>
              <ul className="flex flex-wrap gap-2">
                {featured.chips.map(({ label, count, search }) => (
                  <li key={label}>
                    <Link to={paths.search(search)} className={chipClass}>
                      {label} <span className="font-semibold text-brand">{count}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              {featured.chipsNote && <p className="text-small text-muted">{featured.chipsNote}</p>}
            </div>
          )}
          {featured.categories.length > 0 && (
            <div className="grid content-start gap-2 max-sm:hidden">
              <h3 className="text-small">{featured.categoriesTitle}</h3>
              <ul className="flex flex-wrap gap-2">
                {featured.categories.map(({ label, slug }) => (
                  <li key={slug}>
                    <Link to={paths.category(slug)} className={chipClass}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

/** Whether the shop has machines: else nothing leads to a page that is empty. */
const useSellsEquipment = () => useSite().menu.some(({ to }) => to === paths.equipment)

function HomeHero({ page: { hero }, pictures: { hero: drawing }, searchBox }: HomePageProps) {
  const { brand } = useSite()
  const sellsEquipment = useSellsEquipment()
  return (
    <div className="page-width grid items-center gap-4 py-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-x-14 lg:gap-y-8 lg:py-9">
      <div className="grid gap-3 sm:gap-6">
        <h1 className="text-head">{hero.headline}</h1>
        <p className="max-w-prose text-muted sm:text-lead">{hero.lead}</p>
        {searchBox}
        <p className="flex flex-wrap items-center gap-3">
          {sellsEquipment && (
            <ButtonLink to={paths.equipment} prefetch={linkPrefetch}>
              {hero.equipmentLabel}
            </ButtonLink>
          )}
          <ButtonLink to={paths.accessories} prefetch={linkPrefetch}>
            {hero.accessoriesLabel}
          </ButtonLink>
          <WhatsappButton href={whatsappUrl(brand.whatsapp.main, hero.whatsapp.text)}>
            {hero.whatsapp.label}
          </WhatsappButton>
          <span className="text-label text-muted sm:text-small">{hero.whatsapp.note}</span>
        </p>
      </div>
      <figure className="grid gap-2 max-lg:order-last">
        <img
          src={drawing.src}
          alt={drawing.alt}
          width={720}
          height={560}
          fetchPriority="high"
          className="w-full border border-rule bg-sheet max-[30rem]:-mx-4 max-[30rem]:w-[calc(100%+2rem)] max-[30rem]:max-w-none max-[30rem]:border-x-0 min-[30rem]:rounded"
        />
        <figcaption>
          <ol className="grid list-inside list-decimal grid-cols-2 gap-x-4 text-label text-muted sm:grid-cols-3">
            {drawing.legend.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
        </figcaption>
      </figure>
      <div className="lg:col-span-2">
        <EntryPoints />
      </div>
    </div>
  )
}

interface HomePageProps {
  page: HomePageContent
  categories: readonly CategorySummary[]
  pictures: {
    hero: { src: string; alt: string; legend: readonly string[] }
    cards: Readonly<Record<string, string>>
  }
  searchBox: ReactNode
  testimonials: ReactNode
}

/** The front page (spec §2 'Home'): first how to find a part, then what the shop offers, to whom, and how it works. */
export function HomePage(props: HomePageProps) {
  const { page, categories, testimonials } = props
  const { brand } = useSite()
  return (
    <>
      <HomeHero {...props} />
      {categories.length > 0 && <Categories categories={categories} />}
      <FeaturedProducts {...props} />
      {page.brands.names.length > 0 && <BrandMarquee brands={page.brands} />}
      <Section title={page.process.title} lead={page.process.lead} look="wide">
        <Steps steps={page.process.steps} />
        <WhatsappButton
          size="large"
          className="sm:justify-self-start"
          href={whatsappUrl(brand.whatsapp.main, page.process.start.text)}
        >
          {page.process.start.label}
        </WhatsappButton>
      </Section>
      {page.authority.certifications.length > 0 && (
        <Section title={page.authority.title} lead={page.authority.lead}>
          <Statistics items={page.authority.statistics} />
          <FactList items={page.authority.certifications} />
        </Section>
      )}
      {testimonials && (
        <Section title={page.testimonials.title} lead={page.testimonials.lead} look="wide">
          {testimonials}
        </Section>
      )}
    </>
  )
}
