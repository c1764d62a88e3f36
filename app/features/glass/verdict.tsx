import { useState } from 'react'
import { Link } from 'react-router'
import { AttentionNotice } from '#app/attention-notice.tsx'
import { useOwnMachines } from '#app/own-machines.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/field.tsx'
import type { PlugQuery } from '#domain/catalogue/registry/connector-query.ts'
import { parameterLabel, type Parameter } from '#domain/catalogue/registry/parameters.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { paths } from '#domain/pages/paths.ts'
import { counted } from '#domain/text/number-text.ts'
import { chosenInquiry } from '#domain/true-size/face-inquiry.ts'
import { machineFitLabel, partsOfFace, type Glass, type GlassFace, type GlassMachine } from '#domain/true-size/glass.ts'
import { InquiryLinks, NoMatchingFace } from './no-matching-face.tsx'
import { FaceInBox } from './stage.tsx'
import { useFocusHeading } from './use-focus-heading.ts'

/** The filters of the parts with a face; '' filters nothing. */
interface PartFilter {
  machine: string
  /** The key of a brand; used where no machine is chosen. */
  brand: string
  parameter?: Parameter | undefined
}

/** Selects for machine, brand and parameter, of the parts with the face; a chosen machine leaves no brand to ask. */
function PartFilters(props: {
  glass: Glass
  face: GlassFace
  machines: readonly GlassMachine[]
  filter: PartFilter
  onFilter: (filter: PartFilter) => void
}) {
  const { glass, face, machines, filter, onFilter } = props
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {machines.length > 0 && (
        <FilterSelect
          label="Equipamento"
          value={filter.machine}
          options={machines.map(({ key, name }) => [key, name])}
          onChange={(machine) => onFilter({ ...filter, machine })}
        />
      )}
      {!filter.machine && (
        <FilterSelect
          label="Marca"
          value={filter.brand}
          options={brandsOf(glass, face)}
          onChange={(brand) => onFilter({ ...filter, brand })}
        />
      )}
      <FilterSelect
        label="Parâmetro"
        value={filter.parameter ?? ''}
        options={parametersOf(glass, face).map((key) => [key, parameterLabel[key]])}
        onChange={(value) => onFilter({ ...filter, parameter: keysOf(parameterLabel).find((key) => key === value) })}
      />
    </div>
  )
}

