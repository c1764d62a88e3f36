import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { brandSchema } from '#domain/brand.ts'
import { contactPageSchema } from '#domain/pages/contact-page.ts'
import { filledBrand } from '#server/content/load/fill-brand.ts'
import { mailShop } from '#server/outbox/mail/mail-shop.ts'

const content = join(import.meta.dirname, '../../fixture/content')
const read = (file: string): unknown => parse(readFileSync(join(content, file), 'utf8'))
const brand = filledBrand(v.parse(brandSchema, read('brand.yaml')), [])

/** The small shop of the tests, as a build would hand it to the e-mails, with one product and its picture. */
export const sampleShop = mailShop({
  siteUrl: 'https://loja.example',
  brand,
  colours: brand.colours,
  products: [{ id: '1', name: 'Célula de oxigênio <P2>' }],
  social: { '/produto/1': '/social/produto-1.0a1b2c3d.png' },
  pages: { contact: v.parse(contactPageSchema, read('pages/contact.yaml')) },
})
