import { Button } from '#app/ui/button.tsx'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import type { ProposalLink } from '#server/store/proposals.ts'
import { Moment } from '#desk/screens/parts/moment.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import type { ProposalView } from '#desk/screens/proposals/proposal-view.ts'

/** The links for the customer: makes one, and ends existing ones. */
export function CustomerLinks({ view: { file, link, today, hasLinks } }: { view: ProposalView }) {
  const { id, number } = file.proposal
  if (!hasLinks || !number) return null
  const open = file.links.filter(({ revokedAt, expiresOn }) => revokedAt === null && expiresOn >= today)
  return (
    <section aria-label="Link para o cliente" className="grid justify-items-start gap-3 border-t border-rule pt-6">
      <h2 className="text-lead font-semibold">Link para o cliente</h2>
      {link !== undefined && (
        <p role="status" className="rounded border border-petrol bg-tint p-4 text-small break-all">
          Copie agora, ele não aparece de novo: <strong>{link}</strong>
          <br />O texto acima já o traz.
        </p>
      )}
      <p className="max-w-prose text-small text-muted">
        O cliente abre a proposta sem senha, e aceita ou pergunta ali mesmo: a resposta chega como mensagem. O link
        mostra sempre a última revisão enviada.
      </p>
      {open.length > 0 && (
        <ul className="grid gap-2">
          {open.map((one) => (
            <OpenLink key={one.id} proposal={id} link={one} />
          ))}
        </ul>
      )}
      <PostForm action={`/propostas/${id}/link`}>
        <Button type="submit">{open.length > 0 ? 'Fazer outro link' : 'Fazer o link'}</Button>
      </PostForm>
    </section>
  )
}

function OpenLink({ proposal, link: { id, at, person, expiresOn } }: { proposal: number; link: ProposalLink }) {
  return (
    <li>
      <PostForm
        action={`/propostas/${proposal}/link/${id}/retirar`}
        className="flex flex-wrap items-center gap-3 text-small"
      >
        <span>
          Link de <Moment at={at} />, {person}: abre até {brazilianDay(expiresOn)}
        </span>
        <Button type="submit" size="small">
          Retirar
        </Button>
      </PostForm>
    </li>
  )
}
