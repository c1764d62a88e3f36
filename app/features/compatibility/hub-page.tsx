import type { ReactNode } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { useTypedText } from '#app/ui/form/use-typed-text.ts'
import type { HubPage as HubData, MakerPage as MakerData, ModelLink } from '#domain/compatibility/page-data.ts'
import { paths, parameters, withParameters } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { counted } from '#domain/text/number-text.ts'

export function MakerPage({ page }: { page: MakerData }) {
  const { name, aliases, groups, uncitedModels } = page
  return (
    <div className="page-width page-top">
      <PageHead
        title={`Peças e acessórios para ${name}`}
        crumbs={[{ label: tools.machines.name, to: paths.compatibility }, { label: name }]}
        lead="Escolha o modelo. Ao lado, quantas peças do catálogo o citam."
      >
        {aliases && <p className="text-small text-muted">Também: {aliases}</p>}
      </PageHead>
      {groups.map(({ title, models }) => (
        <IndexSection key={title} title={title}>
          <ModelNames models={models} />
        </IndexSection>
      ))}
      {uncitedModels.length > 0 && (
        <IndexSection title="Sem peça ainda">
          <p className="mb-2 max-w-prose text-small text-muted">
            A página de cada um tem as peças da marca, com modelo a confirmar, e as universais.
          </p>
          <NameList links={uncitedModels.map((model) => ({ ...model, note: model.kind }))} />
        </IndexSection>
      )}
    </div>
  )
}

export function HubPage({ page }: { page: HubData }) {
  const { hasQuery, makers, kinds } = page
  const citedMakers = makers.filter(({ parts }) => parts > 0)
  const uncitedMakers = makers.filter(({ parts }) => parts === 0)
  return (
    <div className="page-width page-top">
      <PageHead
        className="mb-5"
        title={tools.machines.name}
        crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: tools.machines.name }]}
        lead="Escolha a marca e o modelo: a página mostra as peças compatíveis com ele, as da marca com modelo a confirmar e as universais."
      />
      <ModelSearch search={page.search} />
      {hasQuery && <FoundModels page={page} />}
      <IndexSection title="Marcas">
        <NameList
          links={citedMakers.map((maker) => ({ ...maker, note: counted(maker.models, 'modelo', 'modelos') }))}
        />
      </IndexSection>
      <IndexSection title="Tipos de equipamento">
        <NameList links={kinds.map(({ label, path, count }) => ({ name: label, path, note: `${count}` }))} />
      </IndexSection>
      {uncitedMakers.length > 0 && (
        <IndexSection title="Marcas sem peça ainda">
          <p className="mb-2 max-w-prose text-small text-muted">
            Nenhuma ficha cita um modelo destas marcas. Isso não quer dizer que não haja peça.
          </p>
          <NameList links={uncitedMakers.map((maker) => ({ ...maker, note: '' }))} />
        </IndexSection>
      )}
    </div>
  )
}

/** The pause in typing before a search: the server searches, so it is longer than for a search in the browser. */
const typingPauseMilliseconds = 250

/** Models are listed while the visitor types; submitting opens the page of a single match at once. */
function ModelSearch({ search }: { search: string }) {
  const navigate = useNavigate()
  const { location: nextLocation } = useNavigation()
  const { ref, text, typeText } = useTypedText<HTMLInputElement>(search, showModels, typingPauseMilliseconds)

  function showModels(term: string) {
    // A link that was pressed within the pause goes first: no search replaces its page.
    if (nextLocation && nextLocation.pathname !== paths.compatibility) return
    const address = withParameters(paths.compatibility, term ? parameters([['busca', term]]) : '')
    void navigate(address, { replace: true, preventScrollReset: true })
  }

  return (
    <form
      action={paths.compatibility}
      role="search"
      aria-label="Encontrar equipamento"
      className="flex items-end gap-2"
    >
      <TextField
        ref={ref}
        label="Marca ou modelo"
        name="busca"
        value={text}
        onChange={({ target }) => typeText(target.value)}
        maxLength={100}
        autoComplete="off"
        placeholder="Ex.: DX 2020"
        className="min-w-0 flex-1 sm:max-w-lg"
      />
      <Button type="submit" name="ir" value="1" look="primary">
        Encontrar
      </Button>
    </form>
  )
}

function FoundModels({ page: { search, kindLabel, matches, total } }: { page: HubData }) {
  const searchTerms = [search && `“${search}”`, kindLabel].filter(Boolean)
  return (
    <IndexSection title={`Modelos: ${searchTerms.join(', ')}`}>
      <p role="status" className="mb-2 text-small font-medium wrap-anywhere">
        {counted(total, 'modelo', 'modelos')}
        {total > matches.length && `, os primeiros ${matches.length} abaixo`}
      </p>
      {total === 0 ? (
        <ButtonLink look="primary" to={paths.identifyWith({ modelo: search })}>
          {tools.identify.name}
        </ButtonLink>
      ) : (
        <ModelNames models={matches} />
      )}
    </IndexSection>
  )
}

function NameList({ links }: { links: readonly { name: string; path: string; note: string }[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 text-small sm:grid-cols-3 xl:grid-cols-4">
      {links.map(({ name, path, note }) => (
        <li key={path} className="min-w-0 wrap-anywhere">
          <Link to={path} className="tap inline-block min-w-11 py-1 hover:text-brand-deep">
            <span className="underline underline-offset-4">{name}</span>{' '}
            <span className="text-label text-muted max-sm:block">{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ModelNames({ models }: { models: readonly ModelLink[] }) {
  const uncitedLinks = models.filter(({ parts }) => parts === 0).map((model) => ({ ...model, note: model.kind }))
  const citedModels = models.filter(({ parts }) => parts > 0)
  return (
    <>
      <NameList links={citedModels.map((model) => ({ ...model, note: counted(model.parts, 'peça', 'peças') }))} />
      {uncitedLinks.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-small">Sem peça ainda</h3>
          <NameList links={uncitedLinks} />
        </>
      )}
    </>
  )
}

function IndexSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="mt-4 border-t border-rule pt-3 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-8"
    >
      <h2 className="mb-2 text-lead wrap-anywhere">{title}</h2>
      <div>{children}</div>
    </section>
  )
}

export function NearestNames({ nearest }: { nearest: readonly { name: string; path: string }[] }) {
  if (nearest.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 text-small">
      <span className="text-muted">Nomes parecidos:</span>
      {nearest.map(({ name, path }) => (
        <Link key={path} to={path} className="underline underline-offset-4 hover:text-brand-deep">
          {name}
        </Link>
      ))}
    </p>
  )
}
