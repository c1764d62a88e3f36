import type { TypedForm } from '#domain/editing/form.ts'
import { formatCnpj } from '#domain/forms/cnpj.ts'
import { brazilianPhone } from '#domain/text/brazilian-phone.ts'

/** By field, a function that puts a typed text into the notation of the file. */
const written: Readonly<Record<string, (text: string) => string>> = {
  phone: phoneText,
  'whatsapp.main': (text) => brazilianPhone(text) ?? text,
  'whatsapp.categories': (text) => brazilianPhone(text) ?? text,
  'address.state': (text) => text.toUpperCase(),
  'address.postalCode': (text) => text.replace(/^(\d{5})[ .]?(\d{3})$/, '$1-$2'),
  cnpj: formatCnpj,
  siteUrl: (text) => text.replace(/\/+$/, ''),
}

/** The brand's form with numbers and codes as the file writes them: (11) 3000-0000 is +55 11 3000-0000. */
export function tidyBrand(typed: TypedForm): TypedForm {
  const tidied = Object.entries(typed).map(([name, text]): [string, string] => [
    name,
    Object.hasOwn(written, name) ? (written[name]?.(text.trim()) ?? text) : text,
  ])
  return Object.fromEntries(tidied)
}

function phoneText(text: string): string {
  const digits = brazilianPhone(text)
  return digits === undefined ? text : `+55 ${digits.slice(2, 4)} ${digits.slice(4, -4)}-${digits.slice(-4)}`
}
