import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import type { MakerPage as Brand } from '#domain/compatibility/page-data.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { IndexSection, Models, NameList } from './model-index.tsx'

/** One maker's models by kind; models that no part names come last. */
export function MakerPage({ page }: { page: Brand }) {
  const { name, aliases, groups, uncited } = page
  return (
    <div className="page-width py-6 lg:py-8">
      <Breadcrumb crumbs={[{ label: tools.machines.name, to: paths.compatibility }, { label: name }]} />
      <header className="mt-4 grid gap-2">
        <h1 className="text-head">Peças e acessórios para {name}</h1>
        {aliases && <p className="text-small text-muted">Também: {aliases}</p>}
        <p className="max-w-prose text-muted">Escolha o modelo. Ao lado, quantas peças do catálogo o citam.</p>
      </header>
      {groups.map(({ title, models }) => (
        <IndexSection key={title} title={title}>
          <Models models={models} />
        </IndexSection>
      ))}
      {uncited.length > 0 && (
        <IndexSection title="Sem peça citada ainda">
          <p className="mb-2 max-w-prose text-small text-muted">
            A página de cada um tem as peças da marca, com modelo a confirmar, e as universais.
          </p>
          <NameList links={uncited.map(({ name: model, path, kind }) => ({ name: model, path, note: kind }))} />
        </IndexSection>
      )}
    </div>
  )
}
