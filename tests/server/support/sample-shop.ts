import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { contactPageSchema } from '#domain/pages/marketing-pages.ts'
import { paletteOf } from '#domain/shop/brand-palette.ts'
import { brandSchema } from '#domain/shop/brand.ts'
import { filledBrand } from '#server/content/load/fill-brand.ts'
import type { MailShop } from '#server/outbox/mail/mail-shop.ts'

const content = join(import.meta.dirname, '../../fixture/content')
const read = (file: string): unknown => parse(readFileSync(join(content, file), 'utf8'))
const brand = filledBrand(v.parse(brandSchema, read('brand.yaml')), [])

/** The small shop of the tests as e-mails know it, with one product and its picture. */
export const sampleShop: MailShop = {
  siteUrl: 'https://loja.example',
  brand,
  colours: paletteOf(brand.colours),
  hours: v.parse(contactPageSchema, read('pages/contact.yaml')).hours,
  nameOf: (id) => (id === '1' ? 'Célula de oxigênio <P2>' : undefined),
  pictureOf: () => '/social/produto-1.0a1b2c3d.png',
}
