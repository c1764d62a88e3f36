import { Search } from 'lucide'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { paths } from '#domain/pages/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LatePlace, latePart } from '#app/ui/late/late-part.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'

const SearchDialog = latePart(async () => (await import('./search-dialog.tsx')).SearchDialog)

/** The search from every page: by its icon or the key '/', which goes to the page's own field where there is one. */
export function HeaderSearch() {
  const { key } = useLocation()
  const [opened, setOpened] = useState<string>()
  const [wasOpened, setWasOpened] = useState(false)

  function open() {
    setWasOpened(true)
    setOpened(key)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
    event.preventDefault()
    const own = document.querySelector<HTMLInputElement>('main input[name="search"]')
    if (own) own.focus()
    else open()
  })
  // With the take-over itself: a key that is pressed just after it is heard.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])

  return (
    <>
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
        className="grid size-11 shrink-0 place-items-center rounded hover:bg-tint"
      >
        <Icon node={Search} size={21} />
      </Link>
      {wasOpened && (
        <LatePlace whenFailed="over">
          {/* Another page has come: what led there is closed. */}
          <SearchDialog isOpen={opened === key} onClose={() => setOpened(undefined)} />
        </LatePlace>
      )}
    </>
  )
}

/** Whether the key belongs to a field, or to a dialog that is open. */
function isBusy(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
  return isField || document.querySelector('dialog[open]') !== null
}
