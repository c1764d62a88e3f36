import { brandSchema } from '#domain/brand.ts'
import { contentKind } from '#domain/editing/kind.ts'
import { tidyBrand } from './brand-typed.ts'
import { brandWords } from './brand-words.ts'

/** The fields that hold the name of a picture's file; the form asks for the picture itself. */
export const brandPictures = ['logo.light', 'logo.dark', 'icon'] as const
export type BrandPicture = (typeof brandPictures)[number]

/** The name of the file input whose file replaces the picture of a field. */
export function pictureFile(field: string): string {
  return `${field}.arquivo`
}

const words = (text: string) => text.split(' ')

/** content/brand.yaml: the company to which the site belongs. */
export const brand = contentKind({
  name: 'marca',
  title: 'Marca',
  about: 'Nome, contatos, documentos, promessas, condições de venda, logotipo e cores.',
  place: { kind: 'file', path: 'brand.yaml' },
  schema: brandSchema,
  // Visitors' browsers store their carts under this name, so it never changes.
  notTyped: ['slug'],
  groups: [
    { title: 'Quem é', anchor: 'quem-e', names: words('name tagline description siteUrl legalLine cnpj') },
    { title: 'Contato', anchor: 'contato', names: words('phone whatsapp email address') },
    { title: 'Documentos', anchor: 'documentos', names: words('certifications regulatory dataProtection') },
    { title: 'Promessas', anchor: 'promessas', names: ['promises'] },
    { title: 'Condições de venda', anchor: 'condicoes', names: words('offers warranty attentionNotice') },
    { title: 'Rodapé e notas', anchor: 'rodape', names: words('footerCategories derivedRatings') },
    { title: 'Logotipo', anchor: 'logotipo', names: words('logo icon') },
    { title: 'Cores', anchor: 'cores', names: ['colours'] },
  ],
  words: brandWords,
  tidy: tidyBrand,
})
