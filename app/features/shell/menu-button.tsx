import { Menu } from 'lucide'
import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { LatePlace, latePart } from '#app/ui/late/late-part.tsx'

const MobileMenu = latePart(async () => (await import('./mobile-menu.tsx')).MobileMenu)

/** Opens the navigation of small screens; its code comes when it is first opened, or when a hand moves towards it. */
export function MenuButton() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <>
      <button
        type="button"
        aria-label="Abrir menu"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onPointerEnter={MobileMenu.preload}
        onFocus={MobileMenu.preload}
        className="needs-script grid size-11 shrink-0 cursor-pointer place-items-center rounded hover:bg-tint lg:hidden"
      >
        <Icon node={Menu} size={22} />
      </button>
      {wasOpened && (
        <LatePlace whenFailed="over">
          <MobileMenu isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </LatePlace>
      )}
    </>
  )
}
