import { contentParts } from '#domain/content-edit/content-kinds.ts'
import { DraftBar, type DraftBarProps } from '#desk/screens/catalogue/draft-bar.tsx'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { kindAddress } from '#desk/screens/parts/content-address.ts'

/** Links to the forms of all content besides products. */
export function ContentPage({ choice }: { choice: DraftBarProps['choice'] }) {
  const draft = choice.draft?.id
  return (
    <div className="grid gap-6">
      <DraftBar choice={choice} path="/conteudo" />
      {contentParts.map(({ title, kinds }) => (
        <section key={title} aria-label={title} className="grid gap-1">
          <h2 className="text-lead font-semibold">{title}</h2>
          <ul className="border-t border-rule">
            {title === 'Catálogo' && (
              <Way to={withDraft('/catalogo', draft)} name="Produtos" about="Preços, códigos, textos e fotografias." />
            )}
            {kinds.map((kind) => (
              <Way key={kind.name} to={kindAddress(kind, draft)} name={kind.title} about={kind.about} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Way({ to, name, about }: { to: string; name: string; about: string }) {
  return (
    <li className="grid gap-x-4 border-b border-rule py-1 text-small sm:grid-cols-[14rem_minmax(0,1fr)] sm:items-center">
      <a
        href={to}
        className="inline-flex min-h-11 items-center font-medium text-petrol-deep underline underline-offset-4"
      >
        {name}
      </a>
      <span className="text-muted max-sm:pb-2">{about}</span>
    </li>
  )
}
