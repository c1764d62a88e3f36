import { Search } from 'lucide'
import { useState, useEffectEvent, useLayoutEffect, useRef, useEffect } from 'react'
import { useNavigate, Link, useLocation } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { insteadOfLink } from '#app/ui/plain-click.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { SearchBox } from './search-box.tsx'

const searchLabel = 'Buscar em todo o catálogo'

/** The search over the whole catalogue. Submitting empties the field, because the results page shows the query. */
export function SiteSearch({ look = 'page', term = '' }: { look?: 'page' | 'header'; term?: string }) {
  const navigate = useNavigate()
  const [submissionCount, setSubmissionCount] = useState(0)
  return (
    <SearchBox
      key={submissionCount}
      look={look}
      label={searchLabel}
      placeholder={look === 'header' ? searchLabel : 'Código, equipamento ou peça'}
      action={paths.accessories}
      term={submissionCount === 0 ? term : ''}
      onSend={(sentTerm) => {
        setSubmissionCount(submissionCount + 1)
        void navigate(paths.search(sentTerm))
        document.querySelector('main')?.focus({ preventScroll: true })
      }}
    />
  )
}

/** The header's search: a field, or without room an icon for a dialog. '/' focuses a field, or opens the dialog. */
export function HeaderSearch() {
  const { key } = useLocation()
  const headerRef = useRef<HTMLDivElement>(null)
  const [openLocationKey, setOpenLocationKey] = useState<string>()

  const openDialog = () => setOpenLocationKey(key)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isShortcutOff(event.target)) return
    event.preventDefault()
    const headerField = headerRef.current?.querySelector('input')
    const pageField = document.querySelector<HTMLElement>('main input[name="search"]')
    const visibleField = [headerField, pageField].find(isVisible)
    if (visibleField) visibleField.focus()
    else openDialog()
  })
  // The listener is added in the same step as hydration, so that a key pressed right afterwards is heard.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])

  return (
    <>
      {/* The field is hidden, but keeps its place, where the shown page has its own search over all parts. */}
      <div
        ref={headerRef}
        className="hidden min-w-0 max-w-[26rem] flex-1 lg:block [body:has(main_.page-search)_&]:invisible"
      >
        <SiteSearch look="header" />
      </div>
      <Link
        to={paths.accessories}
        aria-label="Abrir busca"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={insteadOfLink(openDialog)}
        className="grid size-11 shrink-0 place-items-center rounded hover:bg-tint lg:hidden"
      >
        <Icon node={Search} size={21} />
      </Link>
      {/* The dialog belongs to the page on which it was opened: navigation closes it. */}
      <SearchDialog isOpen={openLocationKey === key} onClose={() => setOpenLocationKey(undefined)} />
    </>
  )
}

const isVisible = (field: HTMLElement | null | undefined): boolean =>
  !!field && field.getClientRects().length > 0 && getComputedStyle(field).visibility === 'visible'

/** Whether '/' is no shortcut now: it was typed into a field, or a dialog is open. */
function isShortcutOff(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
  return isField || document.querySelector('dialog[open]') !== null
}

function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isOpen) ref.current?.querySelector('input')?.focus()
  }, [isOpen])

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Buscar no catálogo" placement="top">
      <div ref={ref} className="min-h-120 sm:min-h-96">
        <SiteSearch />
        <p className="mt-3 text-label text-muted">
          O código da etiqueta, o modelo do equipamento ou o nome da peça; Enter mostra todos os resultados.
        </p>
        <ButtonLink look="plain" to={tools.identify.to}>
          {tools.identify.name}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
