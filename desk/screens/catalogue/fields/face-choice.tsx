import { faceAddress } from './end-face.tsx'
import type { FormView } from '#desk/screens/catalogue/product-view.ts'

/** All faces of the registry; pressing one adds an end with it. */
export function FaceChoice({ view }: { view: FormView }) {
  return (
    <details className="text-small">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-petrol-deep underline underline-offset-4">
        Acrescentar uma ponta pela face do conector
      </summary>
      <div className="grid max-h-128 grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 overflow-y-auto pt-2">
        {view.registries.connectors.map(({ key, name }) => (
          <button
            key={key}
            type="submit"
            name="ato"
            value={`ponta:${key}`}
            className="grid cursor-pointer content-start gap-1 rounded border border-rule bg-sheet p-2 text-left hover:border-petrol"
          >
            <img
              src={faceAddress(key, view.draft)}
              alt=""
              width={120}
              height={72}
              loading="lazy"
              className="h-18 w-full bg-white object-contain"
            />
            <span className="text-label">{name}</span>
          </button>
        ))}
      </div>
    </details>
  )
}
