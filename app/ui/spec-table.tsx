/** Names and values, as on a data sheet. */
export function SpecTable({ rows }: { rows: readonly { name: string; value: string }[] }) {
  return (
    <table className="w-full text-small">
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-b border-rule last:border-0">
            <th scope="row" className="w-2/5 py-2 pr-4 text-left align-top font-normal text-muted">
              {row.name}
            </th>
            <td className="py-2 align-top">{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
