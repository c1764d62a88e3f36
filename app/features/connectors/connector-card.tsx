import { Link } from 'react-router'
import { paths } from '#domain/pages/paths.ts'

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
