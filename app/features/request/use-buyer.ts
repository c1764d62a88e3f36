import { useState } from 'react'
import { forgetStored, readStored, writeStored } from '#app/browser/storage.ts'
import { useSite } from '#app/site.tsx'
import { showToast } from '#app/ui/toast.ts'
import { emptyBuyer, readBuyer, type Buyer } from '#domain/quote/request.ts'

/** The buyer's fields, which the device keeps only if the visitor wants that. */
export function useBuyer() {
  const { brand } = useSite()
  const key = `${brand.slug}-solicitante`
  const [stored] = useState(() => readBuyer(readStored(key)))
  const [buyer, setBuyer] = useState(stored ?? emptyBuyer)
  const [isRemembered, setIsRemembered] = useState(stored !== undefined)

  function keep(next: Buyer) {
    if (writeStored(key, JSON.stringify(next))) return
    // The tab does not keep them either: the box 'Lembrar neste aparelho' is no longer ticked.
    forgetStored(key)
    setIsRemembered(false)
    showToast('Os dados não foram guardados', {
      text: 'O navegador está sem espaço ou não permite guardar dados.',
      tone: 'destructive',
    })
  }

  return {
    buyer,
    isRemembered,
    set: (name: keyof Buyer, value: string) => {
      const next = { ...buyer, [name]: value }
      setBuyer(next)
      if (isRemembered) keep(next)
    },
    remember: (remembers: boolean) => {
      setIsRemembered(remembers)
      if (remembers) keep(buyer)
      else forgetStored(key)
    },
    forget: () => {
      forgetStored(key)
      setBuyer(emptyBuyer)
      setIsRemembered(false)
    },
  }
}
