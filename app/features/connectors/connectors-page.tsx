import { Link } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import type { ReactNode } from 'react'
import { useSite } from '#app/site.tsx'
import { ToolLinks } from '#app/tool-links.tsx'
import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import { ButtonLink, WhatsappButton } from '#app/ui/button.tsx'
import { tools } from '#domain/pages/tools.ts'
import { whatsappUrl } from '#domain/quote/links.ts'

interface ConnectorCardProps {
  /** The connector's key; data sheets link to it. */
  id: string
  name: string
  facts: string
  uses: string
  note?: string | undefined
  /** Where the file of all faces has the face of this connector, and its size in pixels. */
  face: { src: string; width: number; height: number }
  /** The first parts that have it, and how many more do. */
  parts: readonly { id: string; name: string }[]
  others: number
}

/** One connector: its face, what distinguishes it from others, where it is used, and the parts that have it. */
export function ConnectorCard({ id, name, facts, uses, note, face, parts, others }: ConnectorCardProps) {
  return (
    <li
      id={id}
      className="grid scroll-mt-24 content-start gap-1.5 rounded border border-rule bg-sheet p-2.5 target:border-petrol target:outline-2 target:outline-petrol"
    >
      <svg
        aria-hidden
        width={face.width}
        height={face.height}
        className="m-auto min-h-24 max-w-full"
        viewBox={`0 0 ${face.width} ${face.height}`}
      >
        <use href={face.src} />
      </svg>
      <h2 className="text-small leading-snug font-medium">{name}</h2>
      <p className="text-label text-muted">{facts}</p>
      <p className="text-label">{uses}</p>
      {note && <p className="border-l-2 border-rule-strong pl-2 text-label text-muted">{note}</p>}
      {parts.length === 0 && (
        <a href="#nao-achei" className="tap mt-1 border-t border-rule pt-2 text-label underline underline-offset-2">
          Peça sob consulta: mande a foto
        </a>
      )}
      {parts.length > 0 && (
        <ul aria-label="Peças com este conector" className="mt-1 grid gap-1 border-t border-rule pt-2 text-label">
          {parts.map((part) => (
            <li key={part.id}>
              <Link to={paths.product(part.id)} className="tap underline underline-offset-2 hover:text-petrol-deep">
                {part.name}
              </Link>
            </li>
          ))}
          {others > 0 && (
            <li>
              <Link to={paths.search(name)} className="tap font-medium underline underline-offset-2">
                {others === 1 ? 'e mais 1 peça' : `e mais ${others} peças`}
              </Link>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

interface UnknownConnector {
  /** The connector's key; data sheets link to it. */
  key: string
  name: string
  facts: string
  uses: string
  note?: string | undefined
  /** How many parts have it. */
  others: number
}

const linkClass =
  'inline-flex min-h-7 touch:min-h-11 touch:min-w-11 items-center justify-end underline underline-offset-2'

/** The connectors whose faces are not published, in a table: what is known of each, and its parts. */
export function UnknownConnectors({ connectors }: { connectors: readonly UnknownConnector[] }) {
  return (
    <section aria-labelledby="a-conferir" className="mt-10">
      <h2 id="a-conferir" className="text-title">
        Faces a conferir na peça
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        A posição dos contatos destes conectores não é publicada, então não há desenho para comparar: confira na peça em
        uso, ou mande uma foto.
      </p>
      <table className="mt-4 w-full text-small">
        <thead className="text-left text-label text-muted">
          <tr>
            <th scope="col" className="pb-2 font-medium">
              Conector
            </th>
            <th scope="col" className="pb-2 font-medium max-sm:hidden">
              Onde se usa
            </th>
            <th scope="col" className="pb-2 font-medium max-lg:hidden">
              Antes de pedir
            </th>
            <th scope="col" className="pb-2 font-medium text-right">
              Peças
            </th>
          </tr>
        </thead>
        <tbody>
          {connectors.map(({ key, ...connector }) => (
            <Row key={key} id={key} {...connector} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ id, name, facts, uses, note, others }: Omit<UnknownConnector, 'key'> & { id: string }) {
  return (
    <tr id={id} className="scroll-mt-24 border-t border-rule align-top target:outline-2 target:outline-petrol">
      <th scope="row" className="py-1 pr-4 text-left font-medium">
        {name}
        <span className="block text-label font-normal text-muted">{facts}</span>
      </th>
      <td className="py-1 pr-4 max-sm:hidden">{uses}</td>
      <td className="py-1 pr-4 text-muted max-lg:hidden">{note}</td>
      <td className="py-1 text-right">
        {others > 0 ? (
          <Link to={paths.search(name)} className={linkClass}>
            {others === 1 ? '1 peça' : `${others} peças`}
          </Link>
        ) : (
          <a href="#nao-achei" className={linkClass}>
            Mande a foto
          </a>
        )}
      </td>
    </tr>
  )
}

interface ConnectorsPageProps {
  count: number
  /** The filters of the cards. */
  filter: ReactNode
  /** The cards, one for each connector whose face is known. */
  children: ReactNode
  /** The connectors whose face is not known, beneath the cards. */
  unknown: ReactNode
}

const help = 'Olá! Preciso identificar um conector. Vou enviar foto da face e da etiqueta, e o modelo do equipamento.'

/** 'Conectores': all faces of the registry side by side, on one scale. */
export function ConnectorsPage({ count, filter, children, unknown }: ConnectorsPageProps) {
  const { brand } = useSite()
  return (
    <div className="page-width py-6 lg:py-8">
      <Breadcrumb crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: tools.connectors.name }]} />
      <header className="mt-4 mb-5 grid gap-2">
        <h1 className="text-head">{tools.connectors.name}: qual é o meu?</h1>
        <p className="max-w-prose text-muted">
          Olhe a ponta da peça de frente, conte os contatos e compare. Os desenhos estão na mesma escala, pela medida da
          norma ou pela usual da forma.
        </p>
        <p className="no-print">
          <ButtonLink look="primary" to={paths.glass}>
            {tools.glass.name} na tela
          </ButtonLink>
        </p>
      </header>
      {filter}
      <p role="status" className="py-4 text-small font-medium">
        {count === 1 ? '1 conector' : `${count} conectores`}
      </p>
      {count === 0 ? (
        <div className="grid gap-5">
          <p className="max-w-prose">
            Nenhum conector do registro responde a tudo isso. Tire um dos filtros ou mande uma foto.
          </p>
          <ToolLinks />
        </div>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3 lg:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
          {children}
        </ul>
      )}
      {unknown}
      <section
        aria-labelledby="nao-achei"
        className="no-print mt-10 grid justify-items-start gap-3 border-t border-rule pt-8"
      >
        <h2 id="nao-achei" className="text-title">
          Não achou o seu?
        </h2>
        <p className="max-w-prose text-muted">
          Mande uma foto da face do conector e outra da etiqueta da peça, com a marca e o modelo do equipamento.
        </p>
        <p className="flex flex-wrap gap-3">
          <WhatsappButton href={whatsappUrl(brand.whatsapp.main, help)}>Mandar foto por WhatsApp</WhatsappButton>
          <ButtonLink to={paths.identify}>Identificar peça</ButtonLink>
        </p>
      </section>
    </div>
  )
}
