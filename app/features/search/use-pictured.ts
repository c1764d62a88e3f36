import { useEffect, useState } from 'react'
import { keyOf, type Entry } from './entries.ts'

const pause = 300

/** The keys of the entries that show their picture: those that stand when the hands rest. Drawing pictures would hold up the next key. */
export function usePictured(text: string, entries: readonly Entry[]): ReadonlySet<string> {
  const [pictured, setPictured] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const timer = setTimeout(() => setPictured(new Set(entries.map(keyOf))), pause)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each key begins the pause anew
  }, [text, entries])
  return pictured
}
