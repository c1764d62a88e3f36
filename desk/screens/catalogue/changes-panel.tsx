import { ChangedLines } from '#desk/screens/parts/changed-lines.tsx'
import type { ProductView } from './product-view.ts'

/** The draft's changes of a product: in sentences, and as lines of the file. */
export function ChangesPanel({ changes, lines }: Pick<ProductView, 'changes' | 'lines'>) {
  if (changes.length === 0 && lines.length === 0) return null
  return (
    <section
      aria-label="O que muda no rascunho"
      className="grid gap-2 rounded border border-rule bg-sheet p-4 text-small"
    >
      <h2 className="font-semibold">O que muda no rascunho</h2>
      <ul className="grid gap-1">
        {changes.map((change) => (
          <li key={change} className="break-words">
            {change}
          </li>
        ))}
      </ul>
      {lines.length > 0 && <ChangedLines lines={lines} />}
    </section>
  )
}
