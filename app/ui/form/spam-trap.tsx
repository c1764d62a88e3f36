import { useState } from 'react'

export const spamTrapName = 'site'

/** A hidden field that people neither see nor reach: only programs fill it in. */
export function SpamTrap() {
  return (
    <div hidden>
      <input name={spamTrapName} type="text" tabIndex={-1} autoComplete="off" aria-label="Não preencha" />
    </div>
  )
}

/** Headers that say how a form was filled in; alone they never make the server refuse (server/http/rest/rest.ts). */
export function useFormHeaders(): (form: HTMLFormElement) => Record<string, string> {
  const [readyAt] = useState(() => performance.now())
  return (form) => ({
    'X-Form-Opened': String(Math.round(performance.now() - readyAt)),
    ...(new FormData(form).get(spamTrapName) && { 'X-Form-Trap': '1' }),
  })
}
