import { useEffect, useState } from 'react'
import { Link, useFetcher, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#app/paths.ts'
import type { BrandModels } from '#domain/catalogue/brand-models.ts'
import type { ListedProduct } from '#domain/catalogue/browse.ts'
import type { FacetOption } from '#domain/catalogue/facets.ts'
import { mostShown } from '#domain/catalogue/list-kinds.ts'
import type { ListPage } from '#domain/catalogue/list-page.ts'
import { productTypeLabel } from '#domain/catalogue/vocabulary.ts'
import { choiceClass, equipmentParameter } from './brand-compatibility.tsx'
import { ProductResults } from './product-results.tsx'

/** First the brand, then the model, then the parts that fit, by type. */
export function BrandPicker({ modelsUrl }: { modelsUrl: string }) {
  const brands = useBrands(modelsUrl)
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { load, data, state } = useFetcher<{ page: ListPage }>()
  const [brandValue, modelValue] = (parameters.get(equipmentParameter) ?? '').split('.')
  const brand = brands === 'failed' ? undefined : brands.find(({ value }) => value === brandValue)
  const model = brand?.models.find(({ value }) => value === modelValue)

  useEffect(() => {
    if (model) void load(`${paths.accessories}?modelo=${model.value}&mostrar=${mostShown}`)
  }, [load, model])

  /** The choice stands in the address: Back finds it again, and it can be sent to a colleague. */
  function choose(...chosen: string[]) {
    const next = new URLSearchParams(parameters)
    next.set(equipmentParameter, chosen.join('.'))
    void navigate({ search: `?${next}`, hash: 'compatibilidade' }, { replace: true, preventScrollReset: true })
  }

  if (brands === 'failed') {
    return <p className="text-small text-muted">Não foi possível carregar as marcas. Use o filtro Marca, acima.</p>
  }
  return (
    <div className="grid gap-5">
      <Choices label="Marca" options={brands} value={brand?.value} onChoose={({ value }) => choose(value)} />
      {brand && (
        <Choices
          label={`Modelo ${brand.label}`}
          options={brand.models}
          value={model?.value}
          onChoose={({ value }) => choose(brand.value, value)}
        />
      )}
      {model && data && state === 'idle' && <Parts model={model} page={data.page} />}
    </div>
  )
}

function useBrands(url: string): readonly BrandModels[] | 'failed' {
  const [brands, setBrands] = useState<readonly BrandModels[] | 'failed'>([])
  useEffect(() => {
    fetch(url)
      .then((response): Promise<BrandModels[]> => {
        if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`)
        return response.json()
      })
      .then(setBrands, () => setBrands('failed'))
  }, [url])
  return brands
}

interface ChoicesProps {
  label: string
  options: readonly FacetOption[]
  value: string | undefined
  onChoose: (option: FacetOption) => void
}

function Choices({ label, options, value, onChoose }: ChoicesProps) {
  return (
    <div role="group" aria-label={label} className="grid gap-2">
      <p className="text-small font-medium">{label}</p>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option)}
            className={choiceClass}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  )
}

function Parts({ model, page }: { model: FacetOption; page: ListPage }) {
  const byType = Map.groupBy(page.products, ({ product }: ListedProduct) => product.productType)
  return (
    <div role="region" aria-label={`Peças para ${model.label}`} className="grid gap-5 border-t border-rule pt-5">
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-6 text-small">
        <span className="font-medium">
          {page.total === 1 ? '1 peça serve' : `${page.total} peças servem`} em {model.label}
        </span>
        <Link
          to={`${paths.accessories}?modelo=${model.value}`}
          className="text-petrol-deep underline underline-offset-4"
        >
          Abrir na lista
        </Link>
      </p>
      {[...byType].map(([type, products]) => (
        <div key={type} className="grid gap-2">
          <h3 className="text-small">{type && productTypeLabel[type]}</h3>
          <ProductResults look="lines" products={products} actionOf={() => null} />
        </div>
      ))}
    </div>
  )
}
