import { useSite } from '#app/site.tsx'
import { ExternalButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import type { EquipmentPageContent } from '#domain/pages/marketing-pages.ts'
import { whatsappUrl } from '#domain/quote/links.ts'

interface FamilyListProps {
  families: EquipmentPageContent['families']
  pictures: Readonly<Record<EquipmentFamily, string>>
  /** Per family, the address of its machines in the catalogue of this page. */
  lists: Readonly<Partial<Record<EquipmentFamily, string>>>
}

/** The six families, each with its drawing and a link that asks for its price. */
export function FamilyList({ families, pictures, lists }: FamilyListProps) {
  const { brand } = useSite()
  return (
    <section aria-labelledby="families" className="border-t border-rule bg-sheet py-6 lg:py-5">
      <div className="page-width grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id="families" className="text-title">
            {families.title}
          </h2>
          <p className="text-muted">{families.lead}</p>
        </div>
        <ul className="grid gap-px overflow-hidden rounded border border-rule bg-rule print:border-0 print:bg-transparent sm:grid-cols-2 lg:grid-cols-3">
          {families.items.map(({ key, title, description, text }) => (
            <li key={key} id={key} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 bg-sheet p-4">
              <Picture src={pictures[key]} alt="" className="self-start" />
              <div className="grid content-between gap-2">
                <div>
                  <h3 className="text-body leading-tight">
                    {lists[key] ? <FamilyLink to={lists[key]}>{title}</FamilyLink> : title}
                  </h3>
                  <p className="mt-1 text-label text-muted">{description}</p>
                </div>
                <ExternalButton
                  className="justify-self-start"
                  size="small"
                  href={whatsappUrl(brand.whatsapp.main, text)}
                >
                  {families.buttonLabel}
                  <span className="sr-only">: {title}</span>
                </ExternalButton>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A plain link to the catalogue further down on this page; works without scripts. */
function FamilyLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="inline-flex touch:-my-3 touch:py-3 hover:text-petrol-deep hover:underline">
      <span>
        {children}{' '}
        <span aria-hidden className="text-petrol">
          →
        </span>
      </span>
    </a>
  )
}
