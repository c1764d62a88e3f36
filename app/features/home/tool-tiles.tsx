import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/data-saver.ts'
import { allTools, tools, type Tool } from '#domain/pages/tools.ts'
import { connectorOnGlass, listOfCodes, machine, wornLabel } from './tool-drawings.tsx'

const tiles = [
  { tool: tools.machines, drawing: machine },
  { tool: tools.identify, drawing: wornLabel },
  { tool: tools.glass, drawing: connectorOnGlass },
  { tool: tools.quickOrder, drawing: listOfCodes },
]
const others: readonly Tool[] = allTools.filter((one) => !tiles.some(({ tool }) => tool.to === one.to))

/**
 * Tools that find a part without its name: four tiles with drawings, the others as links beneath. The links are hidden
 * on phones, whose menu has them.
 */
export function ToolTiles() {
  return (
    <div className="grid gap-1">
      <ul aria-label="Ferramentas" className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
        {tiles.map(({ tool: { name, to, does }, drawing }) => (
          <li
            key={to}
            className="relative grid grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2.5 gap-y-0.5 rounded border border-rule-strong bg-sheet px-2.5 py-2 transition-colors hover:border-petrol hover:bg-tint sm:content-start sm:gap-x-4 sm:p-4"
          >
            <svg aria-hidden viewBox="0 0 48 48" className="size-9 text-petrol sm:row-span-2 sm:size-12">
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
      <p className="hidden flex-wrap gap-x-5 text-small sm:flex">
        {others.map(({ name, to }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center text-petrol-deep underline decoration-rule-strong underline-offset-4 hover:decoration-current"
          >
            {name}
          </Link>
        ))}
      </p>
    </div>
  )
}
