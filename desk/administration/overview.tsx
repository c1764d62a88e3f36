import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { SpecTable } from '#app/ui/blocks/spec-table.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { kindPath } from '#desk/content/address.ts'
import { requireAdministrator } from '#desk/http/guards.ts'
import { type DeskApp, type RouteOptions, recordAct, sessionOf } from '#desk/http/routes.ts'
import { PostButton } from '#desk/parts/form.tsx'
import { PageLink } from '#desk/parts/links.tsx'
import { Section } from '#desk/parts/section.tsx'
import { entryOf, type MenuPage, pagesFor } from '#desk/shell/menu.ts'
import { withNotice } from '#desk/shell/notices.ts'
import { type Judgement, type Light, type SituationFacts, judgeSituation, lightNames } from '#domain/desk/situation.ts'
import { serviceKinds } from '#domain/editing/kinds/service.ts'

export function administrationRoutes(app: DeskApp, { show }: Pick<RouteOptions, 'show'>): void {
  app.get('/administracao', (context) => {
    const pages = pagesFor(entryOf('/administracao'), sessionOf(context).person)
    return show(context, { title: 'Administração', screen: <PageLinks pages={pages} /> })
  })

  app.get('/atendimento', (context) => {
    const pages = serviceKinds.map((kind) => ({ path: kindPath(kind), name: kind.title, about: kind.description }))
    return show(context, { title: 'Atendimento', screen: <PageLinks pages={pages} /> })
  })
}

function PageLinks({ pages }: { pages: readonly MenuPage[] }) {
  return (
    <ul className="max-w-3xl border-t border-rule">
      {pages.map((page) => (
        <PageLink key={page.path} {...page} />
      ))}
    </ul>
  )
}

const icons: Record<Light, typeof CircleCheck> = { green: CircleCheck, amber: TriangleAlert, red: OctagonAlert }
const tones: Record<Light, string> = { green: 'text-whatsapp-deep', amber: 'text-ink', red: 'text-signal' }

/** The state of the shop's systems, the worst first, each with the step that it needs, which administrators may start. */
function Situation({ facts, canAct }: { facts: SituationFacts; canAct: boolean }) {
  return (
    <div className="grid max-w-3xl gap-8">
      <ul className="border-t border-rule">
        {judgeSituation(facts).map((judgement) => (
          <JudgementRow key={judgement.key + judgement.text} judgement={judgement}>
            {canAct && judgement.isActable !== false && actions[judgement.key]}
          </JudgementRow>
        ))}
      </ul>
      <Section title="Versões">
        <SpecTable rows={facts.versions} />
      </Section>
    </div>
  )
}

function JudgementRow({ judgement, children }: { judgement: Judgement; children: ReactNode }) {
  const { name, light, text, advice } = judgement
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-rule py-3 text-small sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <span className={classNames('flex items-center gap-2 font-medium', tones[light])}>
        <Icon node={icons[light]} size={18} className="shrink-0" />
        {name}
        {light === 'green' && <span className="sr-only">: {lightNames[light]}</span>}
      </span>
      <span className="grid content-center gap-1 break-words">
        {light !== 'green' && <strong className={tones[light]}>{lightNames[light]}</strong>}
        {text}
        {advice !== undefined && <span className="text-muted">{advice}</span>}
      </span>
      <span>{children}</span>
    </li>
  )
}

const actions: Partial<Record<Judgement['key'], ReactNode>> = {
  deliveries: <PostButton action="/situacao/entregas" label="Tentar agora" size="small" />,
  copies: <PostButton action="/situacao/copia" label="Conferir agora" size="small" />,
}

export function situationRoutes(app: DeskApp, options: RouteOptions): void {
  const { situation, show } = options

  app.get('/situacao', async (context) => {
    const canAct = sessionOf(context).person.role === 'administra'
    const screen = <Situation facts={await situation.examine()} canAct={canAct} />
    return show(context, { title: 'Situação', screen })
  })

  app.post('/situacao/entregas', requireAdministrator(options), async (context) => {
    const count = await situation.retryDeliveries()
    await recordAct(context, options, 'retried-deliveries', count)
    return context.redirect(withNotice('/situacao', 'entregas', { done: count }), 303)
  })

  app.post('/situacao/copia', requireAdministrator(options), async (context) => {
    const outcome = await situation.verifyCopy()
    if (outcome === undefined) return context.redirect(withNotice('/situacao', 'copia-falhou'), 303)
    await recordAct(context, options, 'verified-copy', null, outcome)
    return context.redirect(withNotice('/situacao', 'copia'), 303)
  })
}
