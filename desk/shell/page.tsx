import { LogOut, Menu } from 'lucide'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { formTokenOf } from '#desk/access/token.ts'
import { formOf } from '#desk/http/form.ts'
import { type DeskContext, type DeskOptions, Refusal } from '#desk/http/routes.ts'
import { Initials } from '#desk/parts/facts.tsx'
import { FormTokenContext, PostButton, PostForm } from '#desk/parts/form.tsx'
import { ButtonLink } from '#desk/parts/links.tsx'
import { Section } from '#desk/parts/section.tsx'
import { type Person, roleNames } from '#domain/desk/person.ts'
import { faultLocation } from '#domain/editing/fault-words.ts'
import { PathRefused } from '#server/content/drafts/draft-files.ts'
import { EditRefused } from '#server/content/edit/yaml.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { type MenuCounts, entryOf, isWithin, menu, menuCounts, pagesFor } from './menu.ts'
import { type Notice, noticeOf, withoutNotice } from './notices.ts'

/** Answers with a screen inside the desk's shell, which has no menu before sign-in. */
export type ShowPage = (
  context: DeskContext,
  page: { title: string; screen: ReactElement; status?: 200 | 400 | 403 | 404 | 405 | 409 | 413 | 421 | 429 | 500 },
) => Promise<Response>

export function createShowPage(options: Pick<DeskOptions, 'files' | 'shop' | 'store' | 'deskFacts'>): ShowPage {
  const { files, shop } = options
  return async (context, { title, screen, status = 200 }) => {
    const { brand } = await shop()
    const session = context.get('session')
    const { path } = context.req
    const query = context.req.query()
    const markup = renderToStaticMarkup(
      <html lang="pt-BR">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>{`${title} · Mesa · ${brand.name}`}</title>
          <link rel="stylesheet" href={files.styles} />
          <link rel="icon" href="/arquivos/mesa.svg" type="image/svg+xml" />
          <script type="module" src={files.script} />
        </head>
        <body>
          <FormTokenContext value={session ? formTokenOf(context.get('token')) : ''}>
            <Shell
              shopName={brand.name}
              person={session?.person}
              path={path}
              title={title}
              notice={noticeOf(query)}
              currentAddress={withoutNotice(path, query)}
              counts={session && (await menuCounts(options))}
            >
              {screen}
            </Shell>
          </FormTokenContext>
        </body>
      </html>,
    )
    return context.html(`<!doctype html>${markup}`, status)
  }
}

const failureTitles: Partial<Record<number, string>> = {
  403: 'Isto não pode ser feito',
  404: 'Página não encontrada',
  409: 'Isto não pode ser feito assim',
}

/** Answers a refusal or a failure: with a page of the desk for people, in a few words for scripts and for strangers. */
export function failureAnswer(show: ShowPage) {
  return async (error: Error, context: DeskContext): Promise<Response> => {
    const { status, code, message } = describeError(error)
    const { method } = context.req
    const path = pathForLog(context.req.path)
    if (status === 500) log('desk-failed', { path, ...traceOf(error) })
    // An address that leads nowhere is no event: scanners would fill the log.
    else if (status !== 404) log('desk-refused', { code, method, path })
    if (!context.get('session')) return context.text(message, status)
    if (context.req.header('content-type')?.startsWith('application/json'))
      return context.json({ error: message }, status)
    const typed = method === 'POST' && status !== 413 ? await typedTexts(context) : []
    const screen = (
      <div className="grid max-w-prose justify-items-start gap-5">
        <p>{message}</p>
        {typed.length > 0 && (
          <Section title="O que você digitou" className="w-full rounded border border-rule bg-sheet p-4">
            {typed.map((text) => (
              <p key={text} className="whitespace-pre-wrap">
                {text}
              </p>
            ))}
          </Section>
        )}
        <ButtonLink label="Ir para o início da mesa" href="/" look="primary" />
      </div>
    )
    return show(context, { title: failureTitles[status] ?? 'Não deu certo', screen, status })
  }
}

/** A refused form's texts of several words, to be copied from the answer; none of a form that cannot be read. */
async function typedTexts(context: DeskContext): Promise<string[]> {
  const form: Record<string, string> = await formOf(context).catch(() => ({}))
  return [...new Set(Object.values(form).filter((value) => /\S\s+\S/.test(value)))]
}

/** Hides the token of a sign-in link, because whoever reads the log must not be able to sign in. */
const pathForLog = (path: string): string => (path.startsWith('/entrar') ? '/entrar' : path.slice(0, 200))

function describeError(error: Error): { status: Refusal['status'] | 500; code: string; message: string } {
  if (error instanceof Refusal) return error
  if (error instanceof EditRefused) return { status: 409, code: 'edit-refused', message: error.message }
  if (error instanceof PathRefused) {
    const message = `“${faultLocation(error.path)}” não se muda pela mesa: só no servidor.`
    return { status: 409, code: 'path-refused', message }
  }
  return {
    status: 500,
    code: 'failed',
    message: 'Algo falhou na mesa. O que você fez pode não ter sido gravado; tente de novo.',
  }
}

const noticeClass =
  'mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded border border-whatsapp bg-sheet px-4 py-2 text-small'

function DoneNotice({ notice: { text, undoPath }, currentAddress }: { notice: Notice; currentAddress: string }) {
  return (
    <div role="status" className={noticeClass}>
      <p className="py-1">{text}</p>
      {undoPath !== undefined && (
        <PostButton action={undoPath} hidden={{ volta: currentAddress }} label="Desfazer" look="plain" />
      )}
    </div>
  )
}