interface FilterSelectProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function FilterSelect({ options, onChange, ...field }: FilterSelectProps) {
  return (
    <SelectField {...field} onChange={({ target }) => onChange(target.value)}>
      <option value="">Todos</option>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function brandsOf({ parts, brands }: Glass, face: GlassFace): [key: string, name: string][] {
  const keys = new Set(face.parts.flatMap((id) => parts[id]?.brands ?? []))
  keys.delete('universal')
  keys.delete('outros')
  return [...keys]
    .map((key): [string, string] => [key, brands[key] ?? key])
    .toSorted((a, b) => a[1].localeCompare(b[1], 'pt'))
}

function parametersOf({ parts }: Glass, face: GlassFace): Parameter[] {
  const usedParameters = new Set(face.parts.flatMap((id) => parts[id]?.parameter ?? []))
  return keysOf(parameterLabel).filter((key) => usedParameters.has(key))
}

function useGlassMachines({ machine, brandOfMaker }: Glass): GlassMachine[] {
  const ownMachines = useOwnMachines().map(({ key, maker, name }) => ({
    key,
    name,
    maker: '',
    brand: brandOfMaker[maker] ?? 'outros',
  }))
  return machine ? [machine, ...ownMachines.filter(({ key }) => key !== machine.key)] : ownMachines
}

function FaceParts({ glass, face }: { glass: Glass; face: GlassFace }) {
  const heading = useFocusHeading()
  const machines = useGlassMachines(glass)
  const [filter, setFilter] = useState<PartFilter>({ machine: glass.machine?.key ?? '', brand: '' })
  const machine = machines.find(({ key }) => key === filter.machine)
  // A brand alone narrows like a machine of that brand whose model no part names.
  const machineOfBrand = filter.brand ? { key: '', brand: filter.brand } : undefined
  const parts = partsOfFace(face.parts, glass.parts, {
    machine: machine ?? machineOfBrand,
    parameter: filter.parameter,
  })
  return (
    <section aria-labelledby="pecas" className="grid gap-4 border-t border-rule pt-4">
      <h3 id="pecas" ref={heading} tabIndex={-1} className="scroll-mt-24 text-body font-semibold">
        Peças com {face.name}
      </h3>
      <AttentionNotice />
      {face.parts.length > 0 && (
        <PartFilters glass={glass} face={face} machines={machines} filter={filter} onFilter={setFilter} />
      )}
      <p role="status" className="text-small font-medium">
        {parts.length === 0
          ? 'Nenhuma peça do catálogo com esta face: peça sob consulta.'
          : counted(parts.length, 'peça', 'peças')}
      </p>
      {parts.length > 0 && (
        <ul aria-label="Peças" className="border-t border-rule text-small">
          {parts.map(({ id, name, fit }) => (
            <li key={id} className="border-b border-rule">
              <Link to={paths.product(id)} className="grid min-h-11 content-center py-2 hover:text-brand-deep">
                <span className="underline underline-offset-2">{name}</span>
                {fit && (
                  <span className="text-label text-muted">
                    {machine || fit !== 'marca' ? machineFitLabel[fit] : 'da marca'}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <InquiryLinks fields={chosenInquiry(face, machine)} sendLabel="Pedir por WhatsApp com esta face" />
    </section>
  )
}

/** The faces nearest in size, at true size where the screen is calibrated, with what distinguishes each. */
function SimilarFaces({ glass, face, pixelsPerMm, onFace }: VerdictProps) {
  const heading = useFocusHeading()
  const similarFaces = face.similar.flatMap(({ key, differences }) => {
    const otherFace = glass.faces.find((candidate) => candidate.key === key)
    return otherFace ? [{ otherFace, differences }] : []
  })
  return (
    <section aria-labelledby="parecidos" className="grid gap-3 border-t border-rule pt-4">
      <h3 id="parecidos" ref={heading} tabIndex={-1} className="text-body font-semibold">
        Os mais próximos, e o que os distingue
      </h3>
      <ul className="grid gap-2">
        {similarFaces.map(({ otherFace, differences }) => (
          <li key={otherFace.key}>
            <button
              type="button"
              onClick={() => onFace(otherFace.key)}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-5 gap-y-3 rounded border border-rule-strong bg-sheet p-3 text-left text-small hover:border-brand"
            >
              {pixelsPerMm !== undefined && <FaceInBox face={otherFace} pixelsPerMm={pixelsPerMm} />}
              <span className="min-w-40 flex-1">
                <span className="font-medium">{otherFace.name}</span>
                <span className="block text-label text-muted">
                  {otherFace.size}
                  {differences && ` · ${differences}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const verdictLabels = { este: 'É este', parecido: 'Parecido', nenhum: 'Nenhum' } as const
export type FaceVerdict = keyof typeof verdictLabels

interface VerdictProps {
  glass: Glass
  face: GlassFace
  verdict: FaceVerdict | undefined
  /** CSS pixels per millimetre, where the screen is calibrated. */
  pixelsPerMm: number | undefined
  answers: PlugQuery
  onVerdict: (verdict: FaceVerdict) => void
  onFace: (key: string) => void
}

export function Verdict(props: VerdictProps) {
  const { glass, face, verdict, pixelsPerMm, answers, onVerdict } = props
  return (
    <div className="grid gap-5">
      <div role="group" aria-label="Coincide com a peça?" className="grid grid-cols-3 gap-2">
        {keysOf(verdictLabels).map((key) => (
          <Button
            key={key}
            look={verdict === key || (verdict === undefined && key === 'este') ? 'primary' : 'quiet'}
            aria-pressed={verdict === key}
            onClick={() => onVerdict(key)}
          >
            {verdictLabels[key]}
          </Button>
        ))}
      </div>
      {verdict === 'este' && <FaceParts key={face.key} glass={glass} face={face} />}
      {verdict === 'parecido' && <SimilarFaces {...props} />}
      {verdict === 'nenhum' && <NoMatchingFace pixelsPerMm={pixelsPerMm} answers={answers} machine={glass.machine} />}
    </div>
  )
}
