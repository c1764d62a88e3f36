import type { FormView } from '#desk/screens/catalogue/product-view.ts'
import { registryName } from './registry-lists.tsx'
import { withDraft } from '#desk/screens/parts/with-draft.ts'

/** The face of an end's connector, beside its fields; nothing for other rows. */
export function EndFace({ name, view }: { name: string; view: FormView }) {
  if (!/(^|\.)ends\.\d+$/.test(name)) return null
  const key = view.typed[`${name}.connector`] ?? ''
  const called = registryName(view.registries, 'connectors', key)
  if (called === undefined) return null
  return (
    <figure className="grid w-28 shrink-0 gap-1">
      <img
        src={faceAddress(key, view.draft)}
        alt=""
        width={112}
        height={84}
        loading="lazy"
        className="h-21 w-28 rounded border border-rule bg-white object-contain p-1"
      />
      <figcaption className="text-label text-muted">{called}</figcaption>
    </figure>
  )
}

export const faceAddress = (key: string, draft: number | undefined) => withDraft(`/catalogo/faces/${key}.svg`, draft)
