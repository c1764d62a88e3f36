import { paths } from '#domain/pages/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'

/** Shown when the whole page failed: plain links only, so that it works whatever is broken. */
export function Breakdown() {
  return (
    <main className="page-width grid min-h-dvh content-center justify-items-start gap-4">
      <h1 className="text-head">Não foi possível abrir esta página</h1>
      <p className="max-w-prose text-muted">
        Ocorreu um erro do nosso lado. Tente novamente; o seu carrinho está guardado neste aparelho.
      </p>
      <a href={paths.home} className={buttonClass({ look: 'primary' })}>
        Ir para o início
      </a>
    </main>
  )
}
