import { buttonClass } from '#app/ui/button.tsx'

const keys: [string, string][] = [
  ['j', 'próximo da lista'],
  ['k', 'anterior da lista'],
  ['Enter', 'abrir'],
  ['x', 'marcar'],
  ['e', 'encerrar ou concluir o que está aberto'],
  ['/', 'buscar'],
  ['?', 'mostrar estas teclas'],
]

/** The list of keyboard shortcuts: `?` opens it (desk/browser/keys.ts). */
export function KeysDialog() {
  return (
    <dialog
      id="teclas"
      aria-labelledby="teclas-titulo"
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded bg-sheet p-5"
    >
      <h2 id="teclas-titulo" className="mb-3 text-lead font-semibold">
        Teclas
      </h2>
      <dl className="mb-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-small">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-rule-strong bg-tint px-2 py-0.5 font-sans text-label font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button className={buttonClass({})}>Fechar</button>
      </form>
    </dialog>
  )
}
