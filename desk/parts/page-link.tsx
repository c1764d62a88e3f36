/** A link in a list of pages, with a sentence about where it leads. */
export function PageLink({ to, name, about }: { to: string; name: string; about: string }) {
  return (
    <li className="grid gap-x-4 border-b border-rule py-1 text-small sm:grid-cols-[14rem_minmax(0,1fr)] sm:items-center">
      <a
        href={to}
        className="inline-flex min-h-11 items-center font-medium text-petrol-deep underline underline-offset-4"
      >
        {name}
      </a>
      <span className="text-muted max-sm:pb-2">{about}</span>
    </li>
  )
}
