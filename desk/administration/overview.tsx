import { kindPath } from '#desk/content/address.ts'
import { sessionOf, type DeskApp, type RouteOptions } from '#desk/http/routes.ts'
import { PageLink } from '#desk/parts/links.tsx'
import { entryOf, pagesFor } from '#desk/shell/menu.ts'
import { serviceKinds } from '#domain/editing/kinds/service.ts'

/** The entry 'Administração': its pages, each with what it is for. */
export function administrationRoutes(app: DeskApp, { show }: Pick<RouteOptions, 'show'>): void {
  app.get('/administracao', (context) => {
    const entry = entryOf('/administracao')
    const pages = entry ? pagesFor(entry, sessionOf(context).person) : []
    const screen = (
      <ul className="max-w-3xl border-t border-rule">
        {pages.map(({ path, name, about }) => (
          <PageLink key={path} to={path} name={name} about={about} />
        ))}
      </ul>
    )
    return show(context, { title: 'Administração', screen })
  })

  app.get('/atendimento', (context) => {
    const screen = (
      <ul className="max-w-3xl border-t border-rule">
        {serviceKinds.map((kind) => (
          <PageLink key={kind.name} to={kindPath(kind)} name={kind.title} about={kind.about} />
        ))}
      </ul>
    )
    return show(context, { title: 'Atendimento', screen })
  })
}
