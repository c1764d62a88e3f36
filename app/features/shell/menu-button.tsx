import { Menu } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { LatePlace, latePart } from '#app/ui/late.tsx'

const MobileMenu = latePart(async () => (await import('./mobile-menu.tsx')).MobileMenu)

/**
 * Opens the navigation on small screens; its code is loaded when it is first opened, or once pointer or focus reach the
 * button.
 */
export function MenuButton({ search }: { search: ReactNode }) {
  const { key } = useLocation()
  const [opened, setOpened] = useState<string>()
  const [wasOpened, setWasOpened] = useState(false)
  if (opened && !wasOpened) setWasOpened(true)
  return (
    <>
      <button
        type="button"
        aria-label="Abrir menu"
        aria-haspopup="dialog"
        onClick={() => setOpened(key)}
        onPointerEnter={MobileMenu.preload}
        onFocus={MobileMenu.preload}
        className="needs-script grid size-11 shrink-0 cursor-pointer place-items-center rounded hover:bg-tint lg:hidden"
      >
        <Icon node={Menu} size={22} />
      </button>
      {wasOpened && (
        <LatePlace whenFailed="over">
          {/* Navigation to another page closes the menu. */}
          <MobileMenu search={search} isOpen={opened === key} onClose={() => setOpened(undefined)} />
        </LatePlace>
      )}
    </>
  )
}
