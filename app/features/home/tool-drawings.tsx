const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinejoin: 'round' } as const

/** The drawings of the home page's tiles, each on a field of 48 by 48. */
export const machine = (
  <>
    <rect x="4" y="7" width="40" height="29" rx="3" {...line} />
    <path d="M9 12h22v19H9zM35 13h5M35 18h5M35 23h5M16 36v5h16v-5" {...line} />
    <path d="M9 21h5l2-5 3 9 2-4h10M9 27h22" {...line} strokeWidth={1.25} />
  </>
)

export const wornLabel = (
  <>
    <path d="M2 18h7M2 26h7M39 18h7" {...line} />
    <rect x="9" y="11" width="30" height="22" rx="2" {...line} />
    <path d="M14 17h11M14 22h6M14 27h9" {...line} />
    <path d="M28 20c0-4 6-4 6 0 0 2.5-3 2.5-3 5" {...line} />
    <circle cx="31" cy="28.5" r="1.25" fill="currentColor" />
    <path d="M39 26h3l3 3" {...line} />
  </>
)

export const listOfCodes = (
  <>
    <path d="M9 4h24l7 7v33H9zM33 4v7h7" {...line} />
    {[17, 24, 31, 38].map((y) => (
      <path key={y} d={`M14 ${y}h11M30 ${y}h5`} {...line} />
    ))}
  </>
)

const pins = [0, 60, 120, 180, 240, 300]

/** A phone that shows a plug's face at true size. */
export const connectorOnGlass = (
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
