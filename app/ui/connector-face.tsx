/** The place of a connector's face (its drawn front), in the page's symbols or a file of all faces; size in pixels. */
export interface FaceSource {
  src: string
  width: number
  height: number
}

export interface NamedFace extends FaceSource {
  key: string
  name: string
}

/** A connector's face; decorative, because its name stands beside it. */
export function ConnectorFace({ face, className }: { face: FaceSource; className?: string }) {
  const { src, width, height } = face
  return (
    <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`} className={className}>
      <use href={src} width={width} height={height} />
    </svg>
  )
}

/** The faces that `<use>` refers to, drawn by the server (docs/decisions/011-pictures.md). */
export function FaceSymbols({ symbols }: { symbols: string }) {
  return symbols && <svg aria-hidden="true" className="absolute size-0" dangerouslySetInnerHTML={{ __html: symbols }} />
}
