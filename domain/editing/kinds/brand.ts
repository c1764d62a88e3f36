import type { TypedForm } from '#domain/editing/form.ts'
import { contentKind } from '#domain/editing/kind.ts'
import { formatCnpj } from '#domain/forms/cnpj.ts'
import { brandSchema } from '#domain/shop/brand.ts'
import { brazilianPhone } from '#domain/text/brazilian-phone.ts'

const notations: Readonly<Record<string, (text: string) => string>> = {
  phone: phoneText,
  'whatsapp.main': (text) => brazilianPhone(text) ?? text,
  'whatsapp.categories': (text) => brazilianPhone(text) ?? text,
  'address.state': (text) => text.toUpperCase(),
  'address.postalCode': (text) => text.replace(/^(\d{5})[ .]?(\d{3})$/, '$1-$2'),
  cnpj: formatCnpj,
  siteUrl: siteAddress,
}

/** A longer text is no number, code or address: the patterns would try it from each of its letters. */
const longestNotation = 300

/** The brand's form with numbers and codes as the file has them: (11) 3000-0000 is +55 11 3000-0000. */
export function tidyBrand(typed: TypedForm): TypedForm {
  const tidied = Object.entries(typed).map(([name, text]): [string, string] => [
    name,
    Object.hasOwn(notations, name) && text.length <= longestNotation ? (notations[name]?.(text.trim()) ?? text) : text,
  ])
  return Object.fromEntries(tidied)
}

function siteAddress(text: string): string {
  const address = /^[a-z\d-]+(\.[a-z\d-]+)+\/*$/i.test(text) ? `https://${text}` : text
  return address.replace(/\/+$/, '')
}

function phoneText(text: string): string {
  const digits = brazilianPhone(text)
  return digits === undefined ? text : `+55 ${digits.slice(2, 4)} ${digits.slice(4, -4)}-${digits.slice(-4)}`
}

/** The fields that hold a picture's file name, each with the beginning of that name. */
export const brandPictures = {
  'logo.light': 'logo',
  'logo.dark': 'logo-escuro',
  icon: 'icone',
  'workshop.front': 'oficina-fachada',
  'workshop.bench': 'oficina-bancada',
  'workshop.team': 'oficina-equipe',
} as const

/** The name of the form field that sends a new file for a picture's field. */
export function pictureFile(field: string): string {
  return `${field}.arquivo`
}

export const brand = contentKind({
  name: 'marca',
  title: 'Marca',
  description: 'Nome, contatos, documentos, promessas, condições de venda, logotipo e cores.',
  storage: { kind: 'file', path: 'brand.yaml' },
  schema: brandSchema,
  // Visitors' browsers store their carts under this name, so it never changes.
  hiddenFields: ['slug'],
  groups: [
    {
      title: 'Quem é',
      anchor: 'quem-e',
      fields: 'name tagline description siteUrl legalLine cnpj stateRegistration bank pixKey',
    },
    { title: 'Contato', anchor: 'contato', fields: 'phone whatsapp email address' },
    { title: 'Documentos', anchor: 'documentos', fields: 'certifications regulatory dataProtection' },
    { title: 'Oficina', anchor: 'oficina', fields: 'workshop' },
    { title: 'Promessas', anchor: 'promessas', fields: 'promises' },
    { title: 'Condições de venda', anchor: 'condicoes', fields: 'offers warranty attentionNotice' },
    { title: 'Rodapé e notas', anchor: 'rodape', fields: 'footerCategories derivedRatings' },
    { title: 'Logotipo', anchor: 'logotipo', fields: 'logo icon' },
    { title: 'Cores', anchor: 'cores', fields: 'colours' },
  ],
  tidy: tidyBrand,
})
