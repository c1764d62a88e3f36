import { ownerName, type Owner, type RowOwners } from '#server/content/sheet/rows/row-owner.ts'

/** The product or variant of a photograph by its file name; or why it is not known. */
export type NamedOwner = { kind: 'found'; owner: Owner } | { kind: 'unknown'; why: string }

/**
 * Finds the product or variant of a file such as `C5VGA2-1.jpg`, `cp06 (2).png` or `cabo-ecg-ge-aha-3.webp`: by the
 * code with which its name begins, read as in the search, or by the product's id. After the code a number or any words
 * may follow. If the name may begin with either of two codes, both are reported: nothing is guessed.
 */
export function ownerOfName(name: string, owners: RowOwners, ids: ReadonlySet<string>): NamedOwner {
  const stem = name.replace(/^.*[/\\]/, '').replace(/\.[a-z]+$/i, '')
  const parts = stem.split(/[\s_().-]+/).filter(Boolean)
  const found = new Map<string, Owner>()
  for (let length = parts.length; length > 0; length -= 1) {
    const said = owners.find({ code: parts.slice(0, length).join('-') }, false)
    if ('owner' in said) found.set(ownerName(said.owner), said.owner)
    else if (said.fault.code === 'conteudo-codigo-ambiguo') return { kind: 'unknown', why: said.fault.problem }
    const id = parts.slice(0, length).join('-').toLowerCase()
    // A bare number is the camera's count, not an id.
    if (/[a-z]/.test(id) && ids.has(id)) found.set(id, { id })
  }
  const [owner, ...others] = found.values()
  if (!owner) return { kind: 'unknown', why: 'o nome não começa por um código do catálogo' }
  if (others.length === 0) return { kind: 'found', owner }
  return { kind: 'unknown', why: `o nome pode ser de ${[...found.keys()].join(' ou de ')}` }
}
