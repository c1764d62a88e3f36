import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/link-prefetch.ts'
import { paths } from '#domain/pages/paths.ts'
import { allTools, tools, type Tool } from '#domain/pages/tools.ts'

const strokeStyle = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinejoin: 'round' } as const

const byCategory: Tool = {
  name: 'Por categoria',
  to: `${paths.home}#categorias`,
  does: 'Cabos, sensores, braçadeiras: comece pelo tipo de peça.',
}

/** The drawings of the entry points, each 48 by 48. */
const machineDrawing = (
  <>
    <rect x="4" y="7" width="40" height="29" rx="3" {...strokeStyle} />
    <path d="M9 12h22v19H9zM35 13h5M35 18h5M35 23h5M16 36v5h16v-5" {...strokeStyle} />
    <path d="M9 21h5l2-5 3 9 2-4h10M9 27h22" {...strokeStyle} strokeWidth={1.25} />
  </>
)

/** Four kinds of part, each in its square. */
const categoriesDrawing = (
  <>
    <path d="M5 5h17v17H5zM26 5h17v17H26zM5 26h17v17H5zM26 26h17v17H26z" {...strokeStyle} />
    <path d="M8 17c4-9 7-9 11-3M34.5 10v7M31 13.5h7M8 31h11v7H8z" {...strokeStyle} strokeWidth={1.25} />
    <circle cx="34.5" cy="34.5" r="4.5" {...strokeStyle} strokeWidth={1.25} />
  </>
)

const listDrawing = (
  <>
    <path d="M9 4h24l7 7v33H9zM33 4v7h7" {...strokeStyle} />
    {[17, 24, 31, 38].map((y) => (
      <path key={y} d={`M14 ${y}h11M30 ${y}h5`} {...strokeStyle} />
    ))}
  </>
)

const entryPoints = [
  { tool: byCategory, drawing: categoriesDrawing },
  { tool: tools.machines, drawing: machineDrawing },
  { tool: tools.quickOrder, drawing: listDrawing },
]
const otherTools: readonly Tool[] = allTools.filter(({ to }) => !entryPoints.some(({ tool }) => tool.to === to))

/**
 * The three ways to a part, with drawings: its category, the machine, a list that is already there. The other tools are
 * links beneath; a phone shows the first of them, and its menu has the rest.
 */
export function EntryPoints() {
  return (
    <div className="grid gap-1">
      <ul aria-label="Caminhos" className="grid grid-cols-3 gap-2 sm:gap-3">
        {entryPoints.map(({ tool: { name, to, does }, drawing }) => (
          <li
            key={to}
            className="relative grid content-start items-center max-sm:justify-items-center max-sm:text-center sm:grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-0.5 rounded border border-rule-strong bg-sheet px-2.5 py-2 transition-colors hover:border-brand hover:bg-tint sm:content-start sm:gap-x-4 sm:p-4"
          >
            <svg aria-hidden viewBox="0 0 48 48" className="size-9 text-brand sm:row-span-2 sm:size-12">
              {drawing}
            </svg>
            <Link
              to={to}
              prefetch={linkPrefetch}
              className="text-small leading-snug font-semibold after:absolute after:inset-0 hover:underline sm:text-body"
            >
              {name}
            </Link>
            <p className="text-label text-muted max-sm:hidden">{does}</p>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5 text-small">
        {otherTools.map(({ name, to }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center max-sm:not-first:hidden text-brand-deep underline decoration-rule-strong underline-offset-4 hover:decoration-current"
          >
            {name}
          </Link>
        ))}
      </p>
    </div>
  )
}
