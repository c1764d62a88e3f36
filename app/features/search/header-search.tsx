import { Search } from 'lucide'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LatePlace, latePart } from '#app/ui/late.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { SiteSearch } from './site-search.tsx'

const SearchDialog = latePart(async () => (await import('./search-dialog.tsx')).SearchDialog)

/**
 * The search in the header: a field where there is room, else an icon that opens it in a dialog. The key '/' focuses
 * the header's field, else the page's own, else it opens the dialog.
 */
export function HeaderSearch() {
  const { key } = useLocation()
  const field = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<string>()
  const [wasOpened, setWasOpened] = useState(false)

  function open() {
    setWasOpened(true)
    setOpened(key)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
    event.preventDefault()
    const inMain = document.querySelector<HTMLElement>('main input[name="search"]')
    const nearest = [field.current?.querySelector('input'), inMain].find(
      (one) => one && one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible',
    )
    if (nearest) nearest.focus()
    else open()
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
        ref={field}
        className="hidden min-w-0 max-w-[26rem] flex-1 lg:block [body:has(main_.page-search)_&]:invisible"
      >
        <SiteSearch look="header" />
      </div>
      <Link
        to={paths.accessories}
        aria-label="Abrir busca"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          open()
        }}
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
        className="grid size-11 shrink-0 place-items-center rounded hover:bg-tint lg:hidden"
      >
        <Icon node={Search} size={21} />
      </Link>
      {wasOpened && (
        <LatePlace whenFailed="over">
          {/* The dialog belongs to the page on which it was opened: navigation closes it. */}
          <SearchDialog isOpen={opened === key} onClose={() => setOpened(undefined)} />
        </LatePlace>
      )}
    </>
  )
}

/** Whether the key was meant for a field, or a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
  return isField || document.querySelector('dialog[open]') !== null
}
