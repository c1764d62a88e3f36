import type { ReactNode } from 'react'

export function SpecTable({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <table className="whole-rows w-full text-small">
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rows may share a name, and a sheet never changes its order
          <tr key={`${row.name} ${index}`} className="border-b border-rule last:border-0">
            <th
              scope="row"
              className="flex-2 w-2/5 py-2 print:flex-1 print:py-0.5 pr-4 text-left align-top font-normal text-muted"
            >
              {row.name}
            </th>
            <td className="flex-3 py-2 align-top print:py-0.5">{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
