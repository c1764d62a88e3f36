import { buttonClass } from '#app/ui/button.tsx'

/** Shown in place of a page that is refused, with a link onward. */
export function Refused({ words }: { words: string }) {
  return (
    <div className="grid max-w-prose justify-items-start gap-5">
      <p>{words}</p>
      <a href="/" className={buttonClass({ look: 'primary' })}>
        Ir para o início da mesa
      </a>
    </div>
  )
}
