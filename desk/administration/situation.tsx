import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { SpecTable } from '#app/ui/blocks/spec-table.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { requireRole } from '#desk/http/guards.ts'
import { recordAct, sessionOf, type DeskApp, type RouteOptions } from '#desk/http/routes.ts'
import { PostButton } from '#desk/parts/form.tsx'
import { Section } from '#desk/parts/section.tsx'
import { withNotice } from '#desk/shell/notices.ts'
import { lightNames, type Judgement, type Light, type SituationFacts, judgeSituation } from '#domain/desk/situation.ts'

interface SituationProps {
  judgements: readonly Judgement[]
  versions: SituationFacts['versions']
  /** Whether the person may start acts: administrators may. */
  canAct: boolean
}

const icons: Record<Light, typeof CircleCheck> = { green: CircleCheck, amber: TriangleAlert, red: OctagonAlert }
const tones: Record<Light, string> = { green: 'text-whatsapp-deep', amber: 'text-ink', red: 'text-signal' }

/** The state of the systems, the worst first, each with its next step. */
function Situation({ judgements, versions, canAct }: SituationProps) {
  return (
    <div className="grid max-w-3xl gap-8">
      <ul className="border-t border-rule">
        {judgements.map((judgement) => (
          <JudgementRow key={judgement.key + judgement.text} judgement={judgement}>
            {canAct && judgement.isActable !== false && actions[judgement.key]}
          </JudgementRow>
        ))}
      </ul>
      <Section title="Versões">
        <SpecTable rows={versions} />
      </Section>
    </div>
  )
}

function JudgementRow({
  judgement: { name, light, text, next },
  children,
}: {
  judgement: Judgement
  children: ReactNode
}) {
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
        {next !== undefined && <span className="text-muted">{next}</span>}
      </span>
      <span>{children}</span>
    </li>
  )
}

const actions: Partial<Record<Judgement['key'], ReactNode>> = {
  deliveries: <PostButton action="/situacao/entregas" label="Tentar agora" size="small" />,
  copies: <PostButton action="/situacao/copia" label="Conferir agora" size="small" />,
}

/** The page with the state of the systems, and the acts that it offers. */
export function situationRoutes(app: DeskApp, options: RouteOptions): void {
  const { situation, show } = options
  const requireAdministrator = requireRole('administra', options)

  app.get('/situacao', async (context) => {
    const facts = await situation.look()
    const canAct = sessionOf(context).person.role === 'administra'
    const screen = <Situation judgements={judgeSituation(facts)} versions={facts.versions} canAct={canAct} />
    return show(context, { title: 'Situação', screen })
  })

  app.post('/situacao/entregas', requireAdministrator, async (context) => {
    const count = await situation.retryDeliveries()
    await recordAct(context, options, 'retried-deliveries', count)
    return context.redirect(withNotice('/situacao', 'entregas', { done: count }), 303)
  })

  app.post('/situacao/copia', requireAdministrator, async (context) => {
    const outcome = await situation.verifyCopy()
    // The page says since when no copy succeeds, and the next step.
    if (outcome === undefined) return context.redirect(withNotice('/situacao', 'copia-falhou'), 303)
    await recordAct(context, options, 'verified-copy', null, outcome)
    return context.redirect(withNotice('/situacao', 'copia'), 303)
  })
}