const shortcuts: readonly (readonly [key: string, effect: string])[] = [
  ['j', 'próximo da lista'],
  ['k', 'anterior da lista'],
  ['Enter', 'abrir'],
  ['x', 'marcar'],
  ['e', 'encerrar ou concluir o que está aberto'],
  ['/', 'buscar'],
  ['?', 'mostrar estas teclas'],
]

/** The list of keyboard shortcuts: `?` opens it (desk/browser/keys.ts). */
function KeysDialog() {
  return (
    <dialog
      id="teclas"
      aria-labelledby="teclas-titulo"
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded bg-sheet p-5"
    >
      <h2 id="teclas-titulo" className="mb-3 text-lead font-semibold">
        Teclas
      </h2>
      <dl className="mb-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-small">
        {shortcuts.map(([key, effect]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-rule-strong bg-tint px-2 py-0.5 font-sans text-label font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button className={buttonClass({})}>Fechar</button>
      </form>
    </dialog>
  )
}

interface ShellProps {
  shopName: string
  person: Person | undefined
  path: string
  title: string
  notice: Notice | undefined
  currentAddress: string
  counts: MenuCounts | undefined
  children: ReactNode
}

/** The frame around every screen: shop, menu, person, and the notice of the last act. */
function Shell({ shopName, person, path, title, notice, currentAddress, counts, children }: ShellProps) {
  return (
    <div className={classNames('min-h-dvh', person && 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]')}>
      <ButtonLink href="#conteudo" look="primary" className="fixed top-2 left-2 z-10 not-focus:sr-only">
        Ir para o conteúdo
      </ButtonLink>
      <header className={classNames('border-b border-rule bg-sheet', person && 'lg:border-r lg:border-b-0')}>
        <div
          className={classNames(
            'flex items-center justify-between gap-3 px-4 py-3',
            person
              ? 'lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-stretch lg:justify-start lg:px-3 lg:py-5'
              : 'md:px-8',
          )}
        >
          <a
            href="/"
            className={classNames('flex min-h-11 flex-col justify-center leading-tight', person && 'lg:mb-3 lg:px-3')}
          >
            <span className="text-label text-muted">Mesa</span>
            <span className="font-semibold">{shopName}</span>
          </a>
          {person && counts && <DeskMenu {...{ person, path, counts }} />}
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none md:px-8 lg:py-8">
        {person && <EntryPageLinks person={person} path={path} />}
        {notice && <DoneNotice notice={notice} currentAddress={currentAddress} />}
        <h1 className="wrap-anywhere mb-5 text-title">{title}</h1>
        {children}
      </main>
      {person && <KeysDialog />}
    </div>
  )
}

function EntryPageLinks({ person, path }: { person: Person; path: string }) {
  const entry = entryOf(path)
  const pages = pagesFor(entry, person)
  if (!entry || pages.length === 0) return null
  return (
    <nav aria-label={entry.name} className="-mt-3 mb-3">
      <ul className="flex flex-wrap gap-x-5">
        {pages.map(({ path: to, name }) => (
          <li key={to}>
            <a
              href={to}
              aria-current={isWithin(to, path) ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center text-small underline-offset-4',
                isWithin(to, path) ? 'font-semibold' : 'text-brand-deep underline',
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type MenuProps = Pick<ShellProps, 'path'> & { person: Person; counts: MenuCounts }

/** The menu: behind a button on a phone, beside the page on wide screens; written twice, and the styles show one. */
function DeskMenu(props: MenuProps) {
  return (
    <>
      <details className="relative lg:hidden">
        <summary className={buttonClass({ size: 'medium' })}>
          <Icon node={Menu} /> Menu
        </summary>
        <div className="absolute right-0 z-10 mt-2 grid w-64 gap-4 rounded border border-rule-strong bg-sheet p-3 shadow-lift">
          <MenuLinks {...props} />
        </div>
      </details>
      <div className="hidden lg:flex lg:flex-1 lg:flex-col lg:justify-between">
        <MenuLinks {...props} />
      </div>
    </>
  )
}

function MenuLinks({ person, path, counts: { waiting, late } }: MenuProps) {
  const currentEntry = entryOf(path)
  return (
    <>
      <nav aria-label="Mesa">
        <ul className="grid gap-0.5">
          {menu.map((entry) => {
            const { path: to, name, icon } = entry
            return (
              <li key={to}>
                <a
                  href={to}
                  aria-current={entry === currentEntry ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-11 items-center gap-3 rounded px-3 text-small font-medium',
                    entry === currentEntry ? 'bg-tint text-brand-deep' : 'text-ink hover:bg-tint',
                  )}
                >
                  <Icon node={icon} /> {name}
                  {waiting[to] !== undefined && (
                    <span
                      data-waiting={to}
                      data-late={(to === '/mensagens' && late > 0) || undefined}
                      className="ml-auto rounded bg-brand px-2 text-label text-on-brand empty:hidden data-late:bg-signal data-late:text-sheet"
                    >
                      {waiting[to] || ''}
                    </span>
                  )}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="grid gap-2 border-t border-rule pt-3">
        <p className="flex items-center gap-2 px-3 text-small">
          <Initials person={person} />
          <span className="grid leading-tight">
            {person.name}
            <span className="text-label text-muted">{roleNames[person.role]}</span>
          </span>
        </p>
        <PostForm action="/sair">
          <button className={buttonClass({ look: 'plain', size: 'medium' }, 'px-3')}>
            <Icon node={LogOut} size={16} /> Sair
          </button>
        </PostForm>
      </div>
    </>
  )
}
