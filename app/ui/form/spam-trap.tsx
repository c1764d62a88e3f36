import { useState } from 'react'

export const trapName = 'site'

/** A hidden field that people neither see nor reach: only programs fill it in. */
export function FormTrap() {
  return (
    <div hidden>
      <input name={trapName} type="text" tabIndex={-1} autoComplete="off" aria-label="Não preencha" />
    </div>
  )
}

/**
 * Reports how a form was filled in, as headers for the server: how long ago it became ready, and whether the hidden
 * field was filled in. The headers alone never refuse a message (server/http/rest/rest.ts).
 */
export function useFormHeaders() {
  const [readyAt] = useState(() => performance.now())
  return (form: HTMLFormElement): Record<string, string> => ({
    'X-Form-Opened': String(Math.round(performance.now() - readyAt)),
    ...(new FormData(form).get(trapName) && { 'X-Form-Trap': '1' }),
  })
}
