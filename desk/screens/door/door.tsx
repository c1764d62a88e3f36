import { KeyRound } from 'lucide'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** The sign-in page: by passkey, or by a link from an administrator. In: the address that the person wanted. */
export function Door({ wish }: { wish: string }) {
  return (
    <div className="grid max-w-prose gap-6">
      <div hidden data-passkey-door data-wish={wish} className="grid gap-3">
        <Button look="primary" size="large" className="justify-self-start">
          <Icon node={KeyRound} /> Entrar com chave de acesso
        </Button>
        <p role="alert" className="text-small text-signal" />
      </div>
      <div className="grid gap-2">
        <h2 className="text-lead font-semibold">Primeira vez neste aparelho?</h2>
        <p>
          Peça um link de entrada a quem administra a mesa. Ele vale uma vez, por dez minutos, e quem o abre aperta um
          botão para entrar.
        </p>
        <p className="text-small text-muted">
          Quem cuida do servidor faz o primeiro com <code>script/desk link --name &apos;Ana&apos;</code>.
        </p>
      </div>
    </div>
  )
}

/** The page of a sign-in link before it is used: a program that only opens the link does not use it up. */
export function LinkDoor({ token, name }: { token: string; name: string }) {
  return (
    <form method="post" action="/entrar" className="grid max-w-prose gap-5">
      <input type="hidden" name="link" value={token} />
      <p>
        Este link é de <strong>{name}</strong> e vale uma vez. Se não é você, feche esta página.
      </p>
      <Button type="submit" look="primary" size="large" className="justify-self-start">
        Entrar como {name}
      </Button>
    </form>
  )
}

export function BadLink() {
  return (
    <div className="grid max-w-prose gap-4">
      <p>Links de entrada valem uma vez, por dez minutos. Peça outro a quem administra a mesa.</p>
      <p>
        <a href="/entrar" className="text-petrol-deep underline underline-offset-4">
          Ir para a entrada
        </a>
      </p>
    </div>
  )
}
