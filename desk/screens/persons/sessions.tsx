import { KeyRound } from 'lucide'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Passkey, Session, SignInWay } from '#desk/access/access.ts'
import { Moment } from '#desk/screens/parts/moment.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { Cell, Row, Table } from '#desk/screens/parts/table.tsx'

const wayNames: Record<SignInWay, string> = { link: 'link', passkey: 'chave de acesso', proxy: 'proxy' }

interface SessionsProps {
  sessions: readonly Session[]
  /** The id of the present session. */
  own: number
  passkeys: readonly Passkey[]
  /** Whether browsers create passkeys at this address: only for a domain name. */
  canHavePasskeys: boolean
}

/** The person's sessions and passkeys; administrators see everybody's sessions. */
export function Sessions({ sessions, own, passkeys, canHavePasskeys }: SessionsProps) {
  return (
    <div className="grid gap-8">
      <section className="grid gap-3">
        <h2 className="text-lead font-semibold">Abertas agora</h2>
        <Table caption="Sessões abertas" headings={['Pessoa', 'Aparelho', 'Entrou', 'Vista', 'Ações']}>
          {sessions.map((session) => (
            <Row key={session.id}>
              <Cell label="Pessoa">{session.person.name}</Cell>
              <Cell label="Aparelho">
                {session.device}
                {session.id === own && <span className="text-muted"> (esta)</span>}
              </Cell>
              <Cell label="Entrou">
                <Moment at={session.createdAt} /> por {wayNames[session.way]}
              </Cell>
              <Cell label="Vista">
                <Moment at={session.seenAt} />
              </Cell>
              <Cell label="Ações">
                <PostForm action={`/sessoes/${session.id}/encerrar`}>
                  <Button
                    type="submit"
                    size="small"
                    aria-label={`Encerrar a sessão de ${session.person.name}, ${session.device}`}
                  >
                    Encerrar
                  </Button>
                </PostForm>
              </Cell>
            </Row>
          ))}
        </Table>
        <p className="text-small text-muted">
          Horário de Brasília. Uma sessão termina após 12 horas sem uso, ou em 7 dias.
        </p>
      </section>
      <OwnPasskeys passkeys={passkeys} canHavePasskeys={canHavePasskeys} />
    </div>
  )
}

function OwnPasskeys({ passkeys, canHavePasskeys }: Pick<SessionsProps, 'passkeys' | 'canHavePasskeys'>) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lead font-semibold">Suas chaves de acesso</h2>
      <p className="max-w-prose text-small text-muted">
        Com uma chave de acesso (impressão digital, rosto ou PIN do aparelho) você entra sem pedir outro link.
      </p>
      {passkeys.length > 0 && (
        <Table caption="Chaves de acesso" headings={['Aparelho', 'Criada', 'Usada', 'Ações']}>
          {passkeys.map(({ id, device, createdAt, usedAt }) => (
            <Row key={id}>
              <Cell label="Aparelho">{device}</Cell>
              <Cell label="Criada">
                <Moment at={createdAt} />
              </Cell>
              <Cell label="Usada">{usedAt === null ? 'ainda não' : <Moment at={usedAt} />}</Cell>
              <Cell label="Ações">
                <PostForm action={`/chaves/${id}/remover`}>
                  <Button type="submit" size="small" aria-label={`Remover a chave de ${device}`}>
                    Remover
                  </Button>
                </PostForm>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      {canHavePasskeys ? (
        <div hidden data-passkey-new className="grid gap-2">
          <Button look="primary" className="justify-self-start">
            <Icon node={KeyRound} /> Criar chave neste aparelho
          </Button>
          <p role="alert" className="text-small text-signal" />
        </div>
      ) : (
        <p className="text-small text-muted">
          Abra a mesa por http://localhost para criar uma: um endereço em números não pode ter chaves.
        </p>
      )}
    </section>
  )
}
