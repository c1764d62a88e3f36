import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { post } from './post.ts'

export function offerPasskeys(): void {
  if (!browserSupportsWebAuthn()) return
  const signInPart = document.querySelector<HTMLElement>('[data-passkey-door]')
  const createPart = document.querySelector<HTMLElement>('[data-passkey-new]')
  if (signInPart) offer(signInPart, signIn)
  if (createPart) offer(createPart, createPasskey)
}

/** Shows a part of the page that needs passkeys. Its button starts `work`, whose failure is shown below the button. */
function offer(part: HTMLElement, work: (part: HTMLElement) => Promise<void>): void {
  const button = part.querySelector('button')
  const alert = part.querySelector('[role=alert]')
  if (!button || !alert) return
  part.hidden = false
  button.addEventListener('click', () => {
    button.setAttribute('aria-busy', 'true')
    alert.textContent = ''
    work(part)
      .catch((error: unknown) => (alert.textContent = reasonOf(error)))
      .finally(() => button.removeAttribute('aria-busy'))
  })
}

async function signIn(part: HTMLElement): Promise<void> {
  const optionsJSON: Parameters<typeof startAuthentication>[0]['optionsJSON'] = await post('/entrar/chave/opcoes', {})
  await post('/entrar/chave', await startAuthentication({ optionsJSON }))
  location.assign(part.dataset.returnTo ?? '/')
}

async function createPasskey(): Promise<void> {
  const optionsJSON: Parameters<typeof startRegistration>[0]['optionsJSON'] = await post('/chaves/opcoes', {})
  const { next } = await post<{ next: string }>('/chaves', { answer: await startRegistration({ optionsJSON }) })
  location.assign(next)
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return 'O aparelho não confirmou. Tente de novo.'
  if (name === 'InvalidStateError') return 'Este aparelho já tem uma chave sua.'
  return error instanceof Error ? error.message : 'Não deu certo. Tente de novo.'
}
