import { CodeLabel } from '#app/ui/code-label.tsx'

/** A product that a message mentions by code or address. */
export interface AskedProduct {
  id: string
  code: string
  name: string
  /** Address of its page on the site. */
  href: string
  /** Address of its picture at the desk. */
  picture: string
}

/** The products that a message mentions, with their drawings. */
export function Asked({ products }: { products: readonly AskedProduct[] }) {
  if (products.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-label font-medium text-muted">Citado na mensagem</h2>
      <ul className="flex flex-wrap gap-2">
        {products.map(({ id, code, name, href, picture }) => (
          <li key={`${id} ${code}`}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className="grid min-h-11 grid-cols-[5rem_minmax(0,14rem)] items-center gap-3 rounded border border-rule bg-sheet p-2 hover:border-petrol"
            >
              <img src={picture} alt="" width={80} height={60} loading="lazy" className="h-15 w-20 object-contain" />
              <span className="grid justify-items-start gap-1 text-label leading-tight">
                <CodeLabel code={code} isWrapping />
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
