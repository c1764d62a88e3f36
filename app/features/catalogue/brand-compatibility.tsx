import { LoaderCircle } from 'lucide'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { CountedFacet } from '#domain/catalogue/facet-tally.ts'

const BrandPicker = lazy(async () => ({ default: (await import('./brand-picker.tsx')).BrandPicker }))

/** Where the address says which equipment was chosen: '?equipamento=dixtal.dx-2020'. */
export const equipmentParameter = 'equipamento'

/** Chips of this section, links and buttons alike. */
export const choiceClass =
  'inline-flex min-h-10 cursor-pointer items-center rounded border border-rule-strong bg-sheet px-3 text-small hover:border-petrol hover:text-petrol-deep aria-pressed:border-petrol aria-pressed:bg-petrol aria-pressed:font-medium aria-pressed:text-on-petrol'

interface BrandCompatibilityProps {
  modelsUrl: string
  /** The brands of the list, as links while the section itself is not there. */
  brands: CountedFacet | undefined
}

/** Brand, model, the parts that fit: loaded when the visitor comes near (spec §2 'Some sections load lazily'). */
export function BrandCompatibility({ modelsUrl, brands }: BrandCompatibilityProps) {
  const { ref, isNear } = useNearness()
  return (
    <section ref={ref} aria-labelledby="compatibilidade" className="late-layout border-t border-rule py-10 lg:py-12">
      <h2 id="compatibilidade" className="text-title">
        Peças pelo equipamento
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        Escolha a marca e o modelo do equipamento para ver as peças que servem nele, por tipo.
      </p>
      <div className="mt-5 min-h-72">
        {isNear ? (
          <Suspense
            fallback={
              <p className="flex items-center gap-2 text-small text-muted">
                <Icon node={LoaderCircle} size={16} className="animate-spin" />
                Carregando...
              </p>
            }
          >
            <BrandPicker modelsUrl={modelsUrl} />
          </Suspense>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {brands?.options.map(({ value, label }) => (
              <li key={value}>
                <Link to={paths.parts('marca', value)} className={choiceClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function useNearness() {
  const ref = useRef<HTMLElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return undefined
    const isAsked = new URLSearchParams(location.search).has(equipmentParameter)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: isAsked ? '1000000px' : '200px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, isNear }
}
