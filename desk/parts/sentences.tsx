/** Sentences, one below the other: what changes, or why something cannot be done. */
export function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <ul className="grid gap-1 text-small tabular-nums">
      {sentences.map((sentence) => (
        <li key={sentence} className="break-words">
          {sentence}
        </li>
      ))}
    </ul>
  )
}
