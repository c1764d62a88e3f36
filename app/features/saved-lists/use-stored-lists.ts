import { useEffect, useState } from 'react'
import { storeLists, readLists, type StoredListsKey } from '#app/browser/lists/saved-lists.ts'
import { onStoredElsewhere } from '#app/browser/storage.ts'
import { showToast } from '#app/ui/toast.ts'
import type { SavedList } from '#domain/saved/saved-lists.ts'

/**
 * The lists of a shelf, live between tabs. `change` works on what is stored at that time; out: whether the device
 * stored the result.
 */
export function useStoredLists(slug: string, shelf: StoredListsKey) {
  const [lists, setLists] = useState(() => readLists(slug, shelf))

  useEffect(() => onStoredElsewhere(`${slug}-${shelf}`, () => setLists(readLists(slug, shelf))), [slug, shelf])

  function change(update: (lists: SavedList[]) => SavedList[]): boolean {
    const next = update(readLists(slug, shelf))
    if (!storeLists(slug, shelf, next)) {
      const text = 'O navegador está sem espaço ou não permite guardar dados. Exporte as listas ou apague alguma.'
      showToast('A lista não foi guardada', { text, tone: 'destructive' })
      return false
    }
    setLists(next)
    return true
  }

  return { lists, change }
}
