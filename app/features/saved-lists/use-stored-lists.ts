import { useEffect, useState } from 'react'
import { storeLists, readLists, type StoredListsKey } from '#app/browser/saved-lists.ts'
import { onStoredElsewhere } from '#app/browser/storage.ts'
import { showToast } from '#app/ui/toast.ts'
import type { SavedList } from '#domain/saved/saved-lists.ts'

/**
 * The lists that the device keeps under a name, live between tabs. `change` works on what is stored at that time and
 * returns whether the device stored the result; if not, this tab keeps it, and the visitor is told.
 */
export function useStoredLists(slug: string, key: StoredListsKey) {
  const [lists, setLists] = useState(() => readLists(slug, key))

  useEffect(() => onStoredElsewhere(`${slug}-${key}`, () => setLists(readLists(slug, key))), [slug, key])

  function change(update: (lists: SavedList[]) => SavedList[]): boolean {
    const next = update(readLists(slug, key))
    const isStored = storeLists(slug, key, next)
    setLists(next)
    if (!isStored)
      showToast('A lista não foi guardada', {
        text: 'O navegador está sem espaço ou não permite guardar dados: o que mudou vale até você fechar ou recarregar a página. Exporte as listas ou apague alguma.',
        tone: 'destructive',
      })
    return isStored
  }

  return { lists, change }
}
