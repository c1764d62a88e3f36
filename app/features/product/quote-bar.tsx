import { useEffect, useState, type ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'

/**
 * A second quote button at the lower edge of a phone: it appears when the one in the page has scrolled away, and stays
 * until the footer (look: 'the primary button stays within reach').
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

/** Shown instead of the quote button while a choice is missing: leads to the questions. */
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
