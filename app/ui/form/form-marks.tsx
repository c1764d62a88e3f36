import { useState } from 'react'

const trapName = 'site'

/** A field that people neither see nor reach: only programs fill it in. */
export function FormTrap() {
  return (
    <div hidden>
      <input name={trapName} type="text" tabIndex={-1} autoComplete="off" aria-label="Não preencha" />
    </div>
  )
}

/**
 * Reads how a form was filled in, as headers for the server: how long it has been ready to be
 * typed into, and whether the trap caught anything. They never refuse anybody (server/http/rest/form-marks.ts).
 */
export function useFormMarks() {
  const [shownAt] = useState(() => performance.now())
  return (form: HTMLFormElement): Record<string, string> => ({
    'X-Form-Opened': String(Math.round(performance.now() - shownAt)),
    ...(new FormData(form).get(trapName) && { 'X-Form-Trap': '1' }),
  })
}
