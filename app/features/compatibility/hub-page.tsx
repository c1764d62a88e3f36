import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import type { HubPage as Page, MakerPage as Brand, ModelLink } from '#domain/compatibility/page-data.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'

const linkClass = 'inline-block py-1 touch:py-2.5 underline underline-offset-4 hover:text-petrol-deep'

/** Where machines are found: by typing a name, by brand, by kind. */
export function HubPage({ page }: { page: Page }) {
  const { search, isAsked, makers, kinds } = page
  return (
    <div className="page-width py-6 lg:py-8">
      <Breadcrumb crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: tools.machines.name }]} />
      <header className="mt-4 mb-5 grid gap-3">
        <h1 className="text-head">{tools.machines.name}</h1>
        <p className="max-w-prose text-muted">
          Escolha a marca e o modelo: a página mostra as peças citadas para ele, as da marca com modelo a confirmar e as
          universais.
        </p>
      </header>
      <form
        action={paths.compatibility}
        role="search"
        aria-label="Encontrar equipamento"
        className="flex items-end gap-2"
      >
        <TextField
          key={search}
          label="Marca ou modelo"
          name="busca"
          defaultValue={search}
          maxLength={100}
          placeholder="Ex.: DX 2020"
          className="min-w-0 flex-1 sm:max-w-lg"
        />
        <Button type="submit" look="primary">
          Encontrar
        </Button>
      </form>
      {isAsked && <Found page={page} />}
      <Section title="Marcas">
        <ul className="grid gap-x-6 text-small sm:grid-cols-2 lg:grid-cols-4">
          {makers.map(({ name, path, models, parts }) => (
            <li key={path}>
              <Link to={path} className={linkClass}>
                {name}
              </Link>{' '}
              <span className="text-label text-muted">
                {models === 1 ? '1 modelo' : `${models} modelos`}
                {parts === 0 && ', sem peça citada'}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Tipos de equipamento">
        <ul className="flex flex-wrap gap-x-6 text-small">
          {kinds.map(({ label, path, count }) => (
            <li key={path}>
              <Link to={path} className={linkClass}>
                {label} ({count})
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Found({ page: { search, kindLabel, found, total } }: { page: Page }) {
  const asked = [search && `“${search}”`, kindLabel].filter(Boolean)
  return (
    <Section title={`Modelos: ${asked.join(', ')}`}>
      <p role="status" className="mb-2 text-small font-medium wrap-anywhere">
        {total === 1 ? '1 modelo' : `${total} modelos`}
        {total > found.length && `, os primeiros ${found.length} abaixo`}
      </p>
      {total === 0 ? (
        <ButtonLink to={paths.identifyWith({ modelo: search })}>Identificar peça</ButtonLink>
      ) : (
        <Models models={found} />
      )}
    </Section>
  )
}

/** One maker's models by kind. */
export function MakerPage({ page }: { page: Brand }) {
  const { name, aliases, groups } = page
  return (
    <div className="page-width py-6 lg:py-8">
      <Breadcrumb crumbs={[{ label: tools.machines.name, to: paths.compatibility }, { label: name }]} />
      <header className="mt-4 grid gap-2">
        <h1 className="text-head">Peças e acessórios para {name}</h1>
        {aliases && <p className="text-small text-muted">Também: {aliases}</p>}
        <p className="max-w-prose text-muted">Escolha o modelo. Ao lado, quantas peças do catálogo o citam.</p>
      </header>
      {groups.map(({ title, models }) => (
        <Section key={title} title={title}>
          <Models models={models} />
        </Section>
      ))}
    </div>
  )
}

function Models({ models }: { models: readonly ModelLink[] }) {
  return (
    <ul className="grid gap-x-6 text-small sm:grid-cols-2 lg:grid-cols-3">
      {models.map(({ name, path, parts }) => (
        <li key={path}>
          <Link to={path} className={linkClass}>
            {name}
          </Link>{' '}
          <span className="text-label text-muted">
            {parts === 0 ? 'nenhuma peça citada' : parts === 1 ? '1 peça' : `${parts} peças`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-8 border-t border-rule pt-5">
      <h2 className="mb-2 text-title wrap-anywhere">{title}</h2>
      {children}
    </section>
  )
}
