import { useState } from 'react'
import { Link } from 'react-router'
import { useSite } from '#app/site.tsx'
import { ButtonLink, WhatsappButton } from '#app/ui/button.tsx'
import { paths } from '#domain/pages/paths.ts'
import { inquiryWhatsapp } from '#domain/quote/part-inquiry.ts'
import { chosenInquiry } from '#domain/true-size/face-inquiry.ts'
import { type Glass, type GlassFace, fitLabel, partsOfFace, type PartOfFace } from '#domain/true-size/glass.ts'
import { inquiryOf } from './inquiry-of.ts'
import { NarrowParts, type Narrowed } from './narrow-parts.tsx'
import { useGlassMachines } from './use-glass-machines.ts'
import { useShownHeading } from './use-shown-heading.ts'

/** The parts with the face that matches, narrowed by what else is known, and the message that names the face. */
export function FaceParts({ glass, face }: { glass: Glass; face: GlassFace }) {
  const { brand } = useSite()
  const heading = useShownHeading()
  const machines = useGlassMachines(glass)
  const [narrowed, setNarrowed] = useState<Narrowed>({ machine: glass.machine?.key ?? '', brand: '' })
  const machine = machines.find(({ key }) => key === narrowed.machine)
  const ofBrand = narrowed.brand ? { key: '', brand: narrowed.brand } : undefined
  const found = partsOfFace(face.parts, glass.parts, {
    machine: machine ?? ofBrand,
    parameter: narrowed.parameter,
  })
  const fields = chosenInquiry(face, machine)
  return (
    <section aria-labelledby="pecas" className="grid gap-4 border-t border-rule pt-4">
      <h3 id="pecas" ref={heading} tabIndex={-1} className="scroll-mt-24 text-body font-semibold">
        Peças com {face.name}
      </h3>
      <p className="border-l-4 border-signal bg-signal-tint px-4 py-2 text-small">{brand.attentionNotice}</p>
      {face.parts.length > 0 && <NarrowParts {...{ glass, face, machines, narrowed }} onNarrow={setNarrowed} />}
      <Found found={found} isOfMachine={machine !== undefined} />
      <p className="flex flex-wrap gap-3">
        <WhatsappButton href={inquiryWhatsapp(inquiryOf(fields), brand.whatsapp.main)}>
          Pedir por WhatsApp com esta face
        </WhatsappButton>
        <ButtonLink to={paths.identifyWith(fields)}>Completar a mensagem</ButtonLink>
      </p>
    </section>
  )
}

function Found({ found, isOfMachine }: { found: readonly PartOfFace[]; isOfMachine: boolean }) {
  return (
    <>
      <p role="status" className="text-small font-medium">
        {found.length === 0 && 'Nenhuma peça do catálogo com esta face: peça sob consulta.'}
        {found.length === 1 && '1 peça'}
        {found.length > 1 && `${found.length} peças`}
      </p>
      {found.length > 0 && (
        <ul aria-label="Peças" className="border-t border-rule text-small">
          {found.map(({ id, name, fit }) => (
            <li key={id} className="border-b border-rule">
              <Link to={paths.product(id)} className="grid min-h-11 content-center py-2 hover:text-petrol-deep">
                <span className="underline underline-offset-2">{name}</span>
                {fit && (
                  <span className="text-label text-muted">
                    {isOfMachine || fit !== 'marca' ? fitLabel[fit] : 'da marca'}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
