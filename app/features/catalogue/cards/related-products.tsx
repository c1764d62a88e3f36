import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/save-data.ts'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { labelCode, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { paths } from '#domain/pages/paths.ts'

interface RelatedProductsProps {
  title: string
  relations: readonly { product: ProductSummary; reason: string }[]
  moreLink?: { to: string; label: string } | undefined
}

export function RelatedProducts({ title, relations, moreLink }: RelatedProductsProps) {
  if (relations.length === 0) return null
  return (
    <TitledSection title={title} className="no-print border-t border-rule pt-6">
      <ul className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {relations.map(({ product, reason }) => (
          <li
            key={product.id}
            className="relative grid grid-cols-1 content-start gap-1.5 rounded border border-rule bg-sheet p-3 hover:border-brand"
          >
            <Picture {...product.picture} alt="" />
            <p>{labelCode(product) && <CodeLabel code={labelCode(product)} isWrapping />}</p>
            <Link
              to={paths.product(product.id)}
              prefetch={linkPrefetch}
              className="text-small leading-snug font-medium after:absolute after:inset-0 hover:underline"
            >
              {product.name}
            </Link>
            <p className="text-label text-muted">{reason}</p>
          </li>
        ))}
      </ul>
      {moreLink && (
        <Link
          to={moreLink.to}
          className="tap mt-4 inline-block text-small underline underline-offset-4 hover:text-brand-deep"
        >
          {moreLink.label}
        </Link>
      )}
    </TitledSection>
  )
}

interface MachinePartsProps {
  name: string
  parts: readonly ProductSummary[]
  /** The number of all parts for the machine; `parts` are the first of them. */
  total: number
  models: readonly string[]
  maker?: string | undefined
}

/** Parts that name a machine, with a link to its model's page or, with several models, to the list of their parts. */
export function MachineParts({ name, parts, total, models, maker }: MachinePartsProps) {
  const [model, ...otherModels] = models
  const hasMore = total > parts.length
  const modelPath = model && maker && otherModels.length === 0 ? paths.model(maker, model) : undefined
  const to = modelPath ?? (hasMore && model ? paths.parts('modelo', models.join()) : undefined)
  if (total === 0) return <UncitedMachine name={name} modelPath={modelPath} />
  const label = hasMore ? `Ver as ${total} peças para este equipamento` : 'Peças e acessórios pelo modelo'
  return (
    <RelatedProducts
      title="Peças para este equipamento"
      relations={parts.map((product) => ({
        product,
        reason: product.productType ? productTypeLabel[product.productType] : '',
      }))}
      moreLink={to === undefined ? undefined : { to, label }}
    />
  )
}

function UncitedMachine({ name, modelPath }: { name: string; modelPath: string | undefined }) {
  return (
    <TitledSection title="Peças para este equipamento" className="no-print late-layout border-t border-rule pt-6">
      <p className="mt-2 max-w-prose text-small">
        Nenhuma ficha do catálogo cita este equipamento ainda. Isso não quer dizer que não haja peça: pergunte, com foto
        do conector e da etiqueta.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={paths.identifyWith({ modelo: name })}>Perguntar por uma peça</ButtonLink>
        {modelPath && (
          <ButtonLink look="plain" to={modelPath}>
            Peças e acessórios pelo modelo
          </ButtonLink>
        )}
      </p>
    </TitledSection>
  )
}
