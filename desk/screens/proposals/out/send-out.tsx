import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { erpLayouts } from '#domain/proposal/out/erp-sheets.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/form/field.tsx'
import { LetterForm } from './letter-form.tsx'
import type { ProposalView } from '#desk/screens/proposals/proposal-view.ts'

/** The text for the person's own WhatsApp or e-mail; the document is attached by hand. */
export function SendOut({ view }: { view: ProposalView }) {
  const { message } = view
  if (!message) return null
  const { text, whatsapp, email } = message
  const ways = [
    { name: 'WhatsApp', link: whatsapp },
    { name: 'e-mail', link: email },
  ]
  return (
    <section aria-label="Enviar ao cliente" className="grid gap-3">
      <h2 className="text-lead font-semibold">Enviar ao cliente</h2>
      <label className="grid gap-1 text-label text-muted">
        O texto da proposta
        <textarea id="texto" readOnly rows={8} value={text} className={controlClass} />
      </label>
      <span className="flex flex-wrap items-center gap-3">
        {ways.map(
          ({ name, link }) =>
            link && (
              <a
                key={name}
                href={link.href}
                target="_blank"
                rel="noopener"
                className={buttonClass({ look: name === 'WhatsApp' ? 'whatsapp' : 'quiet' })}
              >
                {link.isWhole ? `Abrir no ${name}` : `Abrir o ${name} e colar o texto`}
              </a>
            ),
        )}
        <Button type="button" hidden data-copies="texto" aria-live="polite">
          Copiar o texto
        </Button>
        {!whatsapp && !email && (
          <span className="text-small text-muted">Sem telefone do Brasil nem e-mail: copie o texto acima.</span>
        )}
      </span>
      <LetterForm view={view} />
      <ErpSheets id={view.file.proposal.id} />
      <p className="text-label text-muted">
        O documento: abra, imprima como PDF e anexe. O texto já traz todos os itens, preços e condições.
      </p>
    </section>
  )
}

/** Links to CSV files for the shop's ERP system, in which the sale continues. */
function ErpSheets({ id }: { id: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
      Planilha para o sistema da loja:
      {keysOf(erpLayouts).map((system) => (
        <a
          key={system}
          href={`/propostas/${id}.csv?modelo=${system}`}
          className={buttonClass({ look: 'plain', size: 'inline' })}
        >
          {erpLayouts[system].label}
        </a>
      ))}
    </p>
  )
}
