import { useSite } from '#app/site.tsx'
import { ExternalButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { EquipmentFamily } from '#domain/catalogue/vocabulary.ts'
import type { EquipmentPageContent } from '#domain/pages/equipment-page.ts'
import { whatsappUrl } from '#domain/quote/links.ts'

interface FamilyListProps {
  families: EquipmentPageContent['families']
  pictures: Readonly<Record<EquipmentFamily, string>>
}

/** The six families, each with its drawing and its price request. */
export function FamilyList({ families, pictures }: FamilyListProps) {
  const { brand } = useSite()
  return (
    <section aria-labelledby="families" className="border-t border-rule bg-sheet py-10 lg:py-14">
      <div className="page-width grid gap-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id="families" className="text-title lg:text-head">
            {families.title}
          </h2>
          <p className="text-muted">{families.lead}</p>
        </div>
        <ul className="grid gap-px overflow-hidden rounded border border-rule bg-rule sm:grid-cols-2 lg:grid-cols-3">
          {families.items.map(({ key, title, description, text }) => (
            <li key={key} id={key} className="grid grid-rows-[auto_1fr_auto] gap-3 bg-sheet p-5">
              <Picture src={pictures[key]} alt="" />
              <div>
                <h3 className="text-lead">{title}</h3>
                <p className="text-small text-muted">{description}</p>
              </div>
              <ExternalButton className="justify-self-start" size="small" href={whatsappUrl(brand.whatsapp.main, text)}>
                {families.buttonLabel}
                <span className="sr-only">: {title}</span>
              </ExternalButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
