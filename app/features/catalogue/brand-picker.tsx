import { useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { paths } from '#app/paths.ts'
import type { BrandModels } from '#domain/catalogue/brand-models.ts'
import type { ListedProduct } from '#domain/catalogue/browse.ts'
import type { FacetOption } from '#domain/catalogue/facets.ts'
import { mostShown } from '#domain/catalogue/list-kinds.ts'
import type { ListPage } from '#domain/catalogue/list-page.ts'
import { productTypeLabel } from '#domain/catalogue/vocabulary.ts'
import { choiceClass } from './brand-compatibility.tsx'
import { ProductResults } from './product-results.tsx'

/** First the brand, then the model, then the parts that fit, by type. */
export function BrandPicker({ modelsUrl }: { modelsUrl: string }) {
  const brands = useBrands(modelsUrl)
  const [brand, setBrand] = useState<BrandModels>()
  const [model, setModel] = useState<FacetOption>()
  const parts = useFetcher<{ page: ListPage }>()

  function choose(next: FacetOption) {
    setModel(next)
    void parts.load(`${paths.accessories}?modelo=${next.value}&mostrar=${mostShown}`)
  }

  if (brands === 'failed') {
    return <p className="text-small text-muted">Não foi possível carregar as marcas. Use o filtro Marca, acima.</p>
  }
  return (
    <div className="grid gap-5">
      <Choices
        label="Marca"
        options={brands}
        value={brand?.value}
        onChoose={({ value }) => {
          setBrand(brands.find((one) => one.value === value))
          setModel(undefined)
        }}
      />
      {brand && (
        <Choices label={`Modelo ${brand.label}`} options={brand.models} value={model?.value} onChoose={choose} />
      )}
      {model && parts.data && parts.state === 'idle' && <Parts model={model} page={parts.data.page} />}
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
