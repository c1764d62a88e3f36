import { useEffect, useState } from 'react'
import { storeLists, readLists, type StoredListsKey } from '#app/browser/lists/saved-lists.ts'
import { onStoredElsewhere } from '#app/browser/storage.ts'
import { showToast } from '#app/ui/toast.ts'
import type { SavedList } from '#domain/saved/saved-lists.ts'

/**
 * The lists that the device keeps under a name, live between tabs. `change` works on what is stored at that time and
 * returns whether the device stored the result; if not, the visitor is told.
 */
export function useStoredLists(slug: string, key: StoredListsKey) {
  const [lists, setLists] = useState(() => readLists(slug, key))

  useEffect(() => onStoredElsewhere(`${slug}-${key}`, () => setLists(readLists(slug, key))), [slug, key])

  function change(update: (lists: SavedList[]) => SavedList[]): boolean {
    const next = update(readLists(slug, key))
    if (!storeLists(slug, key, next)) {
      const text = 'O navegador está sem espaço ou não permite guardar dados. Exporte as listas ou apague alguma.'
      showToast('A lista não foi guardada', { text, tone: 'destructive' })
      return false
    }
    setLists(next)
    return true
  }

  return { lists, change }
}
