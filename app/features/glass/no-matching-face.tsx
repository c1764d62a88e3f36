import { useState } from 'react'
import { useSite } from '#app/site.tsx'
import { ButtonLink, WhatsappButton } from '#app/ui/button.tsx'
import { boxOf, extentText, type Extent } from '#domain/catalogue/registry/connector-measures.ts'
import type { PlugQuery } from '#domain/catalogue/registry/connector-query.ts'
import { paths } from '#domain/pages/paths.ts'
import { inquiryLinks, parseInquiry } from '#domain/quote/part-inquiry.ts'
import { type InquiryFields, unknownInquiry } from '#domain/true-size/face-inquiry.ts'
import type { GlassMachine } from '#domain/true-size/glass.ts'
import { Slider } from './stage.tsx'
import { useFocusHeading } from './use-focus-heading.ts'

/** Links that send a message about the plug, or lead to its form to be completed. In: the form's fields. */
export function InquiryLinks({ fields, sendLabel }: { fields: InquiryFields; sendLabel: string }) {
  const { whatsapp } = inquiryLinks(parseInquiry(new URLSearchParams(fields)), useSite().brand)
  return (
    <p className="flex flex-wrap gap-3">
      <WhatsappButton href={whatsapp.url}>{sendLabel}</WhatsappButton>
      <ButtonLink to={paths.identifyWith(fields)}>Completar a mensagem</ButtonLink>
    </p>
  )
}

/** The size with which measuring begins: that of a usual plug. */
const initialWidthMm = 20
const initialHeightMm = 12

interface NoMatchingFaceProps {
  pixelsPerMm: number | undefined
  answers: PlugQuery
  machine: GlassMachine | undefined
}

/** The next step when no face matches: the visitor measures the plug, on the screen or by ruler, for a message. */
export function NoMatchingFace({ pixelsPerMm, answers, machine }: NoMatchingFaceProps) {
  const heading = useFocusHeading()
  const isRound = answers.form === 'redondo' || answers.form === 'ar'
  const [width, setWidth] = useState(initialWidthMm)
  const [height, setHeight] = useState(initialHeightMm)
  const extent: Extent = isRound ? { diameter: width } : { width, height }
  return (
    <section aria-labelledby="nenhum" className="grid gap-3 border-t border-rule pt-4">
      <h3 id="nenhum" ref={heading} tabIndex={-1} className="text-body font-semibold">
        Então meça o seu
      </h3>
      <p className="max-w-prose text-small text-muted">
        {pixelsPerMm === undefined ? 'Meça a peça com uma régua.' : 'Encoste a peça e ajuste o contorno até coincidir.'}{' '}
        A medida vai na mensagem, e a foto você anexa na conversa.
      </p>
      {pixelsPerMm !== undefined && <MeasuredContour extent={extent} pixelsPerMm={pixelsPerMm} />}
      <MeasureSlider label={isRound ? 'Diâmetro' : 'Largura'} value={width} onValue={setWidth} />
      {!isRound && <MeasureSlider label="Altura" value={height} onValue={setHeight} />}
      <InquiryLinks
        fields={unknownInquiry({ ...answers, size: extentText(extent) }, machine)}
        sendLabel="Perguntar por WhatsApp"
      />
    </section>
  )
}

function MeasuredContour({ extent, pixelsPerMm }: { extent: Extent; pixelsPerMm: number }) {
  const [width, height] = boxOf(extent)
  return (
    <div className="grid h-56 place-items-center overflow-hidden rounded border border-rule-strong bg-sheet">
      <svg
        role="img"
        aria-label={`Contorno de ${extentText(extent)}`}
        width={width * pixelsPerMm}
        height={height * pixelsPerMm}
        className="overflow-visible"
      >
        <rect
          width="100%"
          height="100%"
          rx={'diameter' in extent ? '50%' : 2}
          className="fill-none stroke-signal"
          strokeWidth="2"
        />
      </svg>
    </div>
  )
}

function MeasureSlider(props: { label: string; value: number; onValue: (value: number) => void }) {
  return <Slider {...props} text={`${String(props.value).replace('.', ',')} mm`} min={2} max={60} step={0.5} />
}
