import { Copy } from 'lucide'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { ChangesPanel } from './changes-panel.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { DraftBar } from './draft-bar.tsx'
import { FormFaultList, Problems } from './form-faults.tsx'
import { Photographs } from './photographs.tsx'
import { ProductForm } from './product-form.tsx'
import type { ProductView } from './product-view.ts'

/** The page of a product: its drawing, its photographs, the draft's changes, and its form. */
export function ProductPage({ view }: { view: ProductView }) {
  const { id, product, draft, faults, problems, pictures } = view
  return (
    <div className="grid gap-6">
      <DraftBar choice={view.choice} path={`/catalogo/${id}`} />
      <p className="flex flex-wrap gap-3">
        <a href={withDraft('/catalogo/novo', draft, [['de', id]])} className={buttonClass({ size: 'small' })}>
          <Icon node={Copy} size={16} /> Criar parecido
        </a>
        <a href={withDraft(`/catalogo/${id}/endereco`, draft)} className={buttonClass({ size: 'small' })}>
          Mudar o endereço ou retirar
        </a>
        {product && (
          <a href="#fotografias" className={buttonClass({ look: 'plain', size: 'inline' })}>
            Fotografias
          </a>
        )}
        <a href={withDraft('/catalogo', draft)} className={buttonClass({ look: 'plain', size: 'inline' })}>
          Todos os produtos
        </a>
      </p>
      {view.conflict && <ConflictPanel conflict={view.conflict} what="este produto" />}
      <FormFaultList faults={faults} words={view.words} />
      <Problems problems={problems} />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <aside className="grid content-start gap-4 xl:sticky xl:top-4 xl:order-2 xl:max-h-[calc(100dvh-2rem)] xl:self-start xl:overflow-y-auto">
          {pictures.length > 0 && <Pictures pictures={pictures} />}
          <ChangesPanel changes={view.changes} lines={view.lines} />
        </aside>
        {product ? (
          <div className="grid content-start gap-8">
            <ProductForm view={view} category={product.category} />
            <Photographs view={view} />
          </div>
        ) : (
          <pre className="overflow-x-auto rounded border border-rule bg-sheet p-4 text-label">{view.seen}</pre>
        )}
      </div>
    </div>
  )
}

function Pictures({ pictures }: { pictures: ProductView['pictures'] }) {
  return (
    <ul aria-label="Desenho" className="flex flex-wrap gap-2 xl:grid xl:grid-cols-2">
      {pictures.map(({ href, alt }) => (
        <li key={href} className="xl:first:col-span-2">
          <img
            src={href}
            alt={alt}
            width={160}
            height={120}
            className="h-30 w-40 max-w-none rounded border border-rule bg-white object-contain xl:h-auto xl:w-full"
          />
        </li>
      ))}
    </ul>
  )
}
