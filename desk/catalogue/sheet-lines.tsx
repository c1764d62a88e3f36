/** What a sheet changes, or is refused for, in sentences. */
export function SheetLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-1 text-small tabular-nums">
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  )
}
