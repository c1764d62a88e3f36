import type { SiteIdentity } from '#domain/seo/site-identity.ts'

/** A site for tests. */
export const siteSample: SiteIdentity = {
  siteUrl: 'https://vitrinemedica.example',
  brand: {
    name: 'Vitrine Médica',
    slug: 'vitrine-medica',
    tagline: 'Equipamentos e peças médicas',
    description: 'Equipamentos, peças e manutenção.',
    siteUrl: 'https://vitrinemedica.example',
    phone: '+55 41 3000-0000',
    whatsapp: { main: '5541900000000', categories: '5541900000001' },
    email: { sales: 'comercial@example.com', support: 'suporte@example.com' },
    address: {
      street: 'Rua das Araucárias, 1000',
      district: 'Centro',
      city: 'Curitiba',
      state: 'PR',
      postalCode: '80000-000',
    },
    cnpj: '00.000.000/0001-00',
    legalLine: 'Vitrine Médica Ltda.',
    certifications: ['ANVISA'],
    attentionNotice: 'ATENÇÃO: confira o código.',
    warranty: '12 meses.',
    derivedRatings: true,
  },
}
