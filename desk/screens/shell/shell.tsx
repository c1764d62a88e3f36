import { LogOut, Menu } from 'lucide'
import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { roleNames, type Person } from '#domain/desk/person.ts'
import { Initials } from '#desk/screens/parts/initials.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { navigation } from './navigation.ts'
import type { Notice } from './notices.ts'
import { DoneNotice } from './done-notice.tsx'

interface ShellProps {
  shopName: string
  /** The signed-in person; undefined before sign-in. */
  person: Person | undefined
  path: string
  title: string
  /** The notice of the last act. */
  notice: Notice | undefined
  /** The address of this page. */
  here: string
  children: ReactNode
}

/** The frame around every screen: shop, sections, person, and the notice of the last act. */
export function Shell({ shopName, person, path, title, notice, here, children }: ShellProps) {
  return (
    <div className={classNames('min-h-dvh', person && 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]')}>
      <a href="#conteudo" className={buttonClass({ look: 'primary' }, 'fixed top-2 left-2 z-10 not-focus:sr-only')}>
        Ir para o conteúdo
      </a>
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
          {person && <Places person={person} path={path} />}
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none md:px-8 lg:py-8">
        {notice && <DoneNotice notice={notice} here={here} />}
        <h1 className="wrap-anywhere mb-5 text-title">{title}</h1>
        {children}
      </main>
      {person && <KeysDialog />}
    </div>
  )
}

/**
 * The sections: on a phone behind a button, on wide screens beside the page. The document has the list twice, and the
 * styles show one of them.
 */
function Places({ person, path }: { person: Person; path: string }) {
  return (
    <>
      <details className="relative lg:hidden">
        <summary className={buttonClass({ size: 'medium' })}>
          <Icon node={Menu} /> Menu
        </summary>
        <div className="absolute right-0 z-10 mt-2 grid w-64 gap-4 rounded border border-rule-strong bg-sheet p-3 shadow-lift">
          <Links person={person} path={path} />
        </div>
      </details>
      <div className="hidden lg:flex lg:flex-1 lg:flex-col lg:justify-between">
        <Links person={person} path={path} />
      </div>
    </>
  )
}

function Links({ person, path }: { person: Person; path: string }) {
  const places = navigation.filter(({ role }) => role === undefined || role === person.role)
  return (
    <>
      <nav aria-label="Mesa">
        <ul className="grid gap-0.5">
          {places.map(({ path: to, name, icon }) => {
            const isHere = path === to || path.startsWith(`${to}/`)
            return (
              <li key={to}>
                <a
                  href={to}
                  aria-current={isHere ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-11 items-center gap-3 rounded px-3 text-small font-medium',
                    isHere ? 'bg-tint text-petrol-deep' : 'text-ink hover:bg-tint',
                  )}
                >
                  <Icon node={icon} /> {name}
                  {to === '/mensagens' && (
                    <span
                      data-news-count
                      className="ml-auto rounded bg-petrol px-2 text-label text-on-petrol empty:hidden data-late:bg-signal data-late:text-sheet"
                    />
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
