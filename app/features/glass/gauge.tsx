import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { plugFormLabel } from '#domain/catalogue/registry/connector-shapes.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { card, coin } from '#domain/true-size/calibration.ts'
import type { GlassFace } from '#domain/true-size/glass.ts'

const rulerMillimetres = 100
const millimetres = Array.from({ length: rulerMillimetres + 1 }, (_, millimetre) => millimetre)

/** The height of a millimetre's tick: whole centimetres have the longest, halves the next. */
function tickPath(millimetre: number): string {
  if (millimetre % 10 === 0) return `M${millimetre} 0v6`
  return `M${millimetre} 0v${millimetre % 5 === 0 ? 4.5 : 3}`
}

/** A ruler of 100 mm: its base line is exactly that long, from end to end. */
function GaugeRuler() {
  return (
    <svg
      role="img"
      aria-label="Régua de 100 mm, para conferir a impressão"
      data-ruler
      width={`${rulerMillimetres}mm`}
      height="11mm"
      viewBox={`0 0 ${rulerMillimetres} 11`}
      // Lets a browser round the height without making the ruler shorter.
      preserveAspectRatio="none"
      className="m-1 overflow-visible"
    >
      <path
        d={`M0 0H${rulerMillimetres}${millimetres.map(tickPath).join('')}`}
        className="fill-none stroke-ink"
        strokeWidth="0.15"
      />
      {millimetres
        .filter((millimetre) => millimetre % 10 === 0)
        .map((millimetre) => (
          <text key={millimetre} x={millimetre} y="10" fontSize="3.2" textAnchor="middle" className="fill-ink">
            {millimetre}
          </text>
        ))}
    </svg>
  )
}

export function Gauge({ faces }: { faces: readonly GlassFace[] }) {
  return (
    <>
      <header className="grid gap-2 print:mb-2">
        <h2 className="text-title">Gabarito de conectores, tamanho real</h2>
        <p className="max-w-prose text-small text-muted print:max-w-none">
          Imprima em A4, em escala de 100%, sem “ajustar à página”. Depois meça a régua: se os 100 mm não derem 100 mm,
          não use esta folha.
        </p>
      </header>
      <p className="no-print">
        <Button look="primary" className="needs-script" onClick={() => print()}>
          Imprimir
        </Button>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the ruler is wider than a narrow phone: keys scroll it too */}
      <div tabIndex={0} role="group" aria-label="Régua de 100 mm" className="overflow-x-auto print:overflow-visible">
        <GaugeRuler />
      </div>
      {keysOf(plugFormLabel).map((form) => (
        <FaceGroup key={form} title={plugFormLabel[form]} faces={faces.filter((face) => face.form === form)} />
      ))}
      <p className="max-w-prose text-label text-muted print:mt-3 print:max-w-none">
        Contorno cheio: medida da norma citada. Tracejado: sem medida na norma, só ajuda o olho. Para conferir a tela:
        cartão de banco, {String(card.long).replace('.', ',')} × {String(card.short).replace('.', ',')} mm; moeda de 1
        real, {coin} mm.
      </p>
    </>
  )
}

function FaceGroup({ title, faces }: { title: string; faces: readonly GlassFace[] }) {
  if (faces.length === 0) return null
  return (
    <TitledSection title={title} level="h3" headingClass="text-body" className="print:mt-3">
      <ul className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-5 print:gap-x-5 print:gap-y-3">
        {faces.map((face) => (
          <li key={face.key} className="grid max-w-[60mm] break-inside-avoid gap-1.5">
            <GaugeFace face={face} />
            <p className="text-label leading-tight">
              {face.name}
              <span className="block text-muted">{face.size}</span>
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** A connector's face in millimetres of paper; the box leaves room for what lies outside the measured contour. */
function GaugeFace({ face }: { face: GlassFace }) {
  const { key, name, size, width, height, viewBox, outline, details } = face
  const [roomWidth, roomHeight] = face.drawingSize
  return (
    <svg width={`${roomWidth + 2}mm`} height={`${roomHeight + 2}mm`} role="img" aria-label={`${name}, ${size}`}>
      <svg
        data-face={key}
        x={`${(roomWidth - width) / 2 + 1}mm`}
        y={`${(roomHeight - height) / 2 + 1}mm`}
        width={`${width}mm`}
        height={`${height}mm`}
        viewBox={viewBox}
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        {/* A face is drawn in hundredths of a millimetre: lines of 0.12 mm. */}
        <g className="fill-sheet stroke-ink" strokeWidth="12">
          <g dangerouslySetInnerHTML={{ __html: outline }} />
          <g dangerouslySetInnerHTML={{ __html: details }} />
        </g>
      </svg>
    </svg>
  )
}
