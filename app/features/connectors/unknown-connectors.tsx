import { Link } from 'react-router'
import { paths } from '#domain/pages/paths.ts'

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
