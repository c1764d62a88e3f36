import type { PublishRule } from './publish-rule.ts'

/** Matches reserved domains (RFC 2606), which belong to nobody. */
const example = /(?:\.example|example\.(?:com|net|org))\b/
const zeros = /0{6}/

/** Finds sample values among the company's own data. */
export const ownData: PublishRule = {
  title: 'Endereço do site, telefones, WhatsApp, e-mails e CNPJ são os da empresa',
  find: ({ brand }) => {
    const fields: [path: string, value: string, sample: RegExp][] = [
      ['siteUrl', brand.siteUrl, example],
      ['phone', brand.phone, /0000-0000$|3000-0000$/],
      ['whatsapp.main', brand.whatsapp.main, zeros],
      ['whatsapp.categories', brand.whatsapp.categories, zeros],
      ['email.sales', brand.email.sales, example],
      ['email.support', brand.email.support, example],
      ['address.postalCode', brand.address.postalCode, /^(?:00000-000|80000-000)$/],
      ['cnpj', brand.cnpj, /^00\.000\.000/],
    ]
    return fields
      .filter(([, value, sample]) => sample.test(value))
      .map(([path, value]) => ({
        file: 'content/brand.yaml',
        path,
        code: 'conteudo-valor-de-exemplo',
        problem: `${value} é um exemplo; escreva o da empresa`,
      }))
  },
}
