import { useEffect, useState, type ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'

/**
 * The page's quote button once more, at the lower edge of a phone: it comes when the one in the
 * text has gone by, and stays until the footer (look: 'the primary button stays within reach').
 */
export function QuoteBar({ children }: { children: ReactNode }) {
  const [hasPassed, setHasPassed] = useState(false)

  useEffect(() => {
    const original = document.querySelector('#orcamento')
    if (!original) return undefined
    const observer = new IntersectionObserver((entries) =>
      setHasPassed(
        entries.some(({ isIntersecting, boundingClientRect }) => !isIntersecting && boundingClientRect.bottom < 0),
      ),
    )
    observer.observe(original)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      className={classNames(
        'no-print sticky bottom-0 z-10 -mx-4 flex gap-2 border-t border-rule bg-paper px-4 py-3 md:hidden',
        !hasPassed && 'invisible',
      )}
    >
      {children}
    </div>
  )
}

/** In place of the button while a choice is missing: the way to what is to be chosen. */
export function ToChoices({ onPress }: { onPress: () => void }) {
  return (
    <a
      href="#opcoes"
      onClick={onPress}
      className={buttonClass({ look: 'primary', size: 'large' }, 'w-0 grow-4 max-[46rem]:px-3 max-[46rem]:text-small')}
    >
      Selecione as opções primeiro
    </a>
  )
}
