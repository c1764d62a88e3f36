import { Link } from 'react-router'
import { paths } from '#domain/pages/paths.ts'

interface ConnectorRowProps {
  /** The connector's key, to which data sheets lead. */
  id: string
  name: string
  facts: string
  uses: string
  note?: string | undefined
  /** How many parts have it. */
  count: number
}

/** A connector whose face nobody has published, as a row: what is known of it, and the way to its parts. */
export function ConnectorRow({ id, name, facts, uses, note, count }: ConnectorRowProps) {
  return (
    <tr id={id} className="scroll-mt-24 border-t border-rule align-top target:outline-2 target:outline-petrol">
      <th scope="row" className="py-2 pr-4 text-left font-medium">
        {name}
        <span className="block text-label font-normal text-muted">{facts}</span>
      </th>
      <td className="py-2 pr-4 max-sm:hidden">{uses}</td>
      <td className="py-2 pr-4 text-muted max-lg:hidden">{note}</td>
      <td className="py-2 text-right">
        <Link
          to={count > 0 ? paths.search(name) : '#nao-achei'}
          className="inline-flex min-h-11 items-center underline underline-offset-2"
        >
          {count > 0 ? partsText(count) : 'Mande a foto'}
        </Link>
      </td>
    </tr>
  )
}

function partsText(count: number): string {
  return count === 1 ? '1 peça' : `${count} peças`
}
