/**
 * The faces of connectors to which the page refers by `<use>`; the server has drawn them
 * (docs/decisions/011-pictures.md).
 */
export function FaceSymbols({ symbols }: { symbols: string }) {
  return symbols && <svg aria-hidden="true" className="absolute size-0" dangerouslySetInnerHTML={{ __html: symbols }} />
}
