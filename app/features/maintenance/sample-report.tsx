import type { SampleReportContent } from '#domain/pages/marketing-pages.ts'

const line = 'border-b border-rule-strong'
const cell = 'border border-rule px-1 py-2 sm:px-2 text-left align-top font-normal'

/** A blank report as the company hands it over, without any measured values. */
export function SampleReport({ report }: { report: SampleReportContent }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-small">
        <span className="font-semibold">{report.title}</span> <span className="text-muted">{report.note}</span>
      </figcaption>
      <div className="blueprint grid gap-5 rounded border border-rule-strong p-3 text-label sm:p-6">
        <Blanks names={report.fields} />
        <table className="w-full border-collapse bg-paper">
          <thead>
            <tr>
              {report.checks.columns.map((name) => (
                <th key={name} scope="col" className={`${cell} text-muted`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.checks.rows.map((name) => (
              <tr key={name}>
                <th scope="row" className={`${cell} wrap-anywhere`}>
                  {name}
                </th>
                {report.checks.columns.slice(1).map((column) => (
                  <td key={column} className={cell}>
                    <span className="sr-only">em branco</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Blanks names={report.signature} />
      </div>
    </figure>
  )
}

/** Names, each with a line to write on. */
function Blanks({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {names.map((name) => (
        <li key={name} className={`${line} flex min-h-9 items-end pb-0.5 text-muted`}>
          {name}
        </li>
      ))}
    </ul>
  )
}
