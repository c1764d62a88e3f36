import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/data-saver.ts'
import { allTools, tools, type Tool } from '#domain/pages/tools.ts'

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinejoin: 'round' } as const

/** The drawings of the home page's tiles, each on a field of 48 by 48. */
const machine = (
  <>
    <rect x="4" y="7" width="40" height="29" rx="3" {...line} />
    <path d="M9 12h22v19H9zM35 13h5M35 18h5M35 23h5M16 36v5h16v-5" {...line} />
    <path d="M9 21h5l2-5 3 9 2-4h10M9 27h22" {...line} strokeWidth={1.25} />
  </>
)

const wornLabel = (
  <>
    <path d="M2 18h7M2 26h7M39 18h7" {...line} />
    <rect x="9" y="11" width="30" height="22" rx="2" {...line} />
    <path d="M14 17h11M14 22h6M14 27h9" {...line} />
    <path d="M28 20c0-4 6-4 6 0 0 2.5-3 2.5-3 5" {...line} />
    <circle cx="31" cy="28.5" r="1.25" fill="currentColor" />
    <path d="M39 26h3l3 3" {...line} />
  </>
)

const listOfCodes = (
  <>
    <path d="M9 4h24l7 7v33H9zM33 4v7h7" {...line} />
    {[17, 24, 31, 38].map((y) => (
      <path key={y} d={`M14 ${y}h11M30 ${y}h5`} {...line} />
    ))}
  </>
)

const pins = [0, 60, 120, 180, 240, 300]

/** A phone that shows a plug's face at true size. */
const connectorOnGlass = (
  <>
    <rect x="10" y="2" width="28" height="44" rx="3" {...line} />
    <path d="M21 42h6" {...line} />
    <circle cx="24" cy="21" r="9.5" {...line} />
    {pins.map((angle) => (
      <circle key={angle} cx="24" cy="16" r="1.4" transform={`rotate(${angle} 24 21)`} fill="currentColor" />
    ))}
    <path d="M2 14v14M46 14v14M2 21h5M41 21h5" {...line} strokeWidth={1.25} />
  </>
)

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
