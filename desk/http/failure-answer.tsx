import { buttonClass } from '#app/ui/button.tsx'
import { faultPlace } from '#domain/editing/fault-words.ts'
import { PathRefused } from '#server/content/drafts/draft-path.ts'
import { EditRefused } from '#server/content/edit/yaml.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import type { DeskContext } from './environment.ts'
import type { ShowPage } from './page.tsx'
import { Refusal } from './refusal.ts'

/** Shown in place of a page that is refused, with a link onward. */
function RefusalScreen({ words }: { words: string }) {
  return (
    <div className="grid max-w-prose justify-items-start gap-5">
      <p>{words}</p>
      <a href="/" className={buttonClass({ look: 'primary' })}>
        Ir para o início da mesa
      </a>
    </div>
  )
}

const titles: Partial<Record<number, string>> = {
  403: 'Isto não pode ser feito',
  404: 'Página não encontrada',
  409: 'Isto não pode ser feito assim',
}

/** Answers a refusal or a failure: with a page of the desk for people, in a few words for scripts and for strangers. */
export function failureAnswer(show: ShowPage) {
  return (error: Error, context: DeskContext): Response | Promise<Response> => {
    const { status, code, message } = describeFailure(error)
    const { method } = context.req
    const path = pathForLog(context.req.path)
    if (status === 500) log('desk-failed', { path, ...traceOf(error) })
    else if (status !== 404) log('desk-refused', { code, method, path })
    if (!context.get('session')) return context.text(message, status)
    if (context.req.header('content-type')?.startsWith('application/json'))
      return context.json({ error: message }, status)
    return show(context, {
      title: titles[status] ?? 'Não deu certo',
      screen: <RefusalScreen words={message} />,
      status,
    })
  }
}

/** Hides the token of a sign-in link, because whoever reads the log must not be able to sign in. */
function pathForLog(path: string): string {
  return path.startsWith('/entrar') ? '/entrar' : path.slice(0, 200)
}

function describeFailure(error: Error): { status: Refusal['status'] | 500; code: string; message: string } {
  if (error instanceof Refusal) return error
  if (error instanceof EditRefused) return { status: 409, code: 'refused', message: error.message }
  if (error instanceof PathRefused) {
    const message = `“${faultPlace(error.path)}” não se muda pela mesa: só no servidor.`
    return { status: 409, code: 'place', message }
  }
  return {
    status: 500,
    code: 'failed',
    message: 'Algo falhou na mesa. O que você fez pode não ter sido gravado; tente de novo.',
  }
}
