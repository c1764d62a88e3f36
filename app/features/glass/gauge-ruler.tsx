/** Length of the ruler in millimetres. */
const length = 100

const ticks = Array.from({ length: length + 1 }, (_, millimetre) => millimetre)

function tick(millimetre: number): number {
  if (millimetre % 10 === 0) return 6
  return millimetre % 5 === 0 ? 4.5 : 3
}

/** A ruler of 100 mm: its base line is exactly that long, from end to end. */
export function GaugeRuler() {
  return (
    <svg
      role="img"
      aria-label="Régua de 100 mm, para conferir a impressão"
      data-ruler
      width={`${length}mm`}
      height="11mm"
      viewBox={`0 0 ${length} 11`}
      // Lets a browser round the height without making the ruler shorter.
      preserveAspectRatio="none"
      className="m-1 overflow-visible"
    >
      <path
        d={`M0 0H${length}${ticks.map((millimetre) => `M${millimetre} 0v${tick(millimetre)}`).join('')}`}
        className="fill-none stroke-ink"
        strokeWidth="0.15"
      />
      {ticks
        .filter((millimetre) => millimetre % 10 === 0)
        .map((millimetre) => (
          <text key={millimetre} x={millimetre} y="10" fontSize="3.2" textAnchor="middle" className="fill-ink">
            {millimetre}
          </text>
        ))}
    </svg>
  )
}
