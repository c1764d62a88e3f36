import { Link } from 'react-router'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { ConnectorFace, type NamedFace } from '#app/ui/connector-face.tsx'
import { fitLabel } from '#domain/catalogue/mating/fit.ts'
import type { Facing } from '#domain/catalogue/mating/mating-ends.ts'
import type { MatingSection, MateItem } from '#domain/catalogue/mating/mating-sections.ts'
import { paths } from '#domain/pages/paths.ts'

const facingLabel: Readonly<Record<Facing, string>> = {
  equipamento: 'Para o equipamento',
  paciente: 'Para o paciente',
  solta: 'Encaixa em',
}

/** The chain from machine to patient: what plugs into each end, with the technology where it matters. */
export function GoesWith({ ends, faces }: { ends: readonly MatingSection[]; faces: readonly NamedFace[] }) {
  if (ends.length === 0) return null
  return (
    <TitledSection title="Conecta com" className="grid gap-3 print:hidden">
      <ol className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {ends.map((end) => (
          <li key={`${end.title} ${end.connectorKey}`} className="grid content-start gap-2 border-t border-rule pt-3">
            <MatingEnd end={end} face={faces.find(({ key }) => key === end.connectorKey)} />
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

function MatingEnd({ end, face }: { end: MatingSection; face: NamedFace | undefined }) {
  const { facing, title, connector, connectorKey, mates, unlistedCount, lookalikes } = end
  const matesToCompare = mates.filter(({ fit }) => fit === 'a-conferir')
  return (
    <>
      <div className="flex items-center gap-3">
        {face && <ConnectorFace face={face} className="h-auto max-h-11 max-w-18 shrink-0" />}
        <h3 className="text-small">
          <span className="block text-label font-normal text-muted">
            {facingLabel[facing]} · {title}
          </span>
          <Link to={paths.connector(connectorKey)} className="tap underline underline-offset-4 hover:text-brand-deep">
            {connector}
          </Link>
        </h3>
      </div>
      <Mates mates={mates.filter(({ fit }) => fit !== 'a-conferir')} />
      {matesToCompare.length > 0 && <p className="text-label text-muted">Compare a face na peça:</p>}
      <Mates mates={matesToCompare} />
      {unlistedCount > 0 && <p className="text-label text-muted">E mais {unlistedCount} com o mesmo encaixe.</p>}
      {lookalikes.length > 0 && (
        <div className="grid gap-1 border-l-4 border-signal bg-signal-tint px-3 py-2 text-small">
          <p>O plugue entra na mesma tomada, mas a tecnologia é outra: uma peça não substitui a outra.</p>
          <Mates mates={lookalikes} isWarned />
        </div>
      )}
    </>
  )
}

const maximumUnfoldedMates = 3

/** The first few mating parts, the others folded; without remarks on parts that the text above warns of. */
function Mates({ mates, isWarned = false }: { mates: readonly MateItem[]; isWarned?: boolean }) {
  const visibleMates = mates.length > maximumUnfoldedMates + 1 ? mates.slice(0, maximumUnfoldedMates) : mates
  const foldedMates = mates.slice(visibleMates.length)
  return (
    <>
      <MateList mates={visibleMates} isWarned={isWarned} />
      {foldedMates.length > 0 && (
        <details className="grid gap-1">
          <summary className="tap py-1 text-small font-medium">Mais {foldedMates.length}</summary>
          <MateList mates={foldedMates} isWarned={isWarned} />
        </details>
      )}
    </>
  )
}

function MateList({ mates, isWarned }: { mates: readonly MateItem[]; isWarned: boolean }) {
  return (
    <ul className="grid gap-1 text-small empty:hidden">
      {mates.map((mate) => (
        <li key={mate.to}>
          <Link to={mate.to} className="tap underline underline-offset-4 hover:text-brand-deep touch:py-1.5">
            <span className="font-medium">{mate.codes}</span> {mate.name}
          </Link>
          {isWarned ? <span className="block text-label">{mate.technology}</span> : <FitRemark {...mate} />}
        </li>
      ))}
    </ul>
  )
}

function FitRemark({ fit, technology }: MateItem) {
  if (fit === 'outra-tecnologia') {
    return (
      <strong className="block text-label font-semibold">
        Atenção: {fitLabel[fit]}
        {technology && ` (${technology})`}. Não use uma com a outra.
      </strong>
    )
  }
  return technology && <span className="block text-label text-muted">{technology}</span>
}
